# Bots am Tisch, und Tipps.

bot-ratling = Rattenkind
bot-ratling-about = spielt wie ein Kind, manchmal albern; denkt höchstens { $seconds } s nach
bot-pantry-rat = Speicherratte
bot-pantry-rat-about = nimmt, was ein Zug hergibt; denkt höchstens { $seconds } s nach
bot-sly-rat = Schlaue Ratte
bot-sly-rat-about = denkt voraus, auch an deine Züge; denkt höchstens { $seconds } s nach
bot-rat-king = Rattenkönig
bot-rat-king-about = der Stärkste von allen; denkt höchstens { $seconds } s nach
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
    [0] keiner: allein gegen { $rival }
   *[other] einer, allein gegen { $rival }
}
play-ask-bot = { $count ->
    [1] Wie stark ist der Bot?
   *[other] Wie stark ist Bot { $number }?
}
play-watch = Die Bots spielen von selbst. Strg-C hört auf; das Spiel ist aufbewahrt.

## Tipps. Die Zahlen stehen untereinander: erst die Aussicht, dann die Punkte.

hint-thinking = { $seconds ->
    [one] { $seconds } Sekunde Nachdenken …
   *[other] { $seconds } Sekunden Nachdenken …
}
hint-title = { $playouts ->
    [one] Die besten Züge, in { $seconds } s durch { $playouts } Probespiel gefunden
   *[other] Die besten Züge, in { $seconds } s durch { $playouts } Probespiele gefunden
}
hint-turn = Zug
hint-chance = { $percent } %
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-legend-firstrat = Die Aussicht jedes Platzes auf den Sieg, und die Punkte, die zu erwarten sind.
hint-legend-piedpiper = Die Aussicht jedes Platzes auf den Sieg, und wie viele Stockwerke unter dem Dach zu erwarten sind.
hint-none = Jetzt ist nichts zu entscheiden: Drücke erst Enter.
hint-bad-seconds = „{ $text }“ ist keine Zahl von 1 bis { $most } Sekunden. Gib i ein, oder zum Beispiel i 5.
