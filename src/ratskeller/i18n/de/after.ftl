# Nach einer Partie: ihr bester und ihr schlechtester Zug, und wie lange eine Analyse dauert.

after-best = Bester Zug:
after-worst = Schlechtester Zug:
after-better = Besser: { $better }
after-no-mistake = In keinem Zug wurde etwas verschenkt.
after-all = Alle Wendepunkte und Fehler
after-left-moment = Noch ein paar Sekunden.
after-left-half = Noch etwa eine halbe Minute.
after-left-minutes = { $minutes ->
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
