# Bots am Tisch, und Tipps.

bot-ratling = Rattenkind
bot-ratling-about = gut für den Anfang, macht gern mal Unsinn; denkt höchstens { $seconds } s nach
bot-pantry-rat = Naschratte
bot-pantry-rat-about = schnappt sich, was der Zug hergibt; denkt höchstens { $seconds } s nach
bot-sly-rat = Schlaue Ratte
bot-sly-rat-about = plant voraus und rechnet mit deinen Zügen; denkt höchstens { $seconds } s nach
bot-rat-king = Rattenkönig
bot-rat-king-about = sehr stark, rechnet lange voraus; denkt höchstens { $seconds } s nach
bot-rat-emperor = Rattenkaiser
bot-rat-emperor-about = am stärksten von allen, aus Millionen eigener Partien gelernt; denkt höchstens { $seconds } s nach
bot-thinking = { $seat } denkt nach …

## Der Anfang

play-ask-bots = Wie viele Bots spielen mit?
play-bots = { $count ->
    [0] keiner
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}
play-alone = { $bots ->
    [0] keiner (solo gegen { $rival })
   *[other] einer (solo gegen { $rival })
}
play-ask-bot = { $count ->
    [1] Wie stark soll der Bot sein?
   *[other] Wie stark soll Bot { $number } sein?
}
play-watch = Die Bots spielen von selbst. Strg+C beendet; die Partie bleibt gespeichert.

## Tipps. Die Zahlen stehen untereinander: erst die Aussicht, dann die Punkte.

hint-thinking = { $seconds ->
    [one] Denkt { $seconds } Sekunde nach …
   *[other] Denkt { $seconds } Sekunden nach …
}
hint-title = { $playouts ->
    [one] Die besten Züge nach { $playouts } Simulation in { $seconds } s
   *[other] Die besten Züge nach { $playouts } Simulationen in { $seconds } s
}
hint-goal = Diese Züge zielen auf die Herausforderung „{ $challenge }“. Statt deiner Siegchance siehst du, wie gut ein Zug dafür ist: eine Zahl zum Vergleichen, keine Wahrscheinlichkeit.
hint-turn = Zug
hint-chance = { $percent } %
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Siegchance und erwartete Punkte aller am Tisch.
hint-legend-piedpiper = Siegchance aller am Tisch und erwarteter Abstand zum Dach in Stockwerken.
hint-none = Gerade gibt es nichts zu entscheiden. Drücke zuerst Enter.
hint-bad-seconds = „{ $text }“ geht nicht. Gib 1 bis { $most } Sekunden an, zum Beispiel i 5, oder nur i.
