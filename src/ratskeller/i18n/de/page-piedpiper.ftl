# The table of The Pied Piper on the page.

page-piper-ring = Die Häuser im Kreis, von deinem Haus aus nach rechts
page-piper-house = { $seat ->
    [Du] Dein Haus: Rattenmarker auf Stockwerk { $floor } von { $roof }, gesammelte Rattenmarker: { $markers }, Handkarten: { $cards }.
   *[other] Haus von { $seat }: Rattenmarker auf Stockwerk { $floor } von { $roof }, gesammelte Rattenmarker: { $markers }, Handkarten: { $cards }.
}
page-piper-gap = Rechts daneben: { $figures }.
page-piper-gap-empty = Rechts daneben steht niemand.
page-piper-row = Die Reihe der Figurenkarten
page-piper-place = Figurenkarte { $place }: { $figure }
page-piper-place-empty = Figurenkarte { $place }: keine
page-piper-lies = Darunter: { $cards }
page-piper-lies-none = Darunter liegt nichts
page-piper-waits = wartet auf eine zweite Karte
page-piper-hand = { $seat ->
    [Du] Deine Handkarten
   *[other] Handkarten von { $seat }
}
page-piper-card = { $card }, Handkarte { $number } von { $count }
page-piper-face-down = Verdeckt spielen
page-piper-pick-place = Wähle jetzt eine Figurenkarte dafür
page-piper-pick-card = Wähle jetzt eine Aktionskarte für Figurenkarte { $place }
page-piper-below = Unterwegs im Kanal: Kein Rattenmarker bewegt sich.
page-piper-region-row = Karten
page-piper-plate = Rattenmarker auf Stockwerk { $floor } von { $roof }, Handkarten: { $cards }, gesammelte Rattenmarker: { $markers }.
page-piper-left = Aus der Stadt geflohen.
page-piper-floor-of = { $floor } von { $roof }

## What things are, and what they do

page-piper-tip-house = { $seat ->
    [Du] Dein Haus
   *[other] Haus von { $seat }
}
page-piper-tip-neutral = Hier wohnt niemand. Es zählt als Haus, hat aber keinen Rattenmarker.
page-piper-tip-pass = Läuft eine Ratte durch das Haus, steigt der Rattenmarker um 1, beim Rattenfänger sinkt er um 1.
page-piper-tip-marker = { $seat ->
    [Du] Dein Rattenmarker
   *[other] Rattenmarker von { $seat }
}
page-piper-tip-roof = Erreicht dein Rattenmarker das Dach, musst du aus der Stadt fliehen.
page-piper-tip-lowest = Am Ende gewinnt der niedrigste Rattenmarker in der Stadt.
page-piper-tip-gap = Lücke { $where }
page-piper-tip-together = „{ card-melody }“ bewegt alle Figuren einer Lücke gemeinsam.
page-piper-tip-rat = In jedem Haus, durch das sie läuft, steigt der Rattenmarker um 1.
page-piper-tip-piper = In jedem Haus, durch das er läuft, sinkt der Rattenmarker um 1.
page-piper-tip-places = In der Reihe: Figurenkarte { $places }
page-piper-tip-no-place = Zurzeit bewegt keine Karte der Reihe diese Figur.
page-piper-tip-acts = Mit zwei Aktionskarten darunter wird die Figur aktiviert: zuerst die obere Karte, dann die untere.
page-piper-tip-characters = Aktivierte Figurenkarten werden von diesem Stapel ersetzt.
page-piper-tip-actions = Am Ende deines Zugs ziehst du von hier, bis du wieder vier Karten hast.
page-piper-about-forward = Die Figur läuft vorwärts durch das nächste Haus.
page-piper-about-run = Die Figur läuft vorwärts durch die nächsten zwei Häuser.
page-piper-about-back = Die Figur läuft zurück durch das Haus hinter ihr.
page-piper-about-sewer = Die Figur läuft unter dem nächsten Haus durch, und kein Rattenmarker bewegt sich.
page-piper-about-plus = Mit der normalen Karte daneben läuft die Figur ein Haus weiter.
page-piper-about-melody = Die normale Karte daneben bewegt alle Figuren der Lücke gemeinsam.
page-piper-about-hidden = Sie wird aufgedeckt, wenn die Figur aktiviert wird.
