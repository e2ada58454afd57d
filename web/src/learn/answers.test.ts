import { expect, test } from 'vitest';
import type { GameName } from '../lib/types';
import type { Language } from '../lib/words.svelte';
import { answersTo, asked } from './answers';
import { bookFor } from './bookForTests';
import { likeness, slip } from './likeness';

/** Rules that answer a question, and the question in every language: en, de, it, pl. */
type Question = [rules: string[], ...texts: [string, string, string, string]];

const FIRST_RAT: Question[] = [
  [
    ['fr.end.rocket', 'fr.end.markers', 'fr.end.earlier'],
    ...([
      'How does the game end?',
      'Wie endet das Spiel?',
      'Come finisce la partita?',
      'Kiedy kończy się gra?',
    ] as const),
  ],
  [
    ['fr.setup.comics.basic', 'fr.setup.comics.super', 'fr.setup.comics.two-people', 'fr.burrow.library'],
    ...(['how many comics', 'Wie viele Comics gibt es?', 'quante riviste ci sono', 'ile jest komiksów'] as const),
  ],
  [
    ['fr.setup.seats'],
    ...([
      'How many people can play?',
      'Wie viele Leute können spielen?',
      'In quante persone si gioca?',
      'Ile osób może grać?',
    ] as const),
  ],
  [
    ['fr.move.toll', 'fr.move.mouldy', 'fr.move.no-toll-on-start', 'fr.solo.toll'],
    ...([
      'What is the toll?',
      'Was kostet es, auf einem Feld mit fremden Ratten zu enden?',
      'Quanto si paga uno spazio con ratti altrui?',
      'Ile płacę za pole z cudzymi szczurami?',
    ] as const),
  ],
  [
    ['fr.move.mouldy', 'fr.score.mouldy', 'fr.collect.counted', 'fr.collect.unlimited'],
    ...([
      'When do I take mouldy cheese?',
      'Wann nehme ich Schimmelkäse?',
      'Quando prendo il formaggio ammuffito?',
      'Kiedy biorę spleśniały ser?',
    ] as const),
  ],
  [
    ['fr.move.one', 'fr.move.many'],
    ...([
      'How far can one rat move?',
      'Wie weit darf ich eine Ratte ziehen?',
      'Di quanti spazi muovo un ratto?',
      'O ile pól mogę przesunąć szczura?',
    ] as const),
  ],
  [
    ['fr.move.many', 'fr.comic.four-steps', 'fr.move.pad-colour'],
    ...([
      'Can I move several rats?',
      'Kann ich mehrere Ratten ziehen?',
      'Posso muovere più ratti?',
      'Czy mogę przesunąć kilka szczurów?',
    ] as const),
  ],
  [
    ['fr.move.forward'],
    ...([
      'Can rats go backward or only forward?',
      'Ziehen Ratten nur vorwärts?',
      'I ratti vanno solo in avanti?',
      'Czy szczury idą tylko naprzód?',
    ] as const),
  ],
  [
    ['fr.move.shortcut', 'fr.comic.green-pipes', 'fr.comic.orange-pipes'],
    ...([
      'How do pipes work?',
      'Wie funktionieren Rohre?',
      'Come funzionano le tubature?',
      'Jak działają rury?',
    ] as const),
  ],
  [
    ['fr.move.own-space'],
    ...([
      'Can two of my rats share a space?',
      'Dürfen zwei meiner Ratten auf demselben Feld stehen?',
      'Due miei ratti possono stare sullo stesso spazio?',
      'Czy dwa moje szczury mogą stać na jednym polu?',
    ] as const),
  ],
  [
    ['fr.collect.lit', 'fr.collect.lit-cumulative'],
    ...([
      'What does a lit space give?',
      'Was bringt ein beleuchtetes Feld?',
      'Che cosa dà uno spazio illuminato?',
      'Co daje oświetlone pole?',
    ] as const),
  ],
  [
    ['fr.collect.lamp', 'fr.track.light-limit'],
    ...([
      'What happens at a construction lamp?',
      'Was passiert bei einer Baulampe?',
      'Che cosa succede a una base luminosa?',
      'Co się dzieje przy reflektorze?',
    ] as const),
  ],
  [
    ['fr.collect.drink', 'fr.shop.drinks', 'fr.setup.frog'],
    ...([
      'How do energy drinks work?',
      'Was bewirkt ein Energydrink?',
      'A cosa serve la bibita energetica?',
      'Jak działa napój energetyczny?',
    ] as const),
  ],
  [
    ['fr.collect.backpack', 'fr.shop.one-per-colour', 'fr.shop.next-turn', 'fr.setup.hamster'],
    ...(['What does a backpack do?', 'Was bringt ein Rucksack?', 'Che cosa fa uno zaino?', 'Co daje plecak?'] as const),
  ],
  [
    ['fr.shop.one-per-colour'],
    ...([
      'Can I own two backpacks of one colour?',
      'Darf ich zwei Rucksäcke einer Farbe haben?',
      'Posso avere due zaini dello stesso colore?',
      'Czy mogę mieć dwa plecaki w jednym kolorze?',
    ] as const),
  ],
  [
    ['fr.shop.steal', 'fr.super.thief', 'fr.super.commander', 'fr.super.token'],
    ...([
      'What happens when I steal?',
      'Was passiert, wenn ich stehle?',
      'Che cosa succede se rubo?',
      'Co się dzieje, gdy biorę bez płacenia?',
    ] as const),
  ],
  [
    ['fr.shop.pay'],
    ...([
      'What does an item cost at the frog?',
      'Was kostet ein Gegenstand beim Frosch?',
      'Quanto costa un oggetto dalla rana?',
      'Ile kosztuje przedmiot u żaby?',
    ] as const),
  ],
  [
    ['fr.pad.award-limit', 'fr.pad.reward', 'fr.score.awards', 'fr.collect.counted'],
    ...([
      'When may I take an award?',
      'Wann darf ich eine Auszeichnung nehmen?',
      'Quando posso prendere un riconoscimento?',
      'Kiedy mogę wziąć nakrętkę?',
    ] as const),
  ],
  [
    ['fr.burrow.nursery', 'fr.pad.reward', 'fr.setup.rats', 'fr.burrow.way'],
    ...([
      'How do rats leave the nursery?',
      'Wie kommen Ratten aus der Kinderstube?',
      'Come escono i ratti dalla nursery?',
      'Jak szczury wychodzą z salonu?',
    ] as const),
  ],
  [
    ['fr.build.cockpit'],
    ...([
      'What does a cockpit cost?',
      'Was kostet ein Cockpit?',
      'Quanto costa la cabina di pilotaggio?',
      'Ile kosztuje kokpit?',
    ] as const),
  ],
  [
    ['fr.build.rocket', 'fr.build.any'],
    ...([
      'What is a complete rocket?',
      'Was ist eine vollständige Rakete?',
      'Che cos’è un razzo completato?',
      'Co to jest cała rakieta?',
    ] as const),
  ],
  [
    ['fr.build.donate'],
    ...([
      'How do I donate cheese?',
      'Wie spende ich Käse?',
      'Come dono il formaggio?',
      'Co daje dziesięć serów na torze ser?',
    ] as const),
  ],
  [
    ['fr.score.ties'],
    ...([
      'Who wins a tie?',
      'Wer gewinnt bei Gleichstand?',
      'Chi vince in caso di parità?',
      'Kto wygrywa przy remisie?',
    ] as const),
  ],
  [
    ['fr.super.commander'],
    ...([
      'What can the commander do?',
      'Was kann der Kommandant?',
      'Che cosa può fare il comandante?',
      'Co potrafi dowódca?',
    ] as const),
  ],
  [
    ['fr.solo.deck', 'fr.solo.move', 'fr.solo.best'],
    ...([
      'Which cards does Greg have in his deck?',
      'Welche Karten hat Greg im Stapel?',
      'Quali carte ha Greg nel mazzo?',
      'Jakie karty ma Szczurobot w talii?',
    ] as const),
  ],
];
const PIED_PIPER: Question[] = [
  [
    ['pp.end.two-left', 'pp.end.two-people', 'pp.end.cap', 'pp.end.winner'],
    ...([
      'When does the game end?',
      'Wann endet das Spiel?',
      'Quando finisce la partita?',
      'Kiedy kończy się gra?',
    ] as const),
  ],
  [
    ['pp.card.melody', 'pp.card.two-specials'],
    ...(['What does melody do?', 'Was macht die Melodie?', 'Che cosa fa la melodia?', 'Co robi melodia?'] as const),
  ],
  [
    ['pp.out.roof', 'pp.setup.floors', 'pp.end.two-people', 'pp.card.bounds'],
    ...([
      'What happens when my marker is at the roof?',
      'Was passiert, wenn mein Marker am Dach ist?',
      'Che cosa succede se il mio segnalino arriva al tetto?',
      'Co się dzieje, gdy mój znacznik jest na dachu?',
    ] as const),
  ],
  [
    ['pp.setup.actions', 'pp.setup.characters'],
    ...([
      'How many action cards are there?',
      'Wie viele Aktionskarten gibt es?',
      'Quante carte azione ci sono?',
      'Ile jest kart akcji?',
    ] as const),
  ],
  [
    ['pp.variant.hidden', 'pp.secret.hidden', 'pp.secret.public'],
    ...([
      'May I play a card face down?',
      'Darf ich eine Karte verdeckt spielen?',
      'Posso giocare una carta coperta?',
      'Czy mogę zagrać kartę zakrytą?',
    ] as const),
  ],
];
const LANGUAGES: Language[] = ['en', 'de', 'it', 'pl'];

