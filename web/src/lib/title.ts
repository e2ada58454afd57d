import { waitingCount } from './waitingCount.svelte';

/** The name of the house is the same in all languages. */
export const BRAND = 'Ratskeller';

/** The title of the browser's window on a page, with how many games wait for me. */
export function titleOf(page: string): string {
  const count = waitingCount.value;
  return `${count ? `(${count}) ` : ''}${page} · ${BRAND}`;
}
