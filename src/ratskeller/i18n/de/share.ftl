# Links für andere.

share-only-here = Dieser Server ist nur von diesem Computer aus erreichbar. Damit andere mitspielen können, starte ihn mit: ratskeller serve --host 0.0.0.0
share-not-allowed = Dieser Server nimmt keine Anfragen von { $address } an. Wer ihn betreibt, kann diese Adresse mit der Option --origin erlauben.
