# Lista stołów i czat widzów.

lobby-filter-game = Gra
lobby-filter-people = Miejsca
lobby-filter-clock = Zegar
lobby-filter-language = Język
lobby-any = wszystkie
lobby-none = Żaden stół nie pasuje. Zmień filtry albo wybierz „Zagraj od razu”.
lobby-quick = Zagraj od razu
lobby-quick-about = Możemy też znaleźć ci miejsce: zagrasz z kimś, kto szuka tego samego.
lobby-host-here = gospodarz jest
lobby-host-away = gospodarza nie ma
lobby-watches = ogląda
lobby-aside = To, co tu napiszesz, przeczytają tylko widzowie, a nie gracze.
