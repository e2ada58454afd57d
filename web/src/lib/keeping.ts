/** What the browser keeps for the next visit. Where it keeps nothing (private windows), nothing is lost but comfort. */
const PREFIX = 'ratskeller.';

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Full or forbidden.
  }
}