const CASES = (
  [
    ['firstrat', FIRST_RAT],
    ['piedpiper', PIED_PIPER],
  ] as [GameName, Question[]][]
).flatMap(([game, questions]) =>
  questions.flatMap(([rules, ...texts]) => texts.map((text, at) => ({ game, language: LANGUAGES[at]!, text, rules }))),
);

test('thirty questions are asked in every language', () => {
  expect(CASES.length).toBe(30 * LANGUAGES.length);
});

test.each(CASES)('$language: $text', ({ game, language, text, rules }) => {
  const { rules: found, nearest } = answersTo(text, bookFor(language, game), language);
  const first = found.slice(0, 3).map(({ id }) => id);
  expect(
    first.filter((id) => rules.includes(id)),
    first.join(', '),
  ).not.toEqual([]);
  expect(nearest).not.toBeNull();
});

test('stop words are dropped, unless there is nothing else', () => {
  expect(asked('How does the game end?', 'en')).toEqual(['game', 'end']);
  expect(asked('Wie ist das?', 'de')).toEqual(['wie', 'ist', 'das']);
});

test('inflected forms are alike, other words are not', () => {
  expect(likeness('kapsle', 'kapsli')).toBeGreaterThan(0.7);
  expect(likeness('ratte', 'ratten')).toBeGreaterThan(0.7);
  expect(likeness('rat', 'rattonaut')).toBe(0);
  expect(likeness('pipe', 'piper')).toBeLessThan(1);
});

