# The table of The Pied Piper on the page.

page-piper-ring = Die Häuser im Kreis, von deinem aus nach rechts
page-piper-house = Haus von { $seat }: Rattenmarker auf Stockwerk { $floor } von { $roof }, gesammelte Marker: { $markers }, Handkarten: { $cards }.
page-piper-gap = In der Lücke danach: { $figures }.
page-piper-gap-empty = In der Lücke danach ist niemand.
page-piper-row = Die Reihe der Figurenkarten
page-piper-place = Platz { $place }: { $figure }
page-piper-place-empty = Platz { $place }: keine Figurenkarte
page-piper-lies = Darunter: { $cards }
page-piper-lies-none = Darunter liegt nichts
page-piper-waits = wartet auf eine zweite Karte
page-piper-hand = Hand von { $seat }
page-piper-card = { $card }, Handkarte { $number } von { $count }
page-piper-face-down = Verdeckt spielen
page-piper-pick-place = Wähle jetzt einen Platz dafür
page-piper-pick-card = Wähle jetzt eine Karte für Platz { $place }
page-piper-skip = Überspringen
page-piper-below = Unten im Kanal bewegt sich kein Marker.
