# Why a move of The Pied Piper is not legal; reasons that both games have are in refusals.ftl.

piper-refusal-game-ended = { $turns ->
    [one] La partita è finita dopo { $turns } turno.
   *[other] La partita è finita dopo { $turns } turni.
}
piper-refusal-not-in-deck = Questa carta non è più nel mazzo: «{ $card }».
piper-refusal-character-not-in-deck = Questa carta personaggio non è più nel mazzo: { $figure }.
piper-refusal-figure-not-in-game = In { $people } giocatori questa figura non è in gioco: { $figure }.
piper-refusal-one-piper-at-first = Nella prima fila c’è al massimo un Pifferaio.
piper-refusal-face-up-only = In questa variante tutte le carte si giocano scoperte.
piper-refusal-one-face-down = Una carta del turno è già coperta: l’altra si gioca scoperta.
piper-refusal-no-order = In questa variante le carte agiscono subito: non c’è un ordine da scegliere.
piper-refusal-no-special-cards = In questa variante non ci sono carte speciali come «{ $card }».
piper-refusal-not-activated = { $cards ->
    [0] Al posto { $place } non c’è nessuna carta azione: agisce solo una figura con due carte.
   *[other] Al posto { $place } c’è una sola carta azione: agisce solo una figura con due carte.
}
piper-refusal-card-not-in-hand = Non hai in mano questa carta: «{ $card }».
piper-refusal-two-cards-already = Al posto { $place } ci sono già due carte azione.
piper-refusal-same-character = La tua prima carta è al posto { $place }: la seconda va sotto un’altra carta personaggio.
