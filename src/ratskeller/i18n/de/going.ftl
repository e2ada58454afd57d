# Meine laufenden Partien, und Notizen für mich.

going-until = deine Zeit läuft ab: { $time }
going-asked = Eine Frage wartet auf dich
going-next = { $count ->
    [one] Nächste Partie: { $count } wartet auf dich (N)
   *[other] Nächste Partie: { $count } warten auf dich (N)
}
going-notes = Notizen
going-notes-about = Nur du siehst das. Es wird automatisch gespeichert.
going-notes-kept = Gespeichert.
page-table-key-next = zur nächsten Partie, die auf dich wartet
