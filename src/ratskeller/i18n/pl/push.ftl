# Wołamy ludzi, gdy jest ich kolej; strona na ekranie głównym i bez sieci

push-turn = { $game }: Twoja kolej.

page-push = Twoja kolej
page-push-about = To urządzenie może Cię zawołać, gdy jest Twoja kolej, także po zamknięciu strony. Wiadomość nie zdradza niczego o grze.
page-push-call = Wołaj mnie na tym urządzeniu
page-push-insecure = Wołanie działa tylko na stronach https i na localhost. Adres tej strony nie jest ani jednym, ani drugim.
page-push-missing = Ta przeglądarka nie odbiera wiadomości. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
page-push-denied = Ta przeglądarka nie pozwala tej stronie Cię wołać. Możesz to zmienić w ustawieniach przeglądarki dla tej strony.
page-push-on = Będziemy Cię wołać na tym urządzeniu.
page-push-off = Nie będziemy Cię już wołać na tym urządzeniu.
page-push-quiet = Godziny ciszy
page-push-quiet-about = W tym czasie nie wołamy. Zawołamy później, jeśli wciąż będzie Twoja kolej.
page-push-from = Od
page-push-to = Do
page-push-saved = Godziny ciszy zostały zapisane.
page-push-no-network = Jesteś offline. Do gry potrzebne jest połączenie.
