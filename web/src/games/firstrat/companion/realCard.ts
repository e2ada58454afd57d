/** A card of Greg's real deck, as the server wants to be told of it. */
import { t } from '../../../lib/words.svelte';

export const SYMBOLS: string[] = ['none', 'cockpit', 'cargo', 'engine', 'storage', 'cheese', 'light', 'comic', 'best'];

/** Such as 1-2-0-2, or 3-1-1-1:cargo. */
export function cardAnswer(steps: readonly number[], symbol: string): string {
  return steps.join('-') + (symbol === 'none' ? '' : `:${symbol}`);
}

export function symbolName(symbol: string): string {
  return t(['none', 'comic', 'best'].includes(symbol) ? `symbol-${symbol}` : `track-${symbol}`);
}
