/** The rules of a game in a language, in their order: loaded when they are wanted. */
import { FluentResource } from '@fluent/bundle';
import { api } from '../lib/api';
import { gameOfRule } from '../lib/rules';
import type { Board, GameName } from '../lib/types';
import { bundleOf, type Figures, type Language } from '../lib/words.svelte';

export interface Rule {
  /** Such as fr.move.toll. */
  id: string;
  text: string;
  /** What people call it when they ask: the search reads it, nobody else. */
  asked: string;
}
export interface Section {
  name: string;
  title: string;
  rules: Rule[];
}
export interface Rulebook {
  intro: string;
  sections: Section[];
}

const TEXTS = import.meta.glob<string>('../../../src/ratskeller/i18n/*/rules-*.ftl', {
  query: '?raw',
  import: 'default',
});
/** Groups of rules within a section; everywhere else the second dash and all after it belong to the rule's name. */
const GROUPS = ['fr-setup-comics-', 'fr-solo-move-'];

const figures = new Map<GameName, Promise<Figures>>();

/** With the figures of the board that is played on, if it is one of this game; else with those of the standard game. */
export async function loadRulebook(language: Language, game: GameName, inPlay: Board | null = null): Promise<Rulebook> {
  const text = await TEXTS[`../../../src/ratskeller/i18n/${language}/rules-${game}.ftl`]!();
  return rulebookOf(text, language, game, inPlay?.game === game ? inPlay.figures : await figuresOf(game));
}

/** The numbers of the standard game that its rules name; asked for once. */
async function figuresOf(game: GameName): Promise<Figures> {
  if (!figures.has(game))
    figures.set(
      game,
      api.get<Board>(`/api/games/${game}/board`).then((board) => board.figures),
    );
  try {
    return await figures.get(game)!;
  } catch (error) {
    figures.delete(game);
    throw error;
  }
}

/** The text of one rule in a language. */
export async function loadRule(language: Language, rule: string, inPlay: Board | null = null): Promise<string> {
  const { sections } = await loadRulebook(language, gameOfRule(rule), inPlay);
  const found = sections.flatMap(({ rules }) => rules).find(({ id }) => id === rule);
  if (!found) throw new Error(`there is no rule ${rule}`);
  return found.text;
}

export function rulebookOf(text: string, language: string, game: GameName, figures: Figures): Rulebook {
  const bundle = bundleOf(language, text);
  const said = (key: string) => bundle.formatPattern(bundle.getMessage(key)!.value!, figures);
  const asked = (key: string) => bundle.formatPattern(bundle.getMessage(key)!.attributes.asked!, figures);
  const book: Rulebook = { intro: '', sections: [] };
  for (const { id: key } of new FluentResource(text).body) {
    const section = key.startsWith(`rules-${game}-`) ? key.slice(`rules-${game}-`.length) : null;
    if (section === 'intro') book.intro = said(key);
    else if (section !== null) book.sections.push({ name: section, title: said(key), rules: [] });
    else book.sections.at(-1)!.rules.push({ id: ruleOfKey(key), text: said(key), asked: asked(key) });
  }
  return book;
}

/** The rule of a key such as rule-fr-move-own-space. */
export function ruleOfKey(key: string): string {
  const name = key.replace(/^rule-/, '');
  const group = GROUPS.find((start) => name.startsWith(start));
  const [head, rest] = group ? [group, name.slice(group.length)] : partsOf(name);
  return head.replaceAll('-', '.') + rest;
}

function partsOf(name: string): [string, string] {
  const [, head, rest] = /^(\w+-\w+-)(.*)$/.exec(name)!;
  return [head!, rest!];
}
