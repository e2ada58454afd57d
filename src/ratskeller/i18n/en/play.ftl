# The game on a terminal.

## The table: beginning, answering, leaving

play-ask-game = Which game?
play-ask-people = How many people are playing?
play-people = { $count ->
    [0] none, just watch bots
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}
play-ask-level = How strong should { $rival } be?
play-ask-name = Name of player { $number } [{ $name }]:
play-bad-name = “{ $name }” can’t be used. A name has 1 to 16 letters and no comma, and each player needs a different one.
play-ask-resume = { $people ->
    [1] Continue the game in { $file } ({ $people } player, { $moves } moves so far)? [Y/n]
   *[other] Continue the game in { $file } ({ $people } players, { $moves } moves so far)? [Y/n]
}
play-yes = y yes
play-no = n no
play-choose = Number [{ $proposed }]:
play-choose-again = Please type a number from { $first } to { $count }.
play-not-begun = No game was started.
play-hint = Type the number of a move. Type ? to see what else you can do.
play-prompt = { $seat } >
play-turn-over = Your turn is over. Press Enter (or 1) to end it, or u to undo the last move.
play-chance-next = Next, cards are drawn. Press Enter (or 1) to continue, or u to undo the last move.
play-hide = Press Enter to clear the screen before the next player looks.
play-look = { $seat }: make sure nobody else is looking, then press Enter to see your hand.
play-since = Since your last turn:
play-malformed = “{ $text }” is not a move. Type a number from 1 to { $count }, a move in its short form, or ? for help.
play-undone = Undone: { $move }
play-nothing-to-undo = Nothing to undo: you can only undo moves of the current turn.
play-not-kept = The game can’t be saved in { $file }: { $why }. To save it somewhere else, type: s FILE
play-kept =
    The game is saved in { $file }
    To continue it, run: { $command }
play-save-where = Which file? Type: s FILE
play-save-first = Save it to a file as well? Type a file name, or press Enter to skip:
play-overwrite = { $file } already exists. Overwrite it? [y/N]
play-save-refused = Not saved. { $file } is unchanged.
play-not-saved = Could not save to { $file }: { $why }
play-saved = Saved to { $file }
play-no-rule = There is no rule “{ $rule }”. Rules have names such as { $example }.
play-finished =
    The whole game is saved in { $file }
    To watch it again, run: ratskeller replay { $file }
play-help =
    number   make the move with that number
    { $move } make a move by its short form, shown beside the number
    u        undo the last move of your turn
    b        show the board and the moves again
    l        log: everything that has happened so far
    p        points so far, line by line
    i        hint: the best turns and everyone’s chances; i 5 thinks for 5 seconds
    r ID     show a rule, such as r { $rule }
    s FILE   save the game to a file; s alone saves to the last one again
    q        quit; the game is saved, continue it with --resume
    ?        this help

## A recorded game

replay-after = { $moves ->
    [one] After { $moves } move
   *[other] After { $moves } moves
}
replay-not-over = This game was not finished.
