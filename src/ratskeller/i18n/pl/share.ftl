# Linki dla innych.

share-only-here = Ten serwer jest dostępny tylko z tego komputera. Aby wpuścić innych, uruchom go tak: ratskeller serve --host 0.0.0.0
share-not-allowed = Ten serwer nie przyjmuje zapytań z adresu { $address }. Jego administrator może zezwolić na ten adres opcją --origin.
