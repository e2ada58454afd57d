# Dopo una partita: il turno migliore, il peggiore e quanto dura un’analisi.

after-best = Turno migliore:
after-worst = Turno peggiore:
after-better = Meglio: { $better }
after-no-mistake = Nessun errore: nessun turno sprecato.
after-all = Tutte le svolte e tutti gli errori
after-left-moment = Ancora pochi secondi.
after-left-half = Ancora circa mezzo minuto.
after-left-minutes = { $minutes ->
    [one] Ancora circa un minuto.
   *[other] Ancora circa { $minutes } minuti.
}
