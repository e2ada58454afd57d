# La partita nel terminale.

## Il tavolo: cominciare, rispondere, uscire

play-ask-game = Quale gioco?
play-ask-people = Quante persone giocano?
play-people = { $count ->
    [0] nessuna, per guardare i bot
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
}
play-ask-level = Quanto è forte { $rival }?
play-ask-name = Nome del giocatore { $number } [{ $name }]:
play-bad-name = «{ $name }» non è un nome: ha da 1 a 16 lettere, nessuna virgola, e nessun altro lo porta.
play-ask-resume = { $people ->
    [1] Continuare la partita in solitario in { $file } (mosse finora: { $moves })? [S/n]
   *[other] Continuare la partita per { $people } in { $file } (mosse finora: { $moves })? [S/n]
}
play-yes = s sì si y yes
play-no = n no non
play-choose = Numero [{ $proposed }]:
play-choose-again = Un numero da { $first } a { $count }, per favore.
play-not-begun = Nessuna partita è cominciata.
play-hint = Rispondi con il numero di una mossa. ? mostra che cos’altro puoi scrivere.
play-prompt = { $seat } >
play-turn-over = Il turno è finito. Invio (o 1) lo chiude, u annulla l’ultima mossa.
play-chance-next = Ora si pescano carte. Invio (o 1) continua, u annulla l’ultima mossa.
play-hide = Invio nasconde tutto, prima che guardi il prossimo giocatore.
play-look = { $seat }: quando guardi solo tu, premi Invio per vedere la tua mano.
play-since = Dal tuo ultimo turno:
play-malformed = «{ $text }» non è una mossa. Scrivi un numero da 1 a { $count }, una mossa in forma breve, o ? per l’aiuto.
play-undone = Annullata: { $move }
play-nothing-to-undo = Niente da annullare: si può solo con le decisioni del turno in corso.
play-not-kept = La partita non si può conservare in { $file }: { $why }. Salvala altrove con: s FILE
play-kept =
    La partita è conservata in { $file }
    Si continua con: { $command }
play-save-where = In quale file? Scrivi: s FILE
play-save-first = Salvare anche in un file? Il suo nome, o Invio per nessuno:
play-overwrite = { $file } esiste già. Sovrascriverlo? [s/N]
play-save-refused = Non salvata: { $file } resta com’è.
play-not-saved = Non si può salvare in { $file }: { $why }
play-saved = Salvata in { $file }
play-no-rule = Non c’è nessuna regola «{ $rule }». Le regole si chiamano per esempio { $example }.
play-finished =
    L’intera partita è in { $file }
    Rivedila con: ratskeller replay { $file }
play-help =
    numero   fa la mossa con quel numero
    { $move } fa una mossa in forma breve, come sta accanto al numero
    u        annulla l’ultima decisione del tuo turno
    b        mostra di nuovo il tabellone e le mosse
    l        diario: tutto ciò che è successo finora
    p        punti finora, riga per riga
    i        suggerimento: i turni migliori con le possibilità di tutti; i 5 pensa per 5 secondi
    r ID     il testo di una regola (in inglese), per esempio r { $rule }
    s FILE   salva la partita in un file; s da solo salva di nuovo nell’ultimo
    q        esce; la partita è conservata, si continua con --resume
    ?        questo aiuto

## Una partita registrata

replay-after = { $moves ->
    [one] Dopo { $moves } mossa
   *[other] Dopo { $moves } mosse
}
replay-not-over = La partita non è finita.
