# Gry, które trwają dniami: zaplanowane tury, urlop, wiadomości o czekających grach

plan-hidden = W tej grze nie można planować tur: zbyt wiele jest ukryte.
plan-your-turn = Twoja kolej: wykonaj ruch.
plan-no-turn = Nie masz tury do zaplanowania.
page-plan = Zaplanuj następną turę
page-plan-about = Twoja następna tura, jakby inni spasowali. Ruchy zostaną wykonane, gdy się zacznie, dopóki są dozwolone. Nikt inny ich nie widzi.
page-plan-whole = Tura jest kompletna. Zachować?
page-plan-keep = Zachowaj plan
page-plan-kept = Twój plan jest zapisany.
page-plan-back = Wróć do gry
page-plan-mine = Twoja następna tura: { $moves }
page-plan-cancel = Odwołaj plan
page-plan-change = Zmień plan
page-plan-canceled = Plan jest odwołany.
page-plan-stopped = Twój plan zatrzymał się na „{ $move }”: { $why }
page-plan-stopped-unforeseen = trzeba było zdecydować o czymś innym.
page-plan-stopped-revealed = coś wyszło na jaw.
page-plan-stopped-bot = bot gra za Ciebie.
page-plan-stopped-refused = to nie było już możliwe.
page-plan-read = OK

holiday-when = Urlop musi kończyć się po rozpoczęciu i zacząć się w ciągu roku.
holiday-twice = Masz już wtedy urlop.
holiday-too-long = { $days ->
    [one] Z { $most } dni w roku został Ci { $days }.
    [few] Z { $most } dni w roku zostały Ci { $days }.
   *[other] Z { $most } dni w roku zostało Ci { $days }.
}
page-holiday = Urlop
page-holiday-about = Podczas urlopu Twój zegar stoi w grach z dniami na turę. Inni widzą, kiedy wrócisz. Grać możesz mimo to.
page-holiday-left = { $days ->
    [one] Został { $days } z { $most } dni w tym roku
    [few] Zostały { $days } z { $most } dni w tym roku
   *[other] Zostało { $days } z { $most } dni w tym roku
}
page-holiday-from = Pierwszy dzień
page-holiday-to = Ostatni dzień
page-holiday-take = Weź urlop
page-holiday-taken = Twój urlop jest zapisany.
page-holiday-end = Już jestem
page-holiday-cancel = Odwołaj
page-holiday-ended = Twoje zegary znów idą.
page-holiday-span = { $from } – { $to }
page-holiday-until = na urlopie do { $date }
page-holiday-log = { $seat }: zmiana urlopu.

digest-subject = { $count ->
    [one] Czeka na Ciebie gra
    [few] Czekają na Ciebie { $count } gry
   *[other] Czeka na Ciebie { $count } gier
}
digest-text =
    Twoja kolej:

    { $games }

    Ta wiadomość przychodzi najwyżej raz na { $hours } godz., bo o nią prosisz. Aby ją wyłączyć, otwórz ten link:

    { $link }
digest-no-address = Najpierw potwierdź adres e-mail.
digest-stopped-before = Te wiadomości są już wyłączone.
page-digest = Piszcie do mnie, gdy czekają na mnie gry
page-digest-about = Nie w godzinach ciszy ani na urlopie, nie gdy tu jesteś, i tylko gdy zaczęła się Twoja nowa tura.
page-digest-no-address = W tym celu potwierdź powyżej adres e-mail.
page-digest-often = Najwyżej jedna wiadomość
page-digest-hours = { $hours ->
    [one] na godzinę
    [24] dziennie
    [168] w tygodniu
   *[other] na { $hours } godz.
}
page-digest-on = Będziesz dostawać wiadomości o czekających grach.
page-digest-off = Nie będziesz już dostawać wiadomości o grach.
page-digest-stop = Koniec wiadomości?
page-digest-stop-about = Nie będziesz już dostawać wiadomości o grach, które na Ciebie czekają.
page-digest-stop-yes = Wyłącz wiadomości
page-looks-usual = Obrazek, który dla Ciebie wybraliśmy
page-privacy-days = Jeśli z nich korzystasz: zaplanowaną turę, dopóki nie zostanie zagrana, Twoje urlopy i to, czy chcesz wiadomości o czekających grach.
