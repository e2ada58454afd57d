# Co przechowujemy o ludziach

page-heading-privacy = Twoje dane
page-privacy = Twoje dane
page-privacy-somebody = Ktoś
page-privacy-what = Co przechowujemy
page-privacy-name = Twoją nazwę oraz kolor i obrazek, jeśli są wybrane.
page-privacy-devices = Gdzie masz otwarte sesje: przeglądarkę, system i z dokładnością do godziny czas ostatniej wizyty.
page-privacy-ways = Jeśli je masz: publiczną część kluczy dostępu, skróty kodów odzyskiwania i adres e-mail.
page-privacy-games = Twoje gry: kto gdzie siedział, każdy ruch i to, co padło przy stole.
page-privacy-own = To, co należy tylko do Ciebie: ustawienia, odhaczone wyzwania, przesłane zapisy, własne plansze, gry obok prawdziwej planszy, zamówione analizy.
page-privacy-push = Jeśli chcesz wiedzieć, kiedy jest Twoja kolej: gdzie Twoja przeglądarka odbiera wiadomości i Twoje godziny ciszy.
page-privacy-not = Czego nie przechowujemy
page-privacy-not-about = Twojego adresu IP nigdy nie zapisujemy. Na tej stronie nie ma reklam, śledzenia ani treści z innych stron. Jedyne ciasteczko to to, które Cię pamięta.
page-privacy-long = Jak długo
page-privacy-people-days = { $days ->
    [one] Jeśli nie wrócisz przez jeden dzień, zapominamy o Tobie.
    [few] Jeśli nie wrócisz przez { $days } dni, zapominamy o Tobie.
   *[other] Jeśli nie wrócisz przez { $days } dni, zapominamy o Tobie.
}
page-privacy-people-always = Twoje dane są tu, dopóki się nie usuniesz.
page-privacy-chat-days = { $days ->
    [one] To, co padło przy stole, usuwamy jeden dzień po końcu gry.
    [few] To, co padło przy stole, usuwamy { $days } dni po końcu gry.
   *[other] To, co padło przy stole, usuwamy { $days } dni po końcu gry.
}
page-privacy-chat-always = To, co padło przy stole, zostaje tam, dopóki się nie usuniesz.
page-privacy-backups = Osoba prowadząca ten serwer może mieć kopie zapasowe jeszcze przez jakiś czas.
page-privacy-export = Pobierz moje dane
page-privacy-export-about = Wszystko, co o Tobie przechowujemy, w jednym pliku (JSON).
page-privacy-delete = Usuń mnie
page-privacy-delete-about = Twoje nazwy i słowa znikają na zawsze. Gry z innymi zostają, a na Twoim miejscu jest „ktoś”. W trwających grach dalej gra za Ciebie bot. Gry bez innych ludzi zostają usunięte.
page-privacy-delete-others = To, co inni o Tobie napisali, i pobrane przez nich zapisy zostają u nich.
page-privacy-delete-sure = Tego nie da się cofnąć. Aby potwierdzić, wpisz swoją nazwę: { $name }
page-privacy-delete-name = Twoja nazwa
page-privacy-delete-yes = Usuń mnie na zawsze
privacy-delete-name-wrong = To nie jest Twoja nazwa.
page-privacy-deleted = Zapomnieliśmy o Tobie. Żegnaj!
page-privacy-nobody = Nic o Tobie nie przechowujemy: nie masz tu nazwy.
