# Wer jemand ist: E-Mails, und wie ein Profil erhalten bleibt

mail-confirm-subject = Bestätige deine E-Mail-Adresse für Ratskeller
mail-confirm-text =
    Hallo { $name },

    du möchtest, dass Ratskeller diese Adresse für dich speichert. Öffne zur Bestätigung diesen Link im selben Browser:

    { $link }

    Der Link gilt nur einmal und { $minutes } Minuten lang. Wenn du das nicht warst, ignoriere diese E-Mail: Dann passiert nichts.
mail-link-subject = Dein Link zur Anmeldung bei Ratskeller
mail-link-text =
    Hallo { $name },

    öffne diesen Link auf dem Gerät, auf dem du spielen möchtest:

    { $link }

    Der Link gilt nur einmal und { $minutes } Minuten lang. Gib ihn nicht weiter: Wer ihn hat, kann als du spielen. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.

id-name-staff = Dieser Name ist denen vorbehalten, die diesen Server betreiben. Bitte wähle einen anderen.
page-id-colour = Farbe
page-id-colour-ivory = Elfenbein
page-id-colour-sky = Himmelblau
page-id-colour-coral = Koralle
page-id-colour-teal = Petrol
page-id-colour-plum = Pflaume
page-id-colour-cheese = Käsegelb
page-id-colour-moss = Moosgrün
page-id-colour-slate = Schiefergrau
page-id-picture = Bild
page-id-picture-plain = Ratte
page-id-picture-glasses = Ratte mit Brille
page-id-picture-cap = Ratte mit Mütze
page-id-picture-helmet = Ratte mit Raumhelm
page-id-picture-bow = Ratte mit Schleife
page-id-picture-flute = Ratte mit Flöte
page-id-picture-patch = Ratte mit Augenklappe
page-id-picture-crown = Ratte mit Krone

page-id-devices-where = Hier bist du angemeldet
page-id-device-this = dieses Gerät
page-id-device-unknown = Unbekannter Browser
page-id-device-seen = zuletzt gesehen am { $day }
page-id-device-out = Abmelden
page-id-device-out-of = { $device } abmelden
page-id-device-gone = { $device } wurde abgemeldet.

page-id-keep = Profil sichern
page-id-keep-about = Dieser Browser erinnert sich an dich. Geht er verloren, kommst du hiermit wieder an dein Profil. Zum Spielen brauchst du nichts davon.
page-id-passkeys = Anmelden mit Passkey
page-id-passkeys-about = Dein Gerät oder dein Passwortmanager bewahrt den Schlüssel auf. Du meldest dich mit Fingerabdruck, Gesicht oder PIN an.
page-id-passkey-make = Passkey erstellen
page-id-passkey-made = Dein Passkey ist bereit.
page-id-passkey-created = erstellt am { $day }
page-id-passkey-remove = Entfernen
page-id-passkey-remove-of = Passkey von { $device } entfernen
page-id-passkey-removed = Der Passkey wurde entfernt.
page-id-passkey-insecure = Passkeys gibt es nur auf https-Seiten und auf localhost. Die Adresse dieser Seite ist keins von beiden.
page-id-passkey-missing = Dieser Browser kennt keine Passkeys.
id-passkey-wrong = Diesen Passkey kennen wir nicht, oder die Antwort kam zu spät. Bitte versuche es noch einmal.
page-id-passkey-cancelled = Es ist nichts passiert: Der Passkey wurde nicht benutzt.
page-id-codes = Wiederherstellungscodes
page-id-codes-about = Zehn Codes zum Ausdrucken oder Aufschreiben. Mit jedem kannst du dich einmal anmelden.
page-id-codes-left = { $left ->
    [0] Du hast keine Wiederherstellungscodes.
    [one] Du hast noch einen Wiederherstellungscode.
   *[other] Du hast noch { $left } Wiederherstellungscodes.
}
page-id-codes-make = Codes erstellen
page-id-codes-again = Neue Codes erstellen
page-id-codes-now = Schreib diese Codes jetzt auf: Sie werden nur dieses eine Mal gezeigt. Frühere Codes gelten nicht mehr.
page-id-codes-copy = Kopieren
page-id-codes-copied = Die Codes wurden kopiert.
page-id-codes-done = Ich habe sie
id-code-wrong = Diesen Code gibt es nicht, oder er wurde schon benutzt.
page-id-mail = E-Mail-Adresse
page-id-mail-about = Wenn du eine Adresse bestätigst, kannst du dir einen Link zur Anmeldung dorthin schicken lassen.
page-id-mail-mine = Deine Adresse ist { $address }.
page-id-mail-address = Adresse
page-id-mail-save = Bestätigung schicken
page-id-mail-sent = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin innerhalb von 15 Minuten in diesem Browser.
page-id-mail-forget = Adresse entfernen
page-id-mail-forgotten = Deine Adresse ist nicht mehr gespeichert.
id-mail-malformed = Das ist keine E-Mail-Adresse.
id-mail-old = Dieser Link wurde schon benutzt, ist zu alt oder wurde in einem anderen Browser angefordert. Bitte fordere einen neuen an.
page-id-mail-confirm = Deine Adresse bestätigen?
page-id-mail-confirm-yes = Ja, es ist meine
page-id-mail-confirmed = { $address } ist bestätigt.

page-id-back = Warst du schon einmal hier?
page-id-back-about = Melde dich an, um dein Profil in diesem Browser zu benutzen.
page-id-back-instead = In diesem Browser bist du { $name }. Wenn du dich als jemand anderes anmeldest, erreichst du die Partien von { $name } von hier aus nicht mehr.
page-id-back-passkey = Mit Passkey anmelden
page-id-back-code = Wiederherstellungscode
page-id-back-code-use = Diesen Code benutzen
page-id-back-mail = Link schicken
page-id-back-mail-sent = Falls wir { $address } kennen, ist ein Link unterwegs. Er gilt 15 Minuten.
page-id-enter = Mit diesem Link anmelden?
page-id-enter-about = Dieser Link kam per E-Mail. Wenn du zustimmst, findest du deinen Namen und deine Partien auch hier.
