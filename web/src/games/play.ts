/** What every game's table is given. It decides nothing about rules: it draws the view and lets people pick offers. */
import type { Component } from 'svelte';
import type { Seat } from '../lib/seats';
import type { Board, GameName, Offer, TableEvent } from '../lib/types';

export interface PlayProps<View = unknown, Profile = unknown> {
  view: View;
  board: Board<Profile>;
  seats: Seat[];
  /** The seat looked from; null for a spectator. */
  me: number | null;
  actor: number | null;
  /** Null: nothing to decide here. */
  offers: Offer[] | null;
  onmove: (move: string) => void;
  onwhy: (move: string) => void;
  /** Of the last entry, for animation. */
  events: TableEvent[];
  points: number[] | null;
  /** The seats that have won; nobody while the game goes on. */
  winners?: number[];
  busy: boolean;
  /** Moves that a hint or the tutorial points at. */
  highlight?: string[];
}

/** The tables of the games, loaded when they are wanted. */
export const PLAYS: Record<GameName, () => Promise<{ default: Component<PlayProps> }>> = {
  firstrat: () => import('./firstrat/Play.svelte') as Promise<{ default: Component<PlayProps> }>,
  piedpiper: () => import('./piedpiper/Play.svelte') as Promise<{ default: Component<PlayProps> }>,
};
