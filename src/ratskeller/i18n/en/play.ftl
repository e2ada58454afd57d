# The game on a terminal.

## The table: beginning, answering, leaving

play-ask-game = Which game?
play-ask-people = How many people play?
play-people = { $count ->
    [0] nobody, to watch bots
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
play-ask-level = How strong is { $rival }?
play-ask-name = Name of player { $number } [{ $name }]:
play-bad-name = “{ $name }” is no name: it takes 1 to 16 letters, no comma, and nobody else may have it.
play-ask-resume = { $people ->
    [1] Go on with the game of one in { $file } ({ $moves } moves so far)? [Y/n]
   *[other] Go on with the game of { $people } in { $file } ({ $moves } moves so far)? [Y/n]
}
play-yes = y yes
play-no = n no
play-choose = Number [{ $proposed }]:
play-choose-again = A number from { $first } to { $count }, please.
play-not-begun = No game was begun.
play-hint = Answer with the number of a move. ? shows what else you can type.
play-prompt = { $seat } >
play-turn-over = The turn is over. Enter (or 1) ends it, u takes the last move back.
play-chance-next = Cards are drawn now. Enter (or 1) goes on, u takes the last move back.
play-hide = Enter hides all this, before the next player looks.
play-look = { $seat }: look alone, then press Enter to see your hand.
play-since = Since your last turn:
play-malformed = “{ $text }” is no move. Type a number from 1 to { $count }, a move in its short form, or ? for help.
play-undone = Taken back: { $move }
play-nothing-to-undo = There is nothing to take back: only decisions of the turn under way can be.
play-not-kept = The game can’t be kept in { $file }: { $why }. Save it elsewhere by: s FILE
play-kept =
    The game is kept in { $file }
    Go on with it by: { $command }
play-save-where = Which file? Type: s FILE
play-save-first = Save it in a file, too? Its name, or Enter for none:
play-overwrite = { $file } is there already. Overwrite it? [y/N]
play-save-refused = Not saved: { $file } stays as it is.
play-not-saved = Can’t be saved in { $file }: { $why }
play-saved = Saved in { $file }
play-no-rule = There is no rule “{ $rule }”. Rules are called such as { $example }.
play-finished =
    The whole game is in { $file }
    See it again by: ratskeller replay { $file }
play-help =
    number   make the move of that number
    { $move } make a move in its short form, as it stands beside the number
    u        take back the last decision of your turn
    b        show the board and the moves again
    l        log: all that has happened so far
    p        points so far, line by line
    i        hint: the best turns with everybody’s chances; i 5 thinks for 5 seconds
    r ID     the text of a rule, such as r { $rule }
    s FILE   save the game in a file; s alone saves in the last one again
    q        quit; the game is kept, go on with it by --resume
    ?        this help

## A recorded game

replay-after = { $moves ->
    [one] After { $moves } move
   *[other] After { $moves } moves
}
replay-not-over = The game is not over.
