# Links for others.

share-only-here = This server can be reached from this computer only. To let others in, start it with: ratskeller serve --host 0.0.0.0
share-not-allowed = This server doesn’t accept requests from { $address }. Its operator can allow this address with the option --origin.
