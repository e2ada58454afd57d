# The table of The Pied Piper on the page.

page-piper-ring = Le case in cerchio, dalla tua verso destra
page-piper-house = Casa di { $seat }: segnalino ratti al piano { $floor } di { $roof }, segnalini raccolti: { $markers }, carte in mano: { $cards }.
page-piper-gap = Nello spazio dopo: { $figures }.
page-piper-gap-empty = Nello spazio dopo non c’è nessuno.
page-piper-row = La fila delle carte personaggio
page-piper-place = Posto { $place }: { $figure }
page-piper-place-empty = Posto { $place }: nessuna carta personaggio
page-piper-lies = Sotto: { $cards }
page-piper-lies-none = Sotto non c’è nulla
page-piper-waits = aspetta una seconda carta
page-piper-hand = Mano di { $seat }
page-piper-card = { $card }, carta { $number } di { $count } in mano
page-piper-face-down = Gioca coperta
page-piper-pick-place = Ora scegli un posto
page-piper-pick-card = Ora scegli una carta per il posto { $place }
page-piper-skip = Salta
page-piper-below = Giù nella fogna nessun segnalino si muove.
