# Wołamy ludzi, gdy jest ich kolej; strona na ekranie głównym i bez sieci

push-turn = { $game }: twoja kolej.

page-push = Twoja kolej
page-push-about = To urządzenie może cię powiadomić, gdy przyjdzie twoja kolej, także po zamknięciu strony. Powiadomienie nie zdradza niczego o grze.
page-push-call = Powiadamiaj mnie na tym urządzeniu
page-push-insecure = Powiadomienia działają tylko na stronach https i na localhost. Adres tej strony nie jest ani jednym, ani drugim.
page-push-missing = Ta przeglądarka nie odbiera powiadomień. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
page-push-denied = Ta przeglądarka nie pozwala tej stronie wysyłać powiadomień. Możesz to zmienić w jej ustawieniach dla tej strony.
page-push-on = Będziesz dostawać powiadomienia na tym urządzeniu.
page-push-off = Nie będziesz już dostawać powiadomień na tym urządzeniu.
page-push-quiet = Godziny ciszy
page-push-quiet-about = W tym czasie nie wysyłamy powiadomień. Wyślemy je później, jeśli wciąż będzie twoja kolej.
page-push-from = Od
page-push-to = Do
page-push-saved = Godziny ciszy zostały zapisane.
page-push-no-network = Jesteś offline. Do gry potrzebne jest połączenie.
