import { describe, expect, test } from 'vitest';
import type { Box } from '../../stage/kit';
import { figureBox, houseBox, plateBox } from './art/measures';
import { examplePicture } from './example';
import { meet, PILE_NAMES, pileBox, placeBox, ROW_BOX, SCENE } from './scene';
import { cluster, frontHouse, layoutOf, places, wayThrough } from './town';

/** So many of five houses stand, and so many figures are in the gap after one of them. */
function crowd(standing: number, gap: number, figures: number, front = 0) {
  const houses = Array.from({ length: Math.max(3, standing) }, (_, owner) => ({ owner, isLeft: owner >= standing }));
  return { front, houses, gaps: Array.from({ length: 7 }, (_, figure) => (figure < figures ? gap : -1)) };
}
const crowds = [1, 2, 3, 4, 5].flatMap((standing) =>
  Array.from({ length: standing }, (_, gap) => [standing, gap] as const),
);

describe('the ring', () => {
  test("has the own seat's house in front, and the others in turn order after it", () => {
    expect(places(examplePicture().houses, 1)).toEqual([2, 0, 1]);
  });

  test('counts no house that is left, and shows the next one in its place', () => {
    const { houses } = examplePicture();
    houses[0]!.isLeft = true;
    expect(frontHouse(houses, 0)).toBe(1);
    expect(places(houses, 1)).toEqual([-1, 0, 1]);
  });

  test('goes on to the right in front, and to the left behind', () => {
    const { houses } = layoutOf(crowd(5, 0, 1));
    expect(houses[1]!.x).toBeGreaterThan(houses[0]!.x);
    expect(houses[3]!.x).toBeLessThan(houses[2]!.x);
  });

  test('closes up when a house is left, and its gaps become one', () => {
    const picture = examplePicture({ gaps: [0, 1, 2, -1, -1, -1, -1] });
    picture.houses[2]!.isLeft = true;
    const { houses, figures } = layoutOf(picture);
    expect(houses[2]).toBeNull();
    expect(figures[1]!.y).toBe(figures[2]!.y);
    expect(figures[1]!.x).not.toBe(figures[2]!.x);
  });
});

describe('all is in sight', () => {
  const inScene = ({ x, y, w, h }: Box) => x >= 0 && y >= 0 && x + w <= SCENE.width && y + h <= SCENE.height;
  const cards = [ROW_BOX, ...PILE_NAMES.map(pileBox)];

  test('the cards lie beside each other', () => {
    const all = [...[0, 1, 2, 3].map(placeBox), ...PILE_NAMES.map(pileBox)];
    all.forEach((one, at) => all.slice(at + 1).forEach((other) => expect(meet(one, other)).toBe(false)));
  });

  test.each(crowds)('%i houses, gap %i: no house, plate or card meets a figure', (standing, gap) => {
    for (let figures = 1; figures <= 7; figures++) {
      for (let front = 0; front < standing; front++) {
        const layout = layoutOf(crowd(standing, gap, figures, front));
        const houses = layout.houses.flatMap((foot) => (foot ? [foot] : []));
        const drawn = layout.figures.flatMap((point) => (point ? [figureBox(point)] : []));
        expect(drawn).toHaveLength(figures);
        for (const figure of drawn) {
          expect(inScene(figure), JSON.stringify(figure)).toBe(true);
          for (const other of [...houses.map(houseBox), ...houses.map(plateBox), ...cards])
            expect(meet(figure, other), JSON.stringify([figure, other])).toBe(false);
        }
      }
    }
  });

  test.each([1, 2, 3, 4, 5])('%i houses meet neither each other nor a card', (standing) => {
    const boxes = layoutOf(crowd(standing, 0, 1)).houses.flatMap((foot) => (foot ? [houseBox(foot)] : []));
    boxes.forEach((house, at) => {
      expect(inScene(house)).toBe(true);
      for (const other of [...boxes.slice(at + 1), ...cards])
        expect(meet(house, other), JSON.stringify([house, other])).toBe(false);
    });
  });

  // With one house left, the game is over.
  test.each(crowds.slice(1))('%i houses, gap %i: the way to the next gap leads past the cards', (standing, gap) => {
    const picture = crowd(standing, gap, 1);
    const house = (gap + 1) % standing;
    for (const { x, y } of wayThrough(picture, house, 1))
      expect(meet({ x, y: y - 1, w: 1, h: 1 }, ROW_BOX)).toBe(false);
  });

  test('every figure of a gap has a place of its own', () => {
    for (let count = 1; count <= 7; count++) {
      const spots = cluster(count).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(spots).size).toBe(count);
    }
  });
});
