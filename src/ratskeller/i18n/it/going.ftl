# Le mie partite in corso, e appunti per me.

going-until = il tuo tempo scade: { $time }
going-asked = Aspettano una tua risposta
going-next = { $count ->
    [one] Prossima partita: { $count } ti aspetta (N)
   *[other] Prossima partita: { $count } ti aspettano (N)
}
going-notes = Appunti
going-notes-about = Li vedi solo tu. Vengono salvati automaticamente.
going-notes-kept = Salvato.
page-table-key-next = andare alla prossima partita che ti aspetta
