/** More questions that players ask, in every language: the right rule is among the first three answers. */
import { expect, test } from 'vitest';
import type { GameName } from '../lib/types';
import type { Language } from '../lib/words.svelte';
import { answersTo } from './answers';
import { bookFor } from './bookForTests';

const LANGUAGES: Language[] = ['en', 'de', 'it', 'pl'];
/** The game, the rules that answer, and the question in the order of the languages. */
const QUESTIONS: [game: GameName, rules: string[], texts: [string, string, string, string]][] = [
  [
    'firstrat',
    ['fr.build.cockpit'],
    [
      'What does a cockpit cost?',
      'Was kostet ein Cockpit?',
      'Quanto costa una cabina di pilotaggio?',
      'Ile kosztuje kokpit?',
    ],
  ],
  [
    'firstrat',
    ['fr.build.donate'],
    [
      'How often may I donate cheese?',
      'Wie oft darf ich Käse spenden?',
      'Quante volte posso donare formaggio?',
      'Ile razy mogę przekazać prowiant?',
    ],
  ],
  [
    'firstrat',
    ['fr.score.leftovers'],
    [
      'What are leftover materials worth?',
      'Was sind übrige Materialien wert?',
      'Quanto valgono i materiali avanzati?',
      'Ile są warte niewykorzystane materiały?',
    ],
  ],
  [
    'firstrat',
    ['fr.track.slots'],
    [
      'Which slot does my marker take?',
      'Auf welchen Platz der Leiste kommt mein Stein?',
      'In quale casella della traccia va il mio segnalino?',
      'Na którym polu toru kładę znacznik?',
    ],
  ],
  [
    'firstrat',
    ['fr.burrow.nursery', 'fr.pad.reward', 'fr.pad.award-limit'],
    [
      'How do I get a rat out of the nursery?',
      'Wie hole ich eine Ratte aus der Kinderstube?',
      'Come faccio uscire un ratto dalla nursery?',
      'Jak wystawić szczura z salonu?',
    ],
  ],
  [
    'firstrat',
    ['fr.super.commander'],
    ['What can the commander do?', 'Was kann der Kommandant?', 'Che cosa fa il comandante?', 'Co robi dowódca?'],
  ],
  [
    'firstrat',
    ['fr.solo.stall'],
    [
      'What happens when Greg stops at a stall?',
      'Was passiert, wenn Greg bei einem Verkaufsstand stehen bleibt?',
      'Che cosa succede quando Greg si ferma a una bancarella?',
      'Co się dzieje, gdy Szczurobot staje na stoisku?',
    ],
  ],
  [
    'piedpiper',
    ['pp.out.markers', 'pp.end.winner'],
    [
      'Who takes the markers of a player who leaves?',
      'Wer bekommt die Rattenmarker von jemandem, der flieht?',
      'Chi prende i segnalini di chi esce?',
      'Kto dostaje znaczniki gracza, który odpada?',
    ],
  ],
  [
    'piedpiper',
    ['pp.card.sewer', 'pp.card.plus'],
    [
      'Does a marker move in the sewer?',
      'Bewegt sich ein Rattenmarker im Kanal?',
      'Un segnalino si muove nella fogna?',
      'Czy w kanale rusza się znacznik?',
    ],
  ],
  [
    'piedpiper',
    ['pp.turn.draw'],
    [
      'What if the deck is empty?',
      'Was ist, wenn der Stapel leer ist?',
      'E se il mazzo è finito?',
      'Co robić, gdy talia jest pusta?',
    ],
  ],
];
const CASES = QUESTIONS.flatMap(([game, rules, texts]) =>
  texts.map((text, at) => ({ game, rules, text, language: LANGUAGES[at]! })),
);

test.each(CASES)('$language: $text', ({ game, language, text, rules }) => {
  const first = answersTo(text, bookFor(language, game), language).rules.slice(0, 3);
  const ids = first.map(({ id }) => id);
  expect(
    ids.filter((id) => rules.includes(id)),
    ids.join(', '),
  ).not.toEqual([]);
});
