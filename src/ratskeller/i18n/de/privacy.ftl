# Was über Leute gespeichert wird

page-heading-privacy = Deine Daten
page-privacy = Deine Daten
page-privacy-somebody = Jemand
page-privacy-what = Was gespeichert wird
page-privacy-name = Dein Name sowie Farbe und Bild, falls du sie gewählt hast.
page-privacy-devices = Wo du angemeldet bist: Browser, System und auf die Stunde genau, wann du zuletzt dort warst.
page-privacy-ways = Falls du sie eingerichtet hast: der öffentliche Teil deiner Passkeys, Prüfsummen deiner Wiederherstellungscodes und deine E-Mail-Adresse.
page-privacy-games = Deine Partien: wer wo saß, jeder Zug und was im Chat geschrieben wurde.
page-privacy-own = Was nur dir gehört: Einstellungen, abgehakte Herausforderungen, hochgeladene Aufzeichnungen, eigene Spielpläne, Partien mit dem Spielbegleiter, gewünschte Analysen.
page-privacy-push = Falls du benachrichtigt werden möchtest, wenn du dran bist: wo dein Browser Nachrichten annimmt, und deine Ruhezeiten.
page-privacy-not = Was nicht gespeichert wird
page-privacy-not-about = Deine IP-Adresse wird nie gespeichert. Auf dieser Seite gibt es keine Werbung, kein Tracking und nichts von anderen Seiten. Das einzige Cookie ist das, das sich an dich erinnert.
page-privacy-long = Wie lange
page-privacy-people-days = { $days ->
    [one] Warst du einen Tag lang nicht hier, werden deine Daten gelöscht.
   *[other] Warst du { $days } Tage lang nicht hier, werden deine Daten gelöscht.
}
page-privacy-people-always = Deine Daten bleiben gespeichert, bis du dein Profil löschst.
page-privacy-chat-days = { $days ->
    [one] Der Chat eines Tisches wird einen Tag nach dem Ende der Partie gelöscht.
   *[other] Der Chat eines Tisches wird { $days } Tage nach dem Ende der Partie gelöscht.
}
page-privacy-chat-always = Der Chat bleibt gespeichert; was du geschrieben hast, bis du dein Profil löschst.
page-privacy-backups = In Sicherungskopien dieses Servers können Daten noch eine Weile länger liegen.
page-privacy-export = Meine Daten herunterladen
page-privacy-export-about = Alles, was über dich gespeichert ist, in einer Datei (JSON).
page-privacy-delete = Mein Profil löschen
page-privacy-delete-about = Deine Namen und alles, was du geschrieben hast, werden endgültig gelöscht. Partien mit anderen bleiben, mit „jemand“ an deiner Stelle. In laufenden Partien spielt ein Bot für dich weiter. Partien, die du allein gespielt hast, werden gelöscht.
page-privacy-delete-others = Was andere über dich geschrieben haben, und Aufzeichnungen, die sie heruntergeladen haben, bleiben bei ihnen.
page-privacy-delete-sure = Das lässt sich nicht rückgängig machen. Gib zur Bestätigung deinen Namen ein: { $name }
page-privacy-delete-name = Dein Name
page-privacy-delete-yes = Profil endgültig löschen
privacy-delete-name-wrong = Das ist nicht dein Name.
page-privacy-deleted = Dein Profil ist gelöscht. Mach’s gut!
page-privacy-nobody = Über dich ist nichts gespeichert: Du hast hier noch keinen Namen.
