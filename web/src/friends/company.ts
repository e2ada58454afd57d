/** Friends, blocks and reports, as the server knows them. */
import { api } from '../lib/api';
import type { Colour, Picture } from '../lib/looks';
import type { GameName } from '../lib/types';

export interface Friend {
  id: string;
  name: string;
  colour: Colour;
  picture: Picture;
  since: number;
  is_here: boolean;
  /** Tables for everybody at which they sit. */
  tables: { id: string; game: GameName; state: 'open' | 'running' }[];
}
export interface Company {
  friends: Friend[];
  /** Links of mine that still work. */
  links: { uses: number; expires: number }[];
}
export interface Block {
  id: string;
  name: string;
  since: number;
}

/** Somebody, by where I have met them: people have no numbers here. */
export type Met = { table: string; seat: number } | { table: string; entry: number } | { friend: string };

export const REASONS = ['insult', 'hate', 'spam', 'cheating', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

export const company = () => api.get<Company>('/api/friends');
export const blockedPeople = () => api.get<Block[]>('/api/blocks');
export const block = (met: Met) => api.post('/api/blocks', met);

export interface Report {
  table: string;
  seat?: number;
  lines: number[];
  reason: Reason;
  text: string;
}
export const report = (told: Report) => api.post('/api/reports', told);
