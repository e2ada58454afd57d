/** Pages are loaded when they are wanted. */
import type { Component } from 'svelte';
import type { PageName } from './routes';

export const PAGES: Record<PageName, () => Promise<{ default: Component }>> = {
  Home: () => import('../pages/Home.svelte'),
  NewTable: () => import('../pages/NewTable.svelte'),
  Lobby: () => import('../pages/Lobby.svelte'),
  Table: () => import('../pages/Table.svelte'),
  Replay: () => import('../pages/Replay.svelte'),
  Records: () => import('../pages/Records.svelte'),
  Lessons: () => import('../pages/Lessons.svelte'),
  Learn: () => import('../pages/Learn.svelte'),
  Rules: () => import('../pages/Rules.svelte'),
  Example: () => import('../pages/Example.svelte'),
  Chart: () => import('../pages/Chart.svelte'),
  Puzzles: () => import('../pages/Puzzles.svelte'),
  Puzzle: () => import('../pages/Puzzle.svelte'),
  Companion: () => import('../pages/Companion.svelte'),
  CompanionGreg: () => import('../pages/CompanionGreg.svelte'),
  CompanionPad: () => import('../pages/CompanionPad.svelte'),
  Friends: () => import('../pages/Friends.svelte'),
  Me: () => import('../pages/Me.svelte'),
  About: () => import('../pages/About.svelte'),
  Privacy: () => import('../pages/Privacy.svelte'),
  Nowhere: () => import('../shell/Nowhere.svelte'),
};
