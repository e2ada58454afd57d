/** Boards of one's own: what the server says of them, and how it is asked. */
import { api } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { Board, GameName, Say } from '../lib/types';
import { tell } from '../lib/words.svelte';

/** The tables of a profile, as its file has them. */
export type Tables = Record<string, unknown>;

/** What is wrong with a board: the key in its tables, and the words of the check, for people where it has them. */
export interface FieldProblem {
  key: string;
  problem: string;
  say?: Say | null;
}

/** A problem in the language of the page. */
export const problemWords = ({ problem, say }: FieldProblem) => (say ? tell(say, String) : problem);

export interface Drawn {
  tables: Tables;
  /** TOML. */
  text: string;
  /** None while something is wrong with it. */
  board: Board | null;
  /** A game that was just set up on it. */
  view: unknown;
}
export interface Checked extends Drawn {
  problems: FieldProblem[];
}
export interface KeptBoard {
  id: string;
  game: GameName;
  name: string;
  created: number;
  changed: number;
}
export interface SharedBoard extends KeptBoard, Drawn {
  is_mine: boolean;
}
/** What is sent: tables of a form, or the text of a file; neither is the standard board. */
export interface Sent {
  game: GameName;
  name: string;
  tables?: Tables;
  text?: string;
}

export const checkBoard = (sent: Sent, people: number) => api.post<Checked>('/api/boards/check', { ...sent, people });
export const boardOf = (id: string, people = 2) => api.get<SharedBoard>(`/api/boards/${id}?people=${people}`);
export const myBoards = () => api.get<KeptBoard[]>('/api/me/boards');
export const dropBoard = (id: string) => api.delete(`/api/boards/${id}`);

/** Keep a board under its id, or as a new one; says which. */
export async function keepBoard(id: string | null, sent: Sent): Promise<string> {
  await me.needed();
  if (id === null) return (await api.post<{ id: string }>('/api/boards', sent)).id;
  await api.put(`/api/boards/${id}`, sent);
  return id;
}

/** The board on a table: the standard one, or that of a file. */
export async function boardOn<Profile>(game: GameName, text: string | null): Promise<Board<Profile>> {
  if (text === null) return api.get<Board<Profile>>(`/api/games/${game}/board?profile=standard`);
  const { board } = await checkBoard({ game, name: 'own', text }, 2);
  return board === null ? boardOn(game, null) : (board as Board<Profile>);
}

/** Whether a problem is of this place: its very key, or, seen from a row, anything inside it. */
export function isAt(problem: FieldProblem, key: string, deep: boolean): boolean {
  return problem.key === key || (deep && (problem.key.startsWith(`${key}.`) || problem.key.startsWith(`${key}[`)));
}

export const addressOf = ({ game, id }: Pick<KeptBoard, 'game' | 'id'>) => `/boards/${game}/${id}`;
