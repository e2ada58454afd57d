# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] La partita è finita dopo { $turns } turno.
   *[other] La partita è finita dopo { $turns } turni.
}
piper-refusal-not-in-deck = Questa carta non è più nel mazzo: «{ $card }».
piper-refusal-character-not-in-deck = Questa carta personaggio non è più nel mazzo: { $figure }.
piper-refusal-figure-not-in-game = Con { $people } giocatori questo personaggio non è in gioco: { $figure }.
piper-refusal-one-piper-at-first = Nella fila iniziale può esserci al massimo un Pifferaio.
piper-refusal-face-up-only = In questa variante tutte le carte si giocano scoperte.
piper-refusal-one-face-down = In questo turno hai già giocato una carta coperta: gioca l’altra scoperta.
piper-refusal-no-order = In questa variante le carte hanno effetto subito: non c’è un ordine da scegliere.
piper-refusal-no-special-cards = In questa variante non ci sono carte speciali come «{ $card }».
piper-refusal-not-activated = { $cards ->
    [0] Sotto la carta personaggio { $place } non ci sono carte azione: un personaggio si attiva solo con due.
   *[other] Sotto la carta personaggio { $place } c’è una sola carta azione: un personaggio si attiva solo con due.
}
piper-refusal-card-not-in-hand = Non hai in mano questa carta: «{ $card }».
piper-refusal-two-cards-already = Sotto la carta personaggio { $place } ci sono già due carte azione: scegline un’altra.
piper-refusal-same-character = La tua prima carta è sotto la carta personaggio { $place }: gioca la seconda sotto un’altra carta personaggio.