test('what is in no rule has no answer', () => {
  expect(answersTo('xyzzy', bookFor('en', 'firstrat'), 'en')).toEqual({ rules: [], nearest: null });
});

test('a heading is searched: its chapter is the nearest', () => {
  const { nearest } = answersTo('super rats', bookFor('en', 'firstrat'), 'en');
  expect(nearest?.name).toBe('super');
});

test('a plain search leaves out most rules', () => {
  const book = bookFor('en', 'firstrat');
  const all = book.sections.flatMap(({ rules }) => rules).length;
  expect(answersTo('Mouldy Cheese', book, 'en').rules.length).toBeLessThan(all / 4);
});

test('a slip of one letter finds the word that was meant, of two in a long word', () => {
  expect(slip('duble', 'doubles')).toBeGreaterThan(0);
  expect(slip('chesee', 'cheese')).toBeGreaterThan(0);
  expect(slip('challanges', 'challenge')).toBeGreaterThan(0);
  expect(slip('track', 'truck')).toBeGreaterThan(0);
  expect(slip('rat', 'hat')).toBe(0);
  expect(slip('house', 'marker')).toBe(0);
});

test('the end of a compound is a part of it', () => {
  expect(likeness('marker', 'rattenmarker')).toBeGreaterThan(0.7);
  expect(likeness('rat', 'superrat')).toBe(0);
});
