/** What is left on the clocks. */
import type { TableState } from '../lib/types';
import type { Translate } from '../lib/words.svelte';

/** Seconds under which a clock warns. */
export const SOON = 30;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds that a seat has left now (in seconds since 1970, as the server counts them). Only the seat to decide spends any. */
export function leftOf(
  clock: NonNullable<TableState['clock']>,
  seat: number,
  actor: number | null,
  now: number,
  holidays: readonly (readonly [begins: number, ends: number])[] = [],
): number {
  const off = holidays.reduce(
    (sum, span) => sum + Math.max(0, Math.min(now, span[1]) - Math.max(clock.since, span[0])),
    0,
  );
  const spent = seat === actor ? Math.max(0, now - clock.since - off) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

/** Such as 4:05, 1:20:00, or 2 days and 3 hours. */
export function clockText(seconds: number, t: Translate): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) {
    return t('page-table-clock-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  }
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / HOUR);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** When a holiday that lasts now is over; null: there is none. */
export function holidayUntil(
  holidays: readonly (readonly [begins: number, ends: number])[] | undefined,
  now: number,
): number | null {
  return holidays?.find(([begins, ends]) => begins <= now && now < ends)?.[1] ?? null;
}
