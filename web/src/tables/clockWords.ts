import type { Clock } from '../lib/types';
import { t } from '../lib/words.svelte';

/** A clock in words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'bank') {
    const minutes = Math.round(clock.seconds / 6) / 10;
    return t('page-clock-bank-short', { minutes, increment: clock.increment ?? 0 });
  }
  return clock.kind === 'days' ? t('page-clock-days-short', { days: clock.days }) : t('page-clock-none');
}
