/** The games' forms for boards of one's own, each loaded when it is wanted. */
import type { Component } from 'svelte';
import type { BoardEntry } from '../boards/entry.svelte';

const FORMS = import.meta.glob<Component<{ entry: BoardEntry }>>('./*/board/BoardForm.svelte', { import: 'default' });

export function boardFormOf(game: string): Promise<Component<{ entry: BoardEntry }>> {
  return FORMS[`./${game}/board/BoardForm.svelte`]!();
}
