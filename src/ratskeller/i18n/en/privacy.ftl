# What is kept of people

page-heading-privacy = Your data
page-privacy = Your data
page-privacy-somebody = Somebody
page-privacy-what = What is kept
page-privacy-name = Your name, and your colour and picture if you chose them.
page-privacy-devices = Where you are signed in: browser, system, and when you were last there, to the hour.
page-privacy-ways = If you set them up: the public part of your passkeys, digests of your recovery codes, and your e-mail address.
page-privacy-games = Your games: who sat where, every move, and what was said at the table.
page-privacy-own = What is yours alone: settings, ticked challenges, uploaded records, boards of your own, games beside a real board, requests for analyses.
page-privacy-push = If you want to be called when it’s your turn: where your browser takes messages, and your quiet hours.
page-privacy-not = What is not kept
page-privacy-not-about = Your IP address is never written down. There is no advertising, no tracking and nothing from other sites on this page. The only cookie is the one that remembers you.
page-privacy-long = For how long
page-privacy-people-days = { $days ->
    [one] If you don’t come back for a day, you are forgotten.
   *[other] If you don’t come back for { $days } days, you are forgotten.
}
page-privacy-people-always = Your data is kept until you delete yourself.
page-privacy-chat-days = { $days ->
    [one] What was said at a table is erased one day after the end of the game.
   *[other] What was said at a table is erased { $days } days after the end of the game.
}
page-privacy-chat-always = What was said at a table stays there until you delete yourself.
page-privacy-backups = The operator of this server may keep backups for some time longer.
page-privacy-export = Download my data
page-privacy-export-about = All that is kept of you, as one file (JSON).
page-privacy-delete = Delete me
page-privacy-delete-about = Your names and your words are erased for good. Games with others stay, with “somebody” in your place. In games that are still running, a bot plays on for you. Games that you played alone are deleted.
page-privacy-delete-others = What others wrote about you, and records that they have downloaded, stay with them.
page-privacy-delete-sure = This can’t be undone. To confirm, type your name: { $name }
page-privacy-delete-name = Your name
page-privacy-delete-yes = Delete me for good
privacy-delete-name-wrong = This is not your name.
page-privacy-deleted = You are forgotten. Farewell!
page-privacy-nobody = Nothing is kept of you: you have no name here.
