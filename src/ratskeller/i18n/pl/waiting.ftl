# Zmiany przy stole przed początkiem partii.

waiting-bot = Posadź tu bota
waiting-bot-level = Bot na miejscu { $number }
waiting-bot-remove = Usuń bota
waiting-drop = Usuń to miejsce
waiting-add = Dodaj miejsce
waiting-start-taken = Zacznij grę (graczy: { $count })
waiting-options = Zmień opcje
waiting-options-about = Pozostali przy stole widzą, co się zmieniło, i muszą się zgodzić, zanim zaczniesz grę.
waiting-options-save = Zmień
waiting-changed = Opcje się zmieniły:
waiting-changed-since = W międzyczasie zmieniono ustawienia stołu. Najpierw obejrzyj zmiany.
waiting-change = { $name }: { $now } (wcześniej: { $before })
waiting-usual = jak zwykle
waiting-agree = Zgadzam się
waiting-agreed-by = Czekamy na odpowiedź: { $seats }
waiting-not-agreed = Ktoś jeszcze nie zgodził się na zmiany.
waiting-log-seats = Miejsca się zmieniły.
waiting-log-options = Opcje się zmieniły.
