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
play-ask-level = A quale livello vuoi sfidare { $rival }?
play-ask-name = Nome del giocatore { $number } [{ $name }]:
play-bad-name = Il nome «{ $name }» non va bene: servono da 1 a 16 caratteri, senza virgole, e nessun altro deve già usarlo.
play-ask-resume = { $people ->
    [1] Riprendere la partita in solitario salvata in { $file } (mosse finora: { $moves })? [S/n]
   *[other] Riprendere la partita a { $people } giocatori salvata in { $file } (mosse finora: { $moves })? [S/n]
}
play-yes = s sì si y yes
play-no = n no non
play-choose = Numero [{ $proposed }]:
play-choose-again = Scrivi un numero da { $first } a { $count }.
play-not-begun = Non è cominciata nessuna partita.
play-hint = Rispondi con il numero di una mossa. Scrivi ? per vedere gli altri comandi.
play-prompt = { $seat } >
play-turn-over = Il turno è finito. Premi Invio (o 1) per chiuderlo, u per annullare l’ultima mossa.
play-chance-next = Ora si pesca. Premi Invio (o 1) per continuare, u per annullare l’ultima mossa.
play-hide = Premi Invio per nascondere tutto prima di passare lo schermo.
play-look = { $seat }: quando nessun altro guarda, premi Invio per vedere la tua mano.
play-since = Dal tuo ultimo turno:
play-malformed = «{ $text }» non è una mossa. Scrivi un numero da 1 a { $count }, una mossa in forma breve oppure ? per l’aiuto.
play-undone = Annullata: { $move }
play-nothing-to-undo = Non c’è nulla da annullare: puoi annullare solo le mosse del turno in corso.
play-not-kept = Impossibile salvare la partita in { $file }: { $why }. Salvala altrove con: s FILE
play-kept =
    La partita è salvata in { $file }
    Per riprenderla: { $command }
play-save-where = In quale file? Scrivi: s FILE
play-save-first = Vuoi salvarla anche in un file? Scrivi il nome, oppure premi solo Invio:
play-overwrite = { $file } esiste già. Sovrascriverlo? [s/N]
play-save-refused = Partita non salvata: { $file } resta com’è.
play-not-saved = Impossibile salvare in { $file }: { $why }
play-saved = Partita salvata in { $file }
play-no-rule = La regola «{ $rule }» non esiste. I nomi delle regole sono fatti così: { $example }.
play-finished =
    L’intera partita è in { $file }
    Per rivederla: ratskeller replay { $file }
play-help =
    numero   fa la mossa con quel numero
    { $move } fa una mossa in forma breve, com’è scritta accanto al numero
    u        annulla l’ultima mossa del tuo turno
    b        mostra di nuovo il tabellone e le mosse
    l        cronaca: tutto quello che è successo finora
    p        punti finora, riga per riga
    i        suggerimento: i turni migliori e le probabilità di tutti; i 5 pensa per 5 secondi
    r ID     il testo di una regola, per esempio r { $rule }
    s FILE   salva la partita in un file; s da solo salva di nuovo nell’ultimo
    q        esce; la partita resta salvata e si riprende con --resume
    ?        questo aiuto

## Una partita registrata

replay-after = { $moves ->
    [one] Dopo { $moves } mossa
   *[other] Dopo { $moves } mosse
}
replay-not-over = La partita non è finita.
