/** What a game's book shows beside the rules, as the server has it. Words are keys of the catalogues. */
import { api } from '../lib/api';
import type { GameName } from '../lib/types';
import type { Language } from '../lib/words.svelte';

export interface Laid {
  term: string;
  symbol: string;
  count: number;
}
export interface Setup {
  people: number;
  laid: Laid[];
  /** Cheese in turn order. */
  start: number[];
  /** Slots of every track, counted from 1. */
  blocked: number[] | null;
}
export interface Named {
  name: string;
  symbol: string;
  rule: string;
}
export interface Example {
  id: string;
  title: string;
  /** The foremost first. */
  rules: string[];
}
export interface Book {
  parts: { term: string; symbol: string; count: number | null; each: boolean }[];
  setups: Setup[];
  names: Named[];
  reference: string[][];
  terms: Record<Language, string>[];
  examples: Example[];
  provenance: Record<string, string[]>;
  /** By rule: tables of its figures that no rulebook prints in full. */
  unsure: Record<string, string[]>;
}

export const loadBook = (game: GameName) => api.get<Book>(`/api/games/${game}/book`);

/** The kinds of origin by which a table is less than sure. */
export const doubts = (kinds: readonly string[]) =>
  kinds.filter((kind) => kind === 'photo' || kind === 'reconstructed');
