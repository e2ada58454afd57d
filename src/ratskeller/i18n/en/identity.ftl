# Who somebody is: mails, and how a profile is kept

mail-confirm-subject = Confirm your e-mail address for Ratskeller
mail-confirm-text =
    Hello { $name },

    you asked Ratskeller to keep this address for you. Open this link in the same browser to confirm it:

    { $link }

    The link works once, within { $minutes } minutes. If this wasn’t you, ignore this e-mail: nothing will happen.
mail-link-subject = Your link to sign in to Ratskeller
mail-link-text =
    Hello { $name },

    open this link on the device where you want to play:

    { $link }

    The link works once, within { $minutes } minutes. Don’t pass it on: whoever has it can play as you. If you didn’t ask for it, ignore this e-mail.

id-name-staff = This name is reserved for the operator of this server. Please choose another one.
page-id-colour = Colour
page-id-colour-ivory = Ivory
page-id-colour-sky = Sky blue
page-id-colour-coral = Coral
page-id-colour-teal = Teal
page-id-colour-plum = Plum
page-id-colour-cheese = Cheese yellow
page-id-colour-moss = Moss green
page-id-colour-slate = Slate grey
page-id-picture = Picture
page-id-picture-plain = Rat
page-id-picture-glasses = Rat with glasses
page-id-picture-cap = Rat with a cap
page-id-picture-helmet = Rat in a space helmet
page-id-picture-bow = Rat with a bow
page-id-picture-flute = Rat with a flute
page-id-picture-patch = Rat with an eye patch
page-id-picture-crown = Rat with a crown

page-id-devices-where = Where you are signed in
page-id-device-this = this device
page-id-device-unknown = Unknown browser
page-id-device-seen = last seen on { $day }
page-id-device-out = Sign out
page-id-device-out-of = Sign out { $device }
page-id-device-gone = { $device } has been signed out.

page-id-keep = Keep your profile
page-id-keep-about = This browser remembers you. If you lose it, one of these gets you back in. You don’t need any of them to play.
page-id-passkeys = Passkeys
page-id-passkeys-about = Your device or your password manager keeps the key. You sign in with your fingerprint, your face or a PIN.
page-id-passkey-make = Create a passkey
page-id-passkey-made = Your passkey is ready.
page-id-passkey-created = created on { $day }
page-id-passkey-remove = Remove
page-id-passkey-remove-of = Remove the passkey of { $device }
page-id-passkey-removed = The passkey has been removed.
page-id-passkey-insecure = Passkeys work only on https pages and on localhost. The address of this page is neither.
page-id-passkey-missing = This browser doesn’t support passkeys.
id-passkey-wrong = This passkey isn’t known here, or the answer came too late. Please try again.
page-id-passkey-cancelled = The passkey was not used, so nothing has changed.
page-id-codes = Recovery codes
page-id-codes-about = Ten codes to print or write down. Each one gets you back in once.
page-id-codes-left = { $left ->
    [0] You have no recovery codes.
    [one] You have one recovery code left.
   *[other] You have { $left } recovery codes left.
}
page-id-codes-make = Create codes
page-id-codes-again = Create new codes
page-id-codes-now = Write these codes down now: they are shown only this once. Earlier codes no longer work.
page-id-codes-copy = Copy
page-id-codes-copied = The codes have been copied.
page-id-codes-done = I have them
id-code-wrong = There is no such code, or it has already been used.
page-id-mail = E-mail
page-id-mail-about = Once you confirm an address, we can send you a link there to sign in.
page-id-mail-mine = Your address is { $address }.
page-id-mail-address = E-mail address
page-id-mail-save = Send a confirmation
page-id-mail-sent = An e-mail is on its way to { $address }. Open its link in this browser within 15 minutes.
page-id-mail-forget = Remove the address
page-id-mail-forgotten = Your address has been removed.
id-mail-malformed = This is not an e-mail address.
id-mail-old = This link has been used already, is too old, or was requested in another browser. Please ask for a new one.
page-id-mail-confirm = Confirm your address?
page-id-mail-confirm-yes = Yes, it’s mine
page-id-mail-confirmed = { $address } is confirmed.

page-id-back = Have you been here before?
page-id-back-about = Sign in to use your profile in this browser.
page-id-back-instead = In this browser you are { $name }. If you sign in as someone else, you can’t reach { $name }’s games from here any more.
page-id-back-passkey = Sign in with a passkey
page-id-back-code = Recovery code
page-id-back-code-use = Use this code
page-id-back-mail = Send me a link
page-id-back-mail-sent = If we know { $address }, a link is on its way. It works for 15 minutes.
page-id-enter = Sign in with this link?
page-id-enter-about = This link came by e-mail. If you say yes, your name and your games will be here.
