/** Tournaments as the server tells them, and what can be asked of it. */
import { api } from '../lib/api';
import { me } from '../lib/me.svelte';
import { randomText } from '../lib/random';
import type { Clock, GameName } from '../lib/types';
import { t, words } from '../lib/words.svelte';
import { clockWords } from '../tables/clockWords';

export type EventState = 'open' | 'running' | 'over' | 'closed';
export type Format = 'swiss' | 'robin';
export const FORMATS: readonly Format[] = ['swiss', 'robin'];
export const MOST_PEOPLE = 64;

/** What all tables of a tournament have in common. */
export interface EventSettings {
  options: Record<string, string>;
  clock: Clock;
}

interface EventHead {
  id: string;
  title: string;
  host_name: string;
  is_host: boolean;
  game: GameName;
  format: Format;
  seats: number;
  rounds: number | null;
  round: number;
  most: number;
  state: EventState;
  settings: EventSettings;
}

/** A tournament in a list. */
export interface EventShown extends EventHead {
  is_in: boolean;
  people: number;
}

export interface Entrant {
  number: number;
  name: string;
  state: 'in' | 'withdrawn' | 'removed';
}

export interface EventSeat {
  number: number;
  place: number | null;
  points: number | null;
  score: number | null;
}

export interface EventTable {
  number: number;
  id: string;
  is_over: boolean;
  seats: EventSeat[];
}

export interface EventRound {
  round: number;
  deadline: number;
  tables: EventTable[];
  byes: number[];
}

export interface Standing {
  rank: number;
  number: number;
  points: number;
  played: number;
  wins: number;
  head_to_head: number;
  opponents: number;
  share: number;
}

/** All of a tournament. */
export interface EventWhole extends EventHead {
  version: number;
  commitment: string;
  me: number | null;
  my_state: Entrant['state'] | null;
  my_table: string | null;
  people: Entrant[];
  pairings: EventRound[];
  standings: Standing[];
}

export interface EventWish {
  title: string;
  game: GameName;
  options: Record<string, string>;
  clock: Clock;
  stand_in: string;
  hints: boolean;
  live_points: boolean;
  format: Format;
  seats: number;
  rounds: number | null;
  most: number;
  round_hours: number;
  is_public: boolean;
  plays: boolean;
}

/** Open a tournament; its id. */
export async function openEvent(wish: EventWish): Promise<string> {
  await me.needed();
  const body = { ...wish, language: words.language, salt: randomText() };
  return (await api.post<{ id: string }>('/api/events', body)).id;
}

export async function joinEvent(id: string): Promise<void> {
  await me.needed();
  await api.post(`/api/events/${id}/join`, { salt: randomText() });
}

/** The title, or what there is instead of one whose author is gone. */
export const titleOfEvent = ({ title }: Pick<EventHead, 'title'>): string => title || t('event-untitled');

/** Somebody's name, or what stands for one who is gone. */
export const nameOf = (name: string): string => name || t('page-privacy-somebody');

/** How far a tournament is, in words. */
export function stateWords({ state, round, rounds }: EventHead): string {
  if (state === 'running') return t('event-state-running', { round: Math.max(round, 1), rounds: rounds ?? 1 });
  return t(`event-state-${state}`);
}

/** What was settled, in words. */
export function factWords(event: EventHead): string[] {
  return [
    t(`event-format-${event.format}`),
    t('event-tables-of', { seats: event.seats }),
    ...(event.rounds ? [t('event-rounds-count', { count: event.rounds })] : []),
    clockWords(event.settings.clock),
  ];
}

/** Points, without more digits than they have. */
export const pointsText = (points: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(points);

/** A share as a percentage. */
export const shareText = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
