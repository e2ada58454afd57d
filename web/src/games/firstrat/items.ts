/** What items of the stalls are and do, in words. */
import { t } from '../../lib/words.svelte';
import type { Cap, Colour, FirstRatProfile } from './view';

export function itemEffect(item: string, { backpacks, caps }: FirstRatProfile): string {
  if (item === 'drink') return t('yields-drink');
  const name = item.slice(item.indexOf('-') + 1);
  if (item.startsWith('backpack-')) return t('yields-backpack', { bonus: backpacks[name as Colour].bonus });
  return t(`cap-${name}-effect`, { points: caps[name as Cap], less: caps.crumbs_less });
}

export function itemLabel(item: string, profile: FirstRatProfile): string {
  return `${t(`item-${item}`)}: ${itemEffect(item, profile)}`;
}
