# Partien, die Tage dauern: geplante Züge, Urlaub, E-Mails über wartende Partien

plan-hidden = In diesem Spiel kannst du keine Züge vorausplanen: Zu viel ist verdeckt.
plan-your-turn = Du bist dran: Mach deinen Zug.
plan-no-turn = Für dich gibt es gerade keinen Zug zu planen.
page-plan = Nächsten Zug planen
page-plan-about = Plane so, als würden alle anderen passen. Sobald du dran bist, wird dein Zug ausgeführt, soweit er dann noch erlaubt ist. Außer dir sieht ihn niemand.
page-plan-whole = Der Zug ist vollständig. Plan speichern?
page-plan-keep = Plan speichern
page-plan-kept = Dein Plan ist gespeichert.
page-plan-back = Zurück zur Partie
page-plan-mine = Dein nächster Zug: { $moves }
page-plan-cancel = Plan verwerfen
page-plan-change = Plan ändern
page-plan-canceled = Dein Plan wurde verworfen.
page-plan-stopped = Dein Plan wurde bei „{ $move }“ abgebrochen: { $why }
page-plan-stopped-unforeseen = Es war etwas anderes zu entscheiden.
page-plan-stopped-revealed = Etwas wurde aufgedeckt.
page-plan-stopped-bot = Ein Bot spielt für dich.
page-plan-stopped-refused = Das war nicht mehr möglich.
page-plan-read = OK

holiday-when = Dein Urlaub muss innerhalb eines Jahres beginnen, und das Ende muss nach dem Beginn liegen.
holiday-twice = In dieser Zeit hast du schon Urlaub.
holiday-too-long = { $days ->
    [one] Von { $most } Urlaubstagen im Jahr hast du noch { $days } übrig.
   *[other] Von { $most } Urlaubstagen im Jahr hast du noch { $days } übrig.
}
page-holiday = Urlaub
page-holiday-about = Solange du im Urlaub bist, steht deine Uhr in Fernpartien still. Die anderen sehen, wann du zurück bist. Spielen kannst du trotzdem.
page-holiday-left = { $days ->
    [one] Noch { $days } von { $most } Tagen in diesem Jahr
   *[other] Noch { $days } von { $most } Tagen in diesem Jahr
}
page-holiday-from = Erster Tag
page-holiday-to = Letzter Tag
page-holiday-take = Urlaub nehmen
page-holiday-taken = Dein Urlaub ist eingetragen.
page-holiday-end = Ich bin zurück
page-holiday-cancel = Absagen
page-holiday-ended = Deine Uhren laufen wieder.
page-holiday-span = { $from } – { $to }
page-holiday-until = im Urlaub bis { $date }
page-holiday-log = { $seat } hat den Urlaub geändert.

digest-subject = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
digest-text =
    Du bist dran:

    { $games }

    Diese E-Mail bekommst du höchstens einmal in { $hours } Stunden, weil du sie abonniert hast. Mit diesem Link bestellst du sie ab:

    { $link }
digest-no-address = Bestätige zuerst deine E-Mail-Adresse.
digest-stopped-before = Diese E-Mails hast du schon abbestellt.
page-digest = E-Mail, wenn Partien auf mich warten
page-digest-about = Nicht in deiner Ruhezeit, nicht im Urlaub, nicht, während du hier bist, und nur, wenn inzwischen ein neuer Zug auf dich wartet.
page-digest-no-address = Bestätige dafür oben deine E-Mail-Adresse.
page-digest-often = Höchstens eine E-Mail
page-digest-hours = { $hours ->
    [one] pro Stunde
    [24] pro Tag
    [168] pro Woche
   *[other] alle { $hours } Stunden
}
page-digest-on = Du bekommst E-Mails über wartende Partien.
page-digest-off = Du bekommst keine E-Mails über Partien mehr.
page-digest-stop = Keine E-Mails mehr?
page-digest-stop-about = Du bekommst dann keine E-Mails mehr über Partien, die auf dich warten.
page-digest-stop-yes = E-Mails abbestellen
page-looks-usual = Das Bild, das wir für dich ausgesucht haben
page-privacy-days = Falls du das nutzt: dein geplanter Zug, bis er gespielt ist, dein Urlaub und ob du E-Mails über wartende Partien möchtest.
