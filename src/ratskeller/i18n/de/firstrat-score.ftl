# The score pad of First Rat.

line-cockpit = Cockpit
line-cargo = Frachtraum
line-engine = Antrieb
line-storage = Vorratshöhle
line-cheese = Käse
line-light = Lichterkette
line-rocket = Vollständige Rakete
line-rattonaut = Rattonauten
line-caps = Kronkorken
line-awards = Auszeichnungen abzüglich Schimmelkäse
line-leftovers = Übrige Ressourcen

score-rounds = { $rounds ->
    [one] { $rounds } Runde wurde gespielt.
   *[other] { $rounds } Runden wurden gespielt.
}
score-tie = Gleichstand nach Punkten: Es entscheidet, wer mehr Rattonauten hat.
score-solo-won = { $seat ->
    [Du] Du besiegst
   *[other] { $seat } besiegt
} Greg.
score-solo-lost = Greg gewinnt.
score-solo-tie = Bei Gleichstand gewinnt Greg.
score-challenges = Bestandene Herausforderungen: { $challenges }
score-no-challenge = Keine Herausforderung bestanden
