# Po partii: najlepsza i najgorsza tura oraz ile trwa analiza.

after-best = Najlepsza tura:
after-worst = Najgorsza tura:
after-better = Lepiej: { $better }
after-no-mistake = Żadna tura nie była błędem.
after-all = Wszystkie punkty zwrotne i błędy
after-left-moment = Jeszcze kilka sekund.
after-left-half = Jeszcze około pół minuty.
after-left-minutes = { $minutes ->
    [one] Jeszcze około minuty.
    [few] Jeszcze około { $minutes } minut.
    [many] Jeszcze około { $minutes } minut.
   *[other] Jeszcze około { $minutes } minuty.
}
