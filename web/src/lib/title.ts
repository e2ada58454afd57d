/** The name of the house is the same in all languages. */
export const BRAND = 'Ratskeller';

/** The title of the browser's window on a page. */
export function titleOf(page: string): string {
  return `${page} · ${BRAND}`;
}
