# The table of The Pied Piper on the page.

page-piper-ring = Le case in cerchio, a partire dalla tua e verso destra
page-piper-house = { $seat ->
    [Tu] La tua casa: segnalino ratti al piano { $floor } (tetto: { $roof }), segnalini raccolti: { $markers }, carte in mano: { $cards }.
   *[other] Casa di { $seat }: segnalino ratti al piano { $floor } (tetto: { $roof }), segnalini raccolti: { $markers }, carte in mano: { $cards }.
}
page-piper-gap = Nello spazio dopo questa casa: { $figures }.
page-piper-gap-empty = Nello spazio dopo questa casa non c’è nessuno.
page-piper-row = La fila delle carte personaggio
page-piper-place = Carta personaggio { $place }: { $figure }
page-piper-place-empty = Carta personaggio { $place }: nessuna
page-piper-lies = Carte giocate qui: { $cards }
page-piper-lies-none = Nessuna carta giocata qui
page-piper-waits = manca ancora una carta
page-piper-hand = { $seat ->
    [Tu] La tua mano
   *[other] Mano di { $seat }
}
page-piper-card = { $card }, carta { $number } di { $count } in mano
page-piper-face-down = Gioca coperta
page-piper-pick-place = Ora scegli sotto quale personaggio giocarla
page-piper-pick-card = Ora scegli una carta azione per la carta personaggio { $place }
page-piper-below = Chi passa dalla fogna non muove nessun segnalino.
page-piper-region-row = Carte
page-piper-plate = Segnalino ratti al piano { $floor } (tetto: { $roof }), carte in mano: { $cards }, segnalini raccolti: { $markers }.
page-piper-left = Ha lasciato la città.
page-piper-floor-of = { $floor } di { $roof }

## What things are, and what they do

page-piper-tip-house = { $seat ->
    [Tu] La tua casa
   *[other] Casa di { $seat }
}
page-piper-tip-neutral = Qui non abita nessuno. Conta come casa, ma non ha segnalino.
page-piper-tip-pass = Un ratto che passa fa salire il segnalino di 1 piano, il Pifferaio lo fa scendere di 1.
page-piper-tip-marker = { $seat ->
    [Tu] Il tuo segnalino ratti
   *[other] Segnalino ratti di { $seat }
}
page-piper-tip-roof = Se il tuo segnalino arriva al tetto, devi lasciare la città.
page-piper-tip-lowest = Alla fine vince il segnalino più basso in città.
page-piper-tip-gap = Spazio { $where }
page-piper-tip-together = «{ card-melody }» muove insieme tutti i personaggi di uno spazio.
page-piper-tip-rat = Fa salire di 1 piano il segnalino di ogni casa che attraversa.
page-piper-tip-piper = Fa scendere di 1 piano il segnalino di ogni casa che attraversa.
page-piper-tip-places = Nella fila: carta personaggio { $places }
page-piper-tip-no-place = Adesso nessuna carta della fila muove questo personaggio.
page-piper-tip-acts = Con due carte azione sotto, il personaggio si attiva: prima la carta superiore, poi quella inferiore.
page-piper-tip-characters = Da qui si sostituiscono le carte personaggio che si sono attivate.
page-piper-tip-actions = Alla fine del turno peschi da qui fino ad avere quattro carte in mano.
page-piper-about-forward = Il personaggio va avanti attraverso la prossima casa.
page-piper-about-run = Il personaggio va avanti attraverso le prossime due case.
page-piper-about-back = Il personaggio torna indietro attraverso la casa alle sue spalle.
page-piper-about-sewer = Il personaggio passa sotto la prossima casa, e nessun segnalino si muove.
page-piper-about-plus = Con la carta normale accanto, il personaggio va una casa più in là.
page-piper-about-melody = La carta normale accanto muove insieme tutti i personaggi dello spazio.
page-piper-about-hidden = Si scopre quando il personaggio si attiva.
