/** Moves as pictures: what a card of the fan, a button or a recap shows. */
import type { SymbolName } from './art/symbols';
import { comicSymbol, trackSymbol, yieldSymbol } from './art/symbols';
import { aboutOf, goOf, pipesOf } from './offers';
import type { Comic, FirstRatProfile, Good, Part, Track, Yield } from './view';

export interface DeedSign {
  symbol: SymbolName;
  amount?: string;
  tone?: string;
  isStruck?: boolean;
}

const TONES = { green: 'var(--path-green)', orange: 'var(--path-orange)', grey: '#a3a3b5' };
const MATERIALS: readonly Good[] = ['bottle', 'soda', 'can', 'calc'];
const PLAIN: Record<string, DeedSign[]> = {
  walk: [{ symbol: 'fr-steps' }],
  award: [{ symbol: 'fr-award' }],
  nursery: [{ symbol: 'fr-baby' }],
  drink: [{ symbol: 'fr-drink', amount: '×2' }],
  'no-drink': [{ symbol: 'fr-drink', isStruck: true }],
  in: [{ symbol: 'fr-go' }],
  on: [{ symbol: 'fr-steps' }],
  stop: [{ symbol: 'fr-stop' }],
  end: [{ symbol: 'fr-go' }],
  'no-item': [{ symbol: 'fr-stop' }],
  'no-comic': [{ symbol: 'fr-stop' }],
  donate: [{ symbol: 'fr-feast' }],
};

/** What a move is, in pictures. */
export function signsOfMove(move: string, profile: FirstRatProfile): DeedSign[] {
  const { deed, thing } = aboutOf(move);
  if (PLAIN[deed]) return PLAIN[deed];
  if (goOf(move)) return [{ symbol: 'fr-steps' }];
  const pipes = pipesOf(move);
  if (pipes) {
    return pipes.map((pipe) => {
      const { cost, colour } = profile.pipes[pipe - 1]!;
      return { symbol: yieldSymbol(cost), tone: TONES[colour], amount: '−1' };
    });
  }
  switch (deed) {
    case 'bonus':
      return [{ symbol: yieldSymbol(thing as Yield), amount: '+1' }];
    case 'buy':
      return [{ symbol: 'fr-cheese', amount: `−${profile.stalls[stallOf(thing)].price}` }];
    case 'steal':
    case 'take':
      return [{ symbol: 'fr-steal' }];
    case 'comic':
      return [{ symbol: comicSymbol(thing as Comic) }];
    case 'build':
      return [{ symbol: trackSymbol(thing as Track) }, ...savingOf(move, profile)];
    case 'score':
      return [{ symbol: trackSymbol(thing as Track) }];
    default:
      return [{ symbol: 'fr-rat' }];
  }
}

export function stallOf(item: string): 'hamster' | 'frog' | 'crow' {
  if (item === 'drink') return 'frog';
  return item.startsWith('cap-') ? 'crow' : 'hamster';
}

/** `build:cockpit/2` saves the second of a cockpit's materials. */
function savingOf(move: string, { parts }: FirstRatProfile): DeedSign[] {
  const [part, saves] = move.slice('build:'.length).split('/');
  if (!saves) return [];
  const used = MATERIALS.filter((good) => good in parts[part as Part]);
  const good = used[Number(saves) - 1];
  return good ? [{ symbol: yieldSymbol(good), isStruck: true }] : [];
}
