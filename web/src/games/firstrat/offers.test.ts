import { expect, it } from 'vitest';
import type { Offer } from '../../lib/types';
import { aboutOf, goOf, goText, pipesOf, placesFor, priceOf, ratsIn } from './offers';

function offer(move: string, brings: Offer['brings'] = []): Offer {
  return { move, say: { key: 'move-stop' }, brings, points: 0 } as Offer;
}

it('reads moves of rats, and writes them', () => {
  expect(goOf('r2>9')).toEqual({ rat: 2, place: 9 });
  expect(goOf('r1>pad')).toEqual({ rat: 1, place: 27 });
  expect(goOf('stop')).toBeNull();
  expect(goText(1, 27)).toBe('r1>pad');
});

it('reads ways and other moves', () => {
  expect(pipesOf('walk')).toEqual([]);
  expect(pipesOf('pipe2+3')).toEqual([2, 3]);
  expect(pipesOf('end')).toBeNull();
  expect(aboutOf('build:cockpit/1')).toEqual({ deed: 'build', thing: 'cockpit' });
});

it('finds which rats can go where', () => {
  const offers = [offer('r1>2'), offer('r1>5'), offer('r3>5'), offer('stop')];
  expect(ratsIn(offers)).toEqual([1, 3]);
  expect([...placesFor(1, offers).keys()]).toEqual([2, 5]);
});

it('finds tolls and pipes among what a move brings', () => {
  const price = priceOf(
    offer('r1>5', [
      { key: 'yields-toll-paid', figures: { to: { seat: 1 }, cheese: 1 } },
      { key: 'yields-pipe-paid', figures: { pipe: '3-12', good: { key: 'count-calc', figures: { count: 1 } } } },
      { key: 'yields-pipe-free', figures: { pipe: '5-10', good: '' } },
    ]),
  );
  expect(price).toEqual({ toll: 1, pipes: ['calc', 'free'], forks: false });
});
