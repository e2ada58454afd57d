# Freunde und Umgangsformen: Links, Einladungen, Blockieren, Melden, Sperren

push-invited = { $game }: Du bist an einen Tisch eingeladen.

friend-link-old = Dieser Link ist schon benutzt, zurückgezogen oder abgelaufen. Bitte lass dir einen neuen geben.
friend-link-own = Das ist dein eigener Link. Schick ihn jemandem, den du kennst.
friend-link-blocked = Du hast diese Person blockiert. Heb die Blockierung zuerst auf.
friend-links-many = Du hast schon zu viele Links. Zieh sie zuerst zurück.
friends-many = Jemand von euch beiden hat schon zu viele Freunde.
friend-unknown = Ihr seid nicht mehr befreundet.
friend-invite-late = Die Partie hat schon begonnen.
friend-invite-there = Diese Person sitzt schon am Tisch.
friend-invite-full = An diesem Tisch ist kein Platz frei.
block-sits-here = An diesem Tisch sitzt jemand, den du blockiert hast.
block-not-here = An diesen Tisch kannst du dich nicht setzen.
block-nobody = Hier ist niemand, den du blockieren oder melden könntest.
report-many = Viele deiner Meldungen sind noch ungelesen. Bitte hab etwas Geduld.
banned-for-ever = Du bist auf diesem Server gesperrt. Grund: { $reason }
banned-until = Du bist auf diesem Server bis { $day } gesperrt. Grund: { $reason }
page-problem-banned = Du bist auf diesem Server gesperrt.

page-heading-friends = Freunde
page-friends = Freunde
page-friends-mine = Deine Freunde
page-friends-none = Du hast hier noch keine Freunde. Erstelle einen Link und schick ihn jemandem, den du kennst.
page-friends-here = online
page-friends-away = offline
page-friends-at = { $game }: { $state }
page-friends-at-more = und { $count } weitere
page-friends-end = Freundschaft beenden
page-friends-end-of = Freundschaft beenden oder blockieren: { $name }
page-friends-end-about = { $name } erfährt nichts davon, aber ihr verschwindet gegenseitig aus euren Freundeslisten.
page-friends-ended = Du und { $name } seid nicht mehr befreundet.
page-friends-keep = Abbrechen
page-friends-link = Freunde hinzufügen
page-friends-link-about = Wer deinen Link öffnet und zustimmt, ist mit dir befreundet. Ihr seht dann voneinander, wann ihr online seid, und könnt euch gegenseitig einladen.
page-friends-link-uses = Für wen ist der Link?
page-friends-link-one = Eine Person
page-friends-link-some = Eine Gruppe (bis 10)
page-friends-link-make = Link erstellen
page-friends-link-label = Link für Freunde
page-friends-link-title = Wollen wir im Ratskeller Freunde sein?
page-friends-link-days = Dieser Link gilt 7 Tage. Er wird nur jetzt angezeigt.
page-friends-links = { $count ->
    [one] Ein Link von dir gilt noch.
   *[other] { $count } Links von dir gelten noch.
}
page-friends-withdraw = Zurückziehen
page-friends-withdrawn = Keiner deiner Links gilt mehr.
page-friends-add = Mit { $name } anfreunden?
page-friends-add-about = Dieser Link ist von { $name }. Wenn du zustimmst, seht ihr voneinander, wann ihr online seid und an welchen öffentlichen Tischen ihr spielt, und könnt euch gegenseitig einladen.
page-friends-add-yes = Ja, gern
page-friends-add-no = Nein
page-friends-added = Du und { $name } seid jetzt befreundet.

page-invite-friends = Freunde einladen
page-invite-none = Du hast hier noch keine Freunde.
page-invite-add = Freunde hinzufügen
page-invite = Einladen
page-invite-of = { $name } einladen
page-invited = eingeladen
page-invited-toast = { $name } ist eingeladen.
page-invited-by = { $name } lädt dich ein: { $game }.
page-invited-go = Zum Tisch
page-invited-not = Jetzt nicht

page-blocked = Blockierte Personen
page-blocked-none = Du hast niemanden blockiert.
page-blocked-since = blockiert am { $day }
page-unblock = Blockierung aufheben
page-unblock-of = Blockierung von { $name } aufheben
page-unblocked = { $name } ist nicht mehr blockiert.

page-about-person = { $name } blockieren oder melden
page-block = Blockieren
page-block-about = Ihr sitzt nie mehr am selben Tisch, und du siehst nicht, was { $name } schreibt. { $name } erfährt nichts davon. Partien, die ihr schon zusammen spielt, gehen weiter.
page-block-done = { $name } ist blockiert.
page-report = Melden
page-report-about = Deine Meldung liest nur, wer diesen Server betreibt.
page-report-reason = Worum geht es?
page-report-insult = Beleidigungen
page-report-hate = Hass oder Drohungen
page-report-spam = Werbung
page-report-cheating = Betrug
page-report-name = Der Name
page-report-other = Etwas anderes
page-report-lines = Welche Nachrichten?
page-report-text = Was ist passiert? (freiwillig)
page-report-send = Meldung abschicken
page-report-kept = Danke. Deine Meldung ist gespeichert und wird gelesen.
page-chat-hidden = Diese Nachricht wurde vom Betreiber ausgeblendet.

page-banned = Du bist gesperrt
page-banned-until = Du kannst hier bis { $day } nicht spielen.
page-banned-for-ever = Du kannst hier nicht mehr spielen.
page-banned-reason = Grund: { $reason }

page-privacy-friends = Deine Freunde, wen du blockiert hast, und Einladungen (30 Tage lang).
page-privacy-reports = Deine Meldungen mit den fraglichen Nachrichten und Meldungen über dich; wer den Server betreibt, liest sie.
page-privacy-report-days = { $days ->
    [one] Meldungen werden einen Tag nach ihrer Bearbeitung gelöscht.
   *[other] Meldungen werden { $days } Tage nach ihrer Bearbeitung gelöscht.
}
