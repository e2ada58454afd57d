# Kim ktoś jest: wiadomości i jak zachować profil

mail-confirm-subject = Potwierdź swój adres e-mail w Ratskellerze
mail-confirm-text =
    Cześć { $name },

    prosisz Ratskeller o zapamiętanie tego adresu. Aby go potwierdzić, otwórz ten link w tej samej przeglądarce:

    { $link }

    Link działa raz, przez { $minutes } minut. Jeśli to nie ty, zignoruj tę wiadomość: nic się nie stanie.
mail-link-subject = Twój link do logowania w Ratskellerze
mail-link-text =
    Cześć { $name },

    otwórz ten link na urządzeniu, na którym chcesz grać:

    { $link }

    Link działa raz, przez { $minutes } minut. Nie podawaj go nikomu: kto go ma, może grać jako ty. Jeśli to nie twoja prośba, zignoruj tę wiadomość.

id-name-staff = To imię jest zastrzeżone dla administratorów tego serwera. Wybierz inne.
page-id-colour = Kolor
page-id-colour-ivory = Kość słoniowa
page-id-colour-sky = Błękit
page-id-colour-coral = Koral
page-id-colour-teal = Morska zieleń
page-id-colour-plum = Śliwka
page-id-colour-cheese = Serowa żółć
page-id-colour-moss = Mech
page-id-colour-slate = Grafit
page-id-picture = Obrazek
page-id-picture-plain = Szczur
page-id-picture-glasses = Szczur w okularach
page-id-picture-cap = Szczur w czapce
page-id-picture-helmet = Szczur w hełmie kosmicznym
page-id-picture-bow = Szczur z kokardą
page-id-picture-flute = Szczur z fletem
page-id-picture-patch = Szczur z opaską na oku
page-id-picture-crown = Szczur w koronie

page-id-devices-where = Zalogowane urządzenia
page-id-device-this = to urządzenie
page-id-device-unknown = Nieznana przeglądarka
page-id-device-seen = ostatnio { $day }
page-id-device-out = Wyloguj
page-id-device-out-of = Wyloguj: { $device }
page-id-device-gone = Wylogowano: { $device }.

page-id-keep = Zachowaj swój profil
page-id-keep-about = Ta przeglądarka cię pamięta. Jeśli ją stracisz, wrócisz jednym z tych sposobów. Do gry nie potrzebujesz żadnego z nich.
page-id-passkeys = Klucze dostępu
page-id-passkeys-about = Klucz przechowuje twoje urządzenie albo menedżer haseł. Logujesz się odciskiem palca, twarzą lub kodem PIN.
page-id-passkey-make = Utwórz klucz dostępu
page-id-passkey-made = Twój klucz dostępu jest gotowy.
page-id-passkey-created = utworzony { $day }
page-id-passkey-remove = Usuń
page-id-passkey-remove-of = Usuń klucz dostępu: { $device }
page-id-passkey-removed = Klucz dostępu został usunięty.
page-id-passkey-insecure = Klucze dostępu działają tylko na stronach https i na localhost. Adres tej strony nie jest ani jednym, ani drugim.
page-id-passkey-missing = Ta przeglądarka nie obsługuje kluczy dostępu.
id-passkey-wrong = Nie znamy tego klucza dostępu albo odpowiedź przyszła za późno. Spróbuj jeszcze raz.
page-id-passkey-cancelled = Nic się nie stało: klucz dostępu nie został użyty.
page-id-codes = Kody odzyskiwania
page-id-codes-about = Dziesięć kodów do wydrukowania lub zapisania. Każdy pozwala wrócić jeden raz.
page-id-codes-left = { $left ->
    [0] Nie masz kodów odzyskiwania.
    [one] Został ci jeden kod odzyskiwania.
    [few] Zostały ci { $left } kody odzyskiwania.
   *[other] Zostało ci { $left } kodów odzyskiwania.
}
page-id-codes-make = Utwórz kody
page-id-codes-again = Utwórz nowe kody
page-id-codes-now = Zapisz te kody teraz: pokazujemy je tylko ten jeden raz. Wcześniejsze kody już nie działają.
page-id-codes-copy = Kopiuj
page-id-codes-copied = Kody zostały skopiowane.
page-id-codes-done = Mam je zapisane
id-code-wrong = Nie ma takiego kodu albo został już użyty.
page-id-mail = Poczta e-mail
page-id-mail-about = Jeśli potwierdzisz adres, możesz dostać na niego link do logowania.
page-id-mail-mine = Twój adres to { $address }.
page-id-mail-address = Adres e-mail
page-id-mail-save = Wyślij potwierdzenie
page-id-mail-sent = Wiadomość jest w drodze na adres { $address }. W ciągu 15 minut otwórz link z niej w tej przeglądarce.
page-id-mail-forget = Usuń adres
page-id-mail-forgotten = Twój adres został usunięty.
id-mail-malformed = To nie jest adres e-mail.
id-mail-old = Ten link został już użyty, jest za stary albo pochodzi z innej przeglądarki. Poproś o nowy.
page-id-mail-confirm = Potwierdzić twój adres?
page-id-mail-confirm-yes = Tak, jest mój
page-id-mail-confirmed = Adres { $address } jest potwierdzony.

page-id-back = Znamy się już?
page-id-back-about = Zaloguj się, aby używać swojego profilu w tej przeglądarce.
page-id-back-instead = W tej przeglądarce grasz jako { $name }. Jeśli zalogujesz się jako ktoś inny, gry tego profilu nie będą już stąd dostępne.
page-id-back-passkey = Zaloguj się kluczem dostępu
page-id-back-code = Kod odzyskiwania
page-id-back-code-use = Użyj kodu
page-id-back-mail = Wyślij mi link
page-id-back-mail-sent = Jeśli znamy adres { $address }, link jest w drodze. Działa przez 15 minut.
page-id-enter = Zalogować się tym linkiem?
page-id-enter-about = Ten link przyszedł e-mailem. Jeśli się zgodzisz, znajdziesz tu swoje imię i swoje gry.
