# What is kept of people

page-heading-privacy = Your data
page-privacy = Your data
page-privacy-somebody = Somebody
page-privacy-what = What we keep
page-privacy-name = Your name, and your colour and picture if you chose them.
page-privacy-devices = Where you are signed in: browser, system, and when you were last there, to the hour.
page-privacy-ways = If you set them up: the public part of your passkeys, digests of your recovery codes, and your e-mail address.
page-privacy-games = Your games: who sat where, every move, and what was said at the table.
page-privacy-own = Your settings, completed challenges, uploaded records, boards of your own, games with the companion and requests for analyses.
page-privacy-push = If you want notifications when it’s your turn: where your browser receives them, and your quiet hours.
page-privacy-not = What we don’t keep
page-privacy-not-about = Your IP address is never stored. There is no advertising, no tracking and nothing from other sites on this page. The only cookie is the one that remembers you.
page-privacy-long = For how long
page-privacy-people-days = { $days ->
    [one] If you don’t come back for a day, your profile is deleted.
   *[other] If you don’t come back for { $days } days, your profile is deleted.
}
page-privacy-people-always = Your data is kept until you delete your profile.
page-privacy-chat-days = { $days ->
    [one] What was said at a table is erased one day after the end of the game.
   *[other] What was said at a table is erased { $days } days after the end of the game.
}
page-privacy-chat-always = What was said at a table stays there until you delete your profile.
page-privacy-backups = The operator of this server may keep backups a little longer.
page-privacy-export = Download my data
page-privacy-export-about = Everything we keep about you, in one file (JSON).
page-privacy-delete = Delete me
page-privacy-delete-about = Your name and everything you wrote are erased for good. Games with others stay, with “somebody” in your place. In games still in progress, a bot plays on for you. Games you played alone are deleted.
page-privacy-delete-others = What others wrote about you, and game records they have downloaded, stay with them.
page-privacy-delete-sure = This can’t be undone. To confirm, type your name: { $name }
page-privacy-delete-name = Your name
page-privacy-delete-yes = Delete me for good
privacy-delete-name-wrong = This is not your name.
page-privacy-deleted = Your profile has been deleted. Farewell!
page-privacy-nobody = We keep nothing about you: you have no name here.
