# Was über Leute gespeichert wird

page-heading-privacy = Deine Daten
page-privacy = Deine Daten
page-privacy-somebody = Jemand
page-privacy-what = Was gespeichert wird
page-privacy-name = Dein Name, und Farbe und Bild, falls du sie gewählt hast.
page-privacy-devices = Wo du angemeldet bist: Browser, System und auf die Stunde genau, wann du zuletzt dort warst.
page-privacy-ways = Falls du sie eingerichtet hast: der öffentliche Teil deiner Passkeys, Prüfsummen deiner Wiederherstellungscodes und deine E-Mail-Adresse.
page-privacy-games = Deine Partien: wer wo saß, jeder Zug, und was am Tisch gesagt wurde.
page-privacy-own = Was nur dir gehört: Einstellungen, abgehakte Herausforderungen, hochgeladene Aufzeichnungen, eigene Spielpläne, Partien neben einem echten Spielplan, gewünschte Analysen.
page-privacy-push = Falls du gerufen werden möchtest, wenn du dran bist: wo dein Browser Nachrichten annimmt, und deine Ruhezeiten.
page-privacy-not = Was nicht gespeichert wird
page-privacy-not-about = Deine IP-Adresse wird nie aufgeschrieben. Es gibt auf dieser Seite keine Werbung, keine Verfolgung und nichts von anderen Seiten. Das einzige Cookie ist das, das sich an dich erinnert.
page-privacy-long = Wie lange
page-privacy-people-days = { $days ->
    [one] Wenn du einen Tag lang nicht kommst, wirst du vergessen.
   *[other] Wenn du { $days } Tage lang nicht kommst, wirst du vergessen.
}
page-privacy-people-always = Deine Daten bleiben gespeichert, bis du dich löschst.
page-privacy-chat-days = { $days ->
    [one] Was am Tisch gesagt wurde, wird einen Tag nach dem Ende der Partie gelöscht.
   *[other] Was am Tisch gesagt wurde, wird { $days } Tage nach dem Ende der Partie gelöscht.
}
page-privacy-chat-always = Was am Tisch gesagt wurde, bleibt dort, bis du dich löschst.
page-privacy-backups = Wer diesen Server betreibt, hat Sicherungskopien vielleicht noch eine Weile länger.
page-privacy-export = Meine Daten herunterladen
page-privacy-export-about = Alles, was über dich gespeichert ist, in einer Datei (JSON).
page-privacy-delete = Mich löschen
page-privacy-delete-about = Deine Namen und deine Worte werden endgültig gelöscht. Partien mit anderen bleiben, mit „jemand“ an deiner Stelle. In laufenden Partien spielt ein Bot für dich weiter. Partien, die du allein gespielt hast, werden gelöscht.
page-privacy-delete-others = Was andere über dich geschrieben haben, und Aufzeichnungen, die sie heruntergeladen haben, bleiben bei ihnen.
page-privacy-delete-sure = Das lässt sich nicht rückgängig machen. Gib zur Bestätigung deinen Namen ein: { $name }
page-privacy-delete-name = Dein Name
page-privacy-delete-yes = Mich endgültig löschen
privacy-delete-name-wrong = Das ist nicht dein Name.
page-privacy-deleted = Du bist vergessen. Leb wohl!
page-privacy-nobody = Über dich ist nichts gespeichert: Du hast hier keinen Namen.
