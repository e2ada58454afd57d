# Der Tisch von First Rat auf der Seite.

## Der Spielplan, für alle, die ihn nicht sehen oder auf etwas zeigen

page-fr-board = Spielplan von First Rat
page-fr-space = Feld { $space }, { $colour }: { $amount }{ $lit ->
    [yes] , beleuchtet: 1 mehr
   *[no] {""}
}
page-fr-pipe = Rohr von { $from } nach { $to }, { $colour }, kostet: { $good }
page-fr-rat = { $seat }: Ratte { $rat } { $place }{ $tokens ->
    [none] {""}
   *[other] , { $tokens }
}
page-fr-rat-short = Ratte { $rat }
page-fr-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
page-fr-track = { $points ->
    [one] { $track }: nächster Platz { $points } Punkt
   *[other] { $track }: nächster Platz { $points } Punkte
}
page-fr-stall = Verkaufsstand: { $stall }, Feld { $space }, Preis { $price } Käse. Im Angebot: { $wares }
page-fr-rocket = Die Rakete bis jetzt. Cockpits: { $cockpit }, Frachträume: { $cargo }, Antriebe: { $engine }
page-fr-last-round = Runde { $round } von { $last } – das Spielende naht

## Entscheiden

page-fr-advice-rat = Wähle eine deiner Ratten. Dann leuchten alle Felder auf, die sie erreichen kann.
page-fr-advice-place = Wähle ein leuchtendes Feld für Ratte { $rat }. Willst du mehrere Ratten ziehen, fang mit der vordersten an.
page-fr-advice-more = Zieh noch eine Ratte auf ein anderes Feld derselben Farbe oder wähle „{ move-stop }“.
page-fr-asked = Du entscheidest: { $phase }. { $count ->
    [one] { $count } Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
page-fr-picked = Ratte { $rat } gewählt. { $count ->
    [one] { $count } Feld leuchtet.
   *[other] { $count } Felder leuchten.
}

## Plätze und Greg

page-fr-light = { $lamp ->
    [0] Lichtmarker bei Lampe { $light }, alle Baulampen erreicht
   *[other] Lichtmarker bei Lampe { $light }, nächste Baulampe: Lampe { $lamp }
}
page-fr-markers = { $count ->
    [one] noch { $count } Wertungsstein
   *[other] noch { $count } Wertungssteine
}
page-fr-greg-level = Schwierigkeit
page-fr-greg-plans = Vorbereitet
page-fr-greg-deck = Stapel
page-fr-greg-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
page-fr-greg-unseen = Noch nie gesehen: { $a } × A, { $b } × B
page-fr-greg-in-deck = Sicher im Stapel: { $cards }
page-fr-greg-pile = Aufgedeckt: { $cards }
page-fr-greg-steps = Schritte seiner Ratten, die vorderste zuerst: { $steps }
page-fr-greg-no-card = Greg hat noch keine Karte aufgedeckt

## Was Dinge sind und bewirken: Hinweise beim Zeigen

page-fr-regions-path = Weg
page-fr-regions-tracks = Leisten
page-fr-regions-burrow = Bau
page-fr-regions-stalls = Stände
page-fr-tip-cheese = Damit bezahlst du andere Teams und Gegenstände; { $count } auf einmal kannst du für einen Wertungsstein spenden.
page-fr-tip-material = Damit baust du Raketenteile und bezahlst Rohre.
page-fr-tip-bulb = Jede bringt deinen Lichtmarker eine Lampe weiter.
page-fr-tip-core = Jeder bringt deinen Rattenbaumarker einen Schritt weiter.
page-fr-tip-unlit = Es bringt 1 mehr, sobald dein Lichtmarker bis hierher gekommen ist.
page-fr-tip-stall = Eine Ratte, die hier stehen bleibt, darf einen Gegenstand kaufen oder ihn stehlen und auf das Startfeld zurückgehen.
page-fr-tip-start = Hier beginnen alle Ratten. Es ist Platz für beliebig viele, und niemand zahlt etwas.
page-fr-tip-pad = Eine Ratte, die hier ankommt, steigt in die Rakete. Du nimmst eine Auszeichnung oder holst eine Ratte aus der Kinderstube auf das Startfeld.
page-fr-tip-pad-colour = Sie zählt als jede Farbe.
page-fr-tip-pipe = Eine Abkürzung: Hindurchzulaufen zählt nur als ein Schritt.
page-fr-tip-lamp = Baulampe bei Lampe { $light }
page-fr-tip-lamp-effect = Erreicht dein Lichtmarker diese Baulampe, legst du einen Wertungsstein auf die { track-light }.
page-fr-tip-part = Für jedes gebaute Teil kommt ein Wertungsstein auf den ersten freien Platz. Es kostet { $cost }.
page-fr-tip-storage = Ein Wertungsstein für jeden Besuch in der Vorratshöhle.
page-fr-tip-donation = Ein Wertungsstein für je { $count } gespendete Käse.
page-fr-tip-light = Ein Wertungsstein für jede erreichte Baulampe.
page-fr-tip-rocket = Ein Wertungsstein für jeden Satz aus Cockpit, Frachtraum und Antrieb.
page-fr-tip-rattonaut = Jede Ratte in der Rakete nimmt den ersten freien Platz.
page-fr-tip-slots = Gesperrte Plätze bleiben bei so wenigen Personen leer; auf den letzten Platz passen beliebig viele.
page-fr-tip-plan = Greg hat diese Leiste vorbereitet: Seine nächste Karte mit diesem Symbol wertet sie.
page-fr-tip-library = Kommst du hierher, darfst du einen Comic nehmen.
page-fr-tip-nursery = Kommst du hierher, holst du von hier eine Ratte auf das Startfeld.
page-fr-tip-fork = Eine Abzweigung: hinein oder weiter zur Vorratshöhle.
page-fr-tip-fresh = Wirkt ab deinem nächsten Zug.
page-fr-tip-super = Sein Plättchen kommt auf eine deiner Ratten.
page-fr-tip-builders = Jede Platte zeigt, wer sie gebaut hat.
page-fr-tip-award = { $points } am Ende der Partie.
page-fr-tip-mouldy = Nimmst du, wenn du den Käse für ein anderes Team nicht hast. Jeder kostet am Ende { $points }.
page-fr-tip-markers-end = Liegen { $count } davon auf den Leisten, naht das Spielende.
page-fr-tip-leftovers = { $count } übrige Ressourcen sind am Ende einen Punkt wert.

## Auf dem Brett wählen

page-fr-advice-route = Mehrere Wege führen dorthin: zu Fuß oder durch Rohre?
page-fr-advice-reward = Deine Ratte ist in der Rakete: eine Auszeichnung oder eine Ratte aus der Kinderstube?
page-fr-advice-bonus = Was soll der Rucksack zusätzlich bringen?
page-fr-advice-drink = Energydrink benutzen und den Ertrag dieses Zugs verdoppeln?
page-fr-advice-fork = Eine Abzweigung im Rattenbau: Wähle einen der leuchtenden Wege.
page-fr-advice-comic = Wähle einen Comic aus der Bibliothek.
page-fr-advice-token = Welche Ratte bekommt das Plättchen?
page-fr-advice-shop = Wähle einen Gegenstand am Verkaufsstand.
page-fr-advice-build = Wähle eine leuchtende Leiste, um zu bauen oder zu spenden.
page-fr-advice-lay = Welches Wertungsplättchen kommt auf die { $track }?
page-fr-advice-greg = Für Greg sind mehrere Leisten gleich gut: Wähle eine für ihn. Hat er sie schon vorbereitet, wertet er sie jetzt, sonst bereitet er sie vor.

## Greg, Schritt für Schritt erzählt

page-fr-greg-told = Gregs letzter Zug
page-fr-greg-none = Greg hat noch nicht gespielt. In seinem Zug deckt er eine Karte auf: Vier Zahlen bewegen seine Ratten, die vorderste zuerst, dann gilt ihr Symbol.
page-fr-greg-score = Er wertet eine Leiste, wenn ihr Symbol zum zweiten Mal kommt.
page-fr-why-card = Sie bewegt seine Ratten um { $steps }, die vorderste zuerst.
page-fr-why-moved = { $rank ->
    [1] Seine vorderste Ratte: die erste Zahl.
    [2] Seine zweite Ratte: die zweite Zahl.
    [3] Seine dritte Ratte: die dritte Zahl.
   *[4] Seine letzte Ratte: die letzte Zahl.
}
page-fr-why-paid = Dort stand eine deiner Ratten.
page-fr-why-item = Seine Ratte blieb an diesem Verkaufsstand stehen: Ein zufälliger Gegenstand kam aus dem Spiel.
page-fr-why-comic = Das Symbol auf seiner Karte: Ein zufälliger Comic kam aus dem Spiel.
page-fr-why-planned = Das Symbol auf seiner Karte. Kommt es wieder, wertet er diese Leiste.
page-fr-why-scored = Er hatte diese Leiste vorbereitet, und ihr Symbol kam wieder.
page-fr-why-shuffled = Das war Karte C: Sein Stapel ist wieder vollständig.
page-fr-why-rattonaut = Seine Ratte hat die Startrampe erreicht; er nimmt keine Belohnung.
page-fr-items = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
}
page-fr-mine = Was ich habe
