import { words } from '../lib/words.svelte';

/** A day and an hour in words; `at` is in seconds since 1970. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000);
}

/** The day alone. */
export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at * 1000);
}
