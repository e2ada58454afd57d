# Co przechowujemy o ludziach

page-heading-privacy = Twoje dane
page-privacy = Twoje dane
page-privacy-somebody = Ktoś
page-privacy-what = Co przechowujemy
page-privacy-name = Twoje imię oraz kolor i obrazek, jeśli są wybrane.
page-privacy-devices = Zalogowane urządzenia: przeglądarkę, system i czas ostatniej wizyty z dokładnością do godziny.
page-privacy-ways = Jeśli je masz: publiczną część kluczy dostępu, skróty kodów odzyskiwania i adres e-mail.
page-privacy-games = Twoje gry: kto gdzie siedział, każdy ruch i wiadomości z czatu.
page-privacy-own = To, co należy tylko do ciebie: ustawienia, zaliczone wyzwania, wczytane zapisy, własne plansze, gry obok prawdziwej planszy, zamówione analizy.
page-privacy-push = Jeśli chcesz wiedzieć, kiedy jest twoja kolej: gdzie twoja przeglądarka odbiera powiadomienia i twoje godziny ciszy.
page-privacy-not = Czego nie przechowujemy
page-privacy-not-about = Nigdy nie zapisujemy twojego adresu IP. Na tej stronie nie ma reklam, śledzenia ani treści z innych stron. Jedyne ciasteczko służy do tego, żeby cię rozpoznać.
page-privacy-long = Jak długo
page-privacy-people-days = { $days ->
    [one] Jeśli nie wrócisz przez jeden dzień, usuniemy twoje dane.
    [few] Jeśli nie wrócisz przez { $days } dni, usuniemy twoje dane.
   *[other] Jeśli nie wrócisz przez { $days } dni, usuniemy twoje dane.
}
page-privacy-people-always = Twoje dane są tu, dopóki ich nie usuniesz.
page-privacy-chat-days = { $days ->
    [one] Wiadomości z czatu usuwamy jeden dzień po końcu gry.
    [few] Wiadomości z czatu usuwamy { $days } dni po końcu gry.
   *[other] Wiadomości z czatu usuwamy { $days } dni po końcu gry.
}
page-privacy-chat-always = Wiadomości z czatu zostają, dopóki nie usuniesz swoich danych.
page-privacy-backups = Administrator tego serwera może mieć kopie zapasowe jeszcze przez jakiś czas.
page-privacy-export = Pobierz moje dane
page-privacy-export-about = Wszystko, co o tobie przechowujemy, w jednym pliku (JSON).
page-privacy-delete = Usuń moje dane
page-privacy-delete-about = Twoje imię i wiadomości znikną na zawsze. Gry z innymi zostaną, a na twoim miejscu będzie „ktoś”. W trwających grach zastąpi cię bot. Gry bez innych ludzi zostaną usunięte.
page-privacy-delete-others = To, co inni o tobie napisali, i zapisy, które pobrali, zostaną u nich.
page-privacy-delete-sure = Tego nie da się cofnąć. Aby potwierdzić, wpisz swoje imię: { $name }
page-privacy-delete-name = Twoje imię
page-privacy-delete-yes = Usuń na zawsze
privacy-delete-name-wrong = To nie jest twoje imię.
page-privacy-deleted = Twoje dane zostały usunięte. Żegnaj!
page-privacy-nobody = Nic o tobie nie przechowujemy: nie masz tu imienia.
