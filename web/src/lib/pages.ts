/** Pages are loaded when they are wanted. */
import type { Component } from 'svelte';
import type { PageName } from './routes';

export const PAGES: Record<PageName, () => Promise<{ default: Component }>> = {
  Home: () => import('../pages/Home.svelte'),
  NewTable: () => import('../pages/NewTable.svelte'),
  Lobby: () => import('../pages/Lobby.svelte'),
  Table: () => import('../pages/Table.svelte'),
  Events: () => import('../pages/Events.svelte'),
  NewEvent: () => import('../pages/NewEvent.svelte'),
  Event: () => import('../pages/Event.svelte'),
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
  Boards: () => import('../pages/Boards.svelte'),
  Board: () => import('../pages/Board.svelte'),
  Me: () => import('../pages/Me.svelte'),
  Statistics: () => import('../pages/Statistics.svelte'),
  Person: () => import('../pages/Person.svelte'),
  Ratings: () => import('../pages/Ratings.svelte'),
  About: () => import('../pages/About.svelte'),
  Privacy: () => import('../pages/Privacy.svelte'),
  Nowhere: () => import('../shell/Nowhere.svelte'),
};
