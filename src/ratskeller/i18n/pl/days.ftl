# Gry, które trwają dniami: zaplanowane tury, urlop, wiadomości o czekających grach

plan-hidden = W tej grze nie można planować tur: zbyt wielu rzeczy nie widać.
plan-your-turn = Twoja kolej: wykonaj ruch.
plan-no-turn = Nie masz tury do zaplanowania.
page-plan = Zaplanuj następną turę
page-plan-about = Twoja następna tura, jakby inni nic nie zrobili. Gdy się zacznie, ruchy wykonają się same, dopóki są dozwolone. Nikt inny ich nie widzi.
page-plan-whole = Tura jest gotowa. Zapisać plan?
page-plan-keep = Zapisz plan
page-plan-kept = Twój plan jest zapisany.
page-plan-back = Wróć do gry
page-plan-mine = Twoja następna tura: { $moves }
page-plan-cancel = Usuń plan
page-plan-change = Zmień plan
page-plan-canceled = Plan jest usunięty.
page-plan-stopped = Twój plan zatrzymał się na „{ $move }”: { $why }
page-plan-stopped-unforeseen = trzeba było podjąć inną decyzję.
page-plan-stopped-revealed = ujawniło się coś nowego.
page-plan-stopped-bot = bot gra za ciebie.
page-plan-stopped-refused = nie można już było tego zrobić.
page-plan-read = OK

holiday-when = Sprawdź daty: urlop nie może kończyć się przed początkiem i musi zacząć się w ciągu roku.
holiday-twice = Masz już urlop w tym czasie.
holiday-too-long = { $days ->
    [one] Z { $most } dni w roku został ci { $days }.
    [few] Z { $most } dni w roku zostały ci { $days }.
   *[other] Z { $most } dni w roku zostało ci { $days }.
}
page-holiday = Urlop
page-holiday-about = Podczas urlopu twój zegar stoi w grach z dniami na turę. Inni widzą, kiedy wrócisz. Mimo to możesz grać.
page-holiday-left = { $days ->
    [one] Został { $days } z { $most } dni w tym roku
    [few] Zostały { $days } z { $most } dni w tym roku
   *[other] Zostało { $days } z { $most } dni w tym roku
}
page-holiday-from = Pierwszy dzień
page-holiday-to = Ostatni dzień
page-holiday-take = Weź urlop
page-holiday-taken = Twój urlop jest zapisany.
page-holiday-end = Zakończ urlop
page-holiday-cancel = Odwołaj
page-holiday-ended = Twoje zegary znów chodzą.
page-holiday-span = { $from } – { $to }
page-holiday-until = na urlopie do { $date }
page-holiday-log = { $seat } zmienia termin urlopu.

digest-subject = { $count ->
    [one] Czeka na ciebie gra
    [few] Czekają na ciebie { $count } gry
   *[other] Czeka na ciebie { $count } gier
}
digest-text =
    Twoja kolej:

    { $games }

    Piszemy na twoją prośbę, najwyżej raz na { $hours } godz. Aby wyłączyć te wiadomości, otwórz ten link:

    { $link }
digest-no-address = Najpierw potwierdź adres e-mail.
digest-stopped-before = Te wiadomości są już wyłączone.
page-digest = Powiadamiaj mnie e-mailem o czekających grach
page-digest-about = Nie piszemy w godzinach ciszy, podczas urlopu ani gdy tu jesteś, i tylko wtedy, gdy zaczęła się twoja nowa tura.
page-digest-no-address = Najpierw potwierdź powyżej adres e-mail.
page-digest-often = Najwyżej jedna wiadomość
page-digest-hours = { $hours ->
    [one] na godzinę
    [24] dziennie
    [168] tygodniowo
   *[other] na { $hours } godz.
}
page-digest-on = Będziesz dostawać wiadomości o czekających grach.
page-digest-off = Nie będziesz już dostawać wiadomości o grach.
page-digest-stop = Wyłączyć wiadomości?
page-digest-stop-about = Nie będziesz już dostawać wiadomości o grach, które na ciebie czekają.
page-digest-stop-yes = Wyłącz wiadomości
page-looks-usual = Obrazek, który dla ciebie wybraliśmy
page-privacy-days = Jeśli z nich korzystasz: zaplanowaną turę, dopóki nie zostanie zagrana, twoje urlopy i to, czy chcesz dostawać wiadomości o czekających grach.
