/** Questions as people type them at the table, in everyday words and with slips: the right rule is among the first three. */
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
    ['fr.move.forward'],
    [
      'can my rat run backwards',
      'kann die ratte auch rückwärts laufen',
      'il mio ratto può tornare indietro?',
      'czy szczur może się cofać',
    ],
  ],
  [
    'firstrat',
    ['fr.move.own-space'],
    [
      'two of my rats on the same field?',
      'zwei eigene ratten auf dem gleichen feld?',
      'due miei ratti nella stessa casella?',
      'dwa moje szczury na tym samym polu?',
    ],
  ],
  [
    'firstrat',
    ['fr.move.mouldy', 'fr.collect.counted'],
    [
      'what if i dont have enough chese to pay',
      'was wenn ich nicht genug käse zum zahlen habe',
      'e se non ho abbastanza formagio per pagare',
      'co jak nie mam sera żeby zapłacić',
    ],
  ],
  [
    'firstrat',
    ['fr.shop.steal', 'fr.super.thief'],
    ['stealing from the animals', 'bei den tieren klauen', 'rubare alle bancarelle', 'kradzież na stoisku'],
  ],
  [
    'firstrat',
    ['fr.shop.next-turn'],
    [
      'can I use my new backpack right away',
      'gilt der neue rucksack sofort',
      'posso usare subito lo zaino nuovo?',
      'czy nowy plecak działa od razu',
    ],
  ],
  [
    'firstrat',
    ['fr.collect.drink'],
    [
      'what does the energy drink duble',
      'was verdopelt der energydrink',
      'la bibita radoppia tutto?',
      'co podwaja napoj energetyczny',
    ],
  ],
  [
    'firstrat',
    ['fr.shop.one-per-colour'],
    [
      '2 backpacks same color allowed?',
      'darf ich 2 rucksäcke der selben farbe haben',
      'posso avere due zaini dello stesso colore',
      'czy można mieć 2 plecaki w tym samym kolorze',
    ],
  ],
  [
    'firstrat',
    ['fr.move.shortcut', 'fr.comic.green-pipes', 'fr.comic.orange-pipes'],
    ['how do the tunnels work', 'wie funktionieren die tunnel', 'come funzionano i tubi', 'jak działają tunele'],
  ],
  [
    'firstrat',
    ['fr.setup.cheese', 'fr.solo.setup'],
    ['starting cheese', 'wie viel käse am anfang', 'quanto formaggio a inizio partita', 'ile sera na początek'],
  ],
  [
    'firstrat',
    ['fr.setup.markers', 'fr.track.ten', 'fr.track.spare'],
    [
      'how many flags do i have',
      'wieviele wertungssteine habe ich',
      'quanti segnalini punteggio ho',
      'ile mam znaczników punktów',
    ],
  ],
  [
    'firstrat',
    ['fr.collect.white', 'fr.burrow.way', 'fr.burrow.pass'],
    [
      'what are apple cores good for',
      'wozu sind die apfelreste gut',
      'a cosa servono i torsoli',
      'do czego są ogryzki',
    ],
  ],
  [
    'firstrat',
    ['fr.collect.lit', 'fr.collect.blue', 'fr.collect.lamp', 'fr.collect.lit-cumulative'],
    ['what do light bulbs bring', 'was bringen mir die glühbirnen', 'a che servono le lampadine', 'co dają żarówki'],
  ],
  [
    'firstrat',
    ['fr.pad.rattonaut', 'fr.pad.reward', 'fr.pad.award-limit'],
    [
      'my rat reached the rocket, what now',
      'meine ratte ist bei der rakete angekommen, was nun',
      'il ratto è arrivato al razzo e adesso?',
      'szczur dotarł do rakiety i co teraz',
    ],
  ],
  [
    'firstrat',
    ['fr.build.any', 'fr.build.rocket'],
    [
      'can I build two engines',
      'kann ich zwei antriebe bauen',
      'posso costruire due propulsori',
      'czy mogę zbudować dwa silniki',
    ],
  ],
  [
    'firstrat',
    ['fr.end.rocket'],
    [
      'all 4 rats in the rocket game over?',
      'alle 4 ratten in der rakete vorbei?',
      'tutti e 4 i ratti nel razzo: è finita?',
      '4 szczury w rakiecie koniec gry?',
    ],
  ],
  [
    'firstrat',
    ['fr.score.caps'],
    [
      'how many points for bottle caps',
      'wie viele punkte geben kronkorken',
      'quanti punti danno i tappi',
      'ile punktów za kapsle',
    ],
  ],
  [
    'firstrat',
    ['fr.score.mouldy', 'fr.move.mouldy'],
    ['minus points for mold', 'minuspunkte schimmel', 'punti negativi ammuffito', 'ujemne punkty za pleśń'],
  ],
  [
    'firstrat',
    ['fr.turn.order', 'fr.solo.setup'],
    ['whos first player', 'wer fängt an', 'chi comincia per primo', 'kto jest pierwszy'],
  ],
  [
    'firstrat',
    ['fr.solo.win', 'fr.solo.end'],
    ['how do i beat greg', 'wie besiege ich greg', 'come batto Greg', 'jak wygrać ze szczurobotem'],
  ],
  [
    'firstrat',
    ['fr.solo.plan', 'fr.solo.best'],
    [
      'when does greg score a track',
      'wann wertet greg eine leiste',
      'quando Greg fa punteggio',
      'kiedy szczurobot punktuje',
    ],
  ],
  [
    'firstrat',
    ['fr.setup.blocked', 'fr.track.slots'],
    [
      'which spaces are blocked with 2 players',
      'welche plätze sind zu zweit gesperrt',
      'quali caselle sono bloccate in due',
      'które pola są zablokowane na 2 osoby',
    ],
  ],
  [
    'firstrat',
    ['fr.collect.unlimited', 'fr.collect.counted'],
    [
      'what if the supply runs out',
      'was wenn der vorrat leer ist',
      'e se finisce la riserva?',
      'co jeśli skończą się zasoby',
    ],
  ],
  ['piedpiper', ['pp.card.plus'], ['what does +1 do', 'was macht plus eins', 'cosa fa più uno', 'co robi plus jeden']],
  [
    'piedpiper',
    ['pp.end.winner', 'pp.end.two-left', 'pp.end.two-people', 'pp.end.nobody'],
    ['how to win', 'wie gewinnt man', 'come si vince', 'jak się wygrywa'],
  ],
  [
    'piedpiper',
    ['pp.out.roof', 'pp.end.two-people'],
    [
      'my marker is at the top of the house',
      'mein marker ist ganz oben im haus',
      'il mio segnalino è in cima',
      'mój znacznik jest na samej górze',
    ],
  ],
  [
    'piedpiper',
    ['pp.card.pass', 'pp.setup.figures'],
    ['what does the piper do', 'was macht der rattenfänger', 'che fa il pifferaio', 'co robi flecista'],
  ],
  [
    'piedpiper',
    ['pp.variant.young'],
    ['playing with kids', 'mit kindern spielen', 'giocare con i bambini', 'gra z dziećmi'],
  ],
  [
    'piedpiper',
    ['pp.turn.draw', 'pp.setup.actions'],
    ['how many cards in my hand', 'wie viele karten auf der hand', 'quante carte in mano', 'ile kart na ręce'],
  ],
  [
    'piedpiper',
    ['pp.secret.hidden', 'pp.secret.public', 'pp.variant.hidden'],
    [
      'may i look at face down cards',
      'darf ich verdeckte karten anschauen',
      'posso guardare le carte coperte',
      'czy mogę podejrzeć zakryte karty',
    ],
  ],
  [
    'piedpiper',
    ['pp.turn.activate', 'pp.turn.execute'],
    [
      'which card is done first',
      'welche karte wird zuerst ausgeführt',
      'quale carta si esegue prima',
      'którą kartę wykonuje się najpierw',
    ],
  ],
  [
    'firstrat',
    ['fr.pad.reward', 'fr.score.awards', 'fr.pad.award-limit'],
    ['what is a medal worth', 'was bringt eine auszeichnung', 'quanto vale un riconoscimento', 'ile daje nakrętka'],
  ],
  [
    'firstrat',
    ['fr.setup.variable-path'],
    ['random board', 'variabler spielplan', 'tabellone variabile', 'losowa plansza'],
  ],
  [
    'firstrat',
    ['fr.super.runner'],
    [
      'how far does the runner go',
      'wie weit kommt der läufer',
      'quanto corre il corridore',
      'jak daleko biega biegacz',
    ],
  ],
  [
    'firstrat',
    ['fr.move.toll', 'fr.comic.no-toll', 'fr.move.no-toll-on-start', 'fr.solo.toll'],
    ['paying other players', 'anderen spielern käse zahlen', 'pagare gli avversari', 'płacenie innym graczom'],
  ],
  [
    'firstrat',
    ['fr.burrow.library', 'fr.shop.next-turn', 'fr.setup.comics.basic', 'fr.setup.comics.super'],
    ['how do I get a comic book', 'wie bekomme ich ein comicheft', 'come prendo una rivista', 'jak zdobyć komiks'],
  ],
  [
    'piedpiper',
    ['pp.end.winner', 'pp.end.two-left'],
    [
      'who has won when two are left',
      'wer hat gewonnen wenn nur noch zwei da sind',
      'chi vince quando restano in due',
      'kto wygrał gdy zostało dwóch',
    ],
  ],
  [
    'piedpiper',
    ['pp.setup.floors'],
    [
      'how many floors has a house',
      'wie viele stockwerke hat ein haus',
      'quanti piani ha una casa',
      'ile pięter ma dom',
    ],
  ],
  [
    'piedpiper',
    ['pp.turn.first'],
    [
      'how does the first turn go',
      'wie läuft der erste zug',
      'come si gioca il primo turno',
      'jak wygląda pierwsza tura',
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
