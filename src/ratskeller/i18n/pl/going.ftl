# Moje trwające partie i własne notatki.

going-until = twój czas kończy się: { $time }
going-asked = Czekają na twoją odpowiedź
going-next = { $count ->
    [one] Następna gra: { $count } czeka na ciebie (N)
    [few] Następna gra: { $count } czekają na ciebie (N)
   *[many] Następna gra: { $count } czeka na ciebie (N)
}
going-notes = Notatki
going-notes-about = Widzisz to tylko ty. Zapisuje się samo.
going-notes-kept = Zapisane.
page-table-key-next = następna gra, która na ciebie czeka
