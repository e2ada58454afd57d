import { describe, expect, test } from 'vitest';
import { examplePicture } from './example';
import { between, cluster, figurePoint, frontHouse, layoutOf, near, places, pointAt, SHAPES } from './geometry';

const shape = SHAPES.square;

describe('the ring', () => {
  test('begins in front and goes on to the right', () => {
    const [front, right, behind] = [0, 0.25, 0.5].map((turn) => pointAt(shape, turn));
    expect(front!.x).toBeCloseTo(shape.x);
    expect(front!.y).toBeCloseTo(shape.y + shape.ry);
    expect(right!.x).toBeCloseTo(shape.x + shape.rx);
    expect(behind!.y).toBeCloseTo(shape.y - shape.ry);
  });

  test("has the own seat's house in front, and the others in turn order after it", () => {
    expect(places(examplePicture().houses, 1)).toEqual([2, 0, 1]);
  });

  test('counts no house that is left, and shows the next one in its place', () => {
    const { houses } = examplePicture();
    houses[0]!.isLeft = true;
    expect(frontHouse(houses, 0)).toBe(1);
    expect(places(houses, 1)).toEqual([-1, 0, 1]);
  });

  test.each(Object.entries(SHAPES))('has room for all houses and figures: %s', (_, shape) => {
    for (const count of [3, 4, 5]) {
      for (let turn = 0; turn < 1; turn += 1 / count) {
        const { x, y } = pointAt(shape, turn);
        const size = shape.scales[count as 3]!;
        expect(x - 50 * size).toBeGreaterThan(-10);
        expect(x + 50 * size).toBeLessThan(shape.width + 10);
        expect(y - 80 * size).toBeGreaterThan(0);
        expect(y + 80 * size + shape.text * 1.5 + 23).toBeLessThan(shape.height);
        const figure = figurePoint(shape, { turn: turn + 0.5 / count, dx: 1, dy: 1, dip: 0 });
        expect(figure.x).toBeLessThan(shape.width);
        expect(figure.y).toBeLessThan(shape.height);
      }
    }
  });
});

describe('the layout', () => {
  test('spreads houses evenly and puts figures in the gaps after them', () => {
    const { houses, figures } = layoutOf(examplePicture(), 0, shape);
    expect(houses.map((house) => house.turn)).toEqual([0, 1 / 3, 2 / 3]);
    expect(figures[0]!.turn).toBeCloseTo(0.5 / 3);
    expect(figures[1]!.turn).toBeCloseTo(1.5 / 3);
  });

  test('keeps the roofs of five houses free of figures', () => {
    const houses = [0, 1, 2, 3, 4].map((owner) => ({ owner, isLeft: false }));
    for (const together of [1, 3, 7]) {
      const gaps = Array.from({ length: 7 }, (_, figure) => (figure < together ? 1 : -1));
      for (const shape of Object.values(SHAPES)) {
        const { figures } = layoutOf(examplePicture({ houses, gaps }), 0, shape);
        const roof = pointAt(shape, 1 / 5).y - 80 * shape.scales[5];
        for (const figure of figures.slice(0, together)) {
          const { y } = figurePoint(shape, figure);
          expect(y + 18).toBeLessThan(roof + 10);
          expect(y + 18 - 62 * shape.figure).toBeGreaterThan(0);
        }
      }
    }
  });

  test('gives every figure of a gap a place of its own', () => {
    for (let count = 1; count <= 7; count++) {
      const spots = cluster(count).map(String);
      expect(spots).toHaveLength(count);
      expect(new Set(spots).size).toBe(count);
    }
  });

  test('closes up when a house is left', () => {
    const picture = examplePicture();
    const before = layoutOf(picture, 0, shape);
    picture.houses[2]!.isLeft = true;
    const after = layoutOf(picture, 0, shape, before);
    expect(after.houses[2]!.size).toBe(0);
    expect(after.houses[1]!.turn).toBeCloseTo(0.5);
  });

  test('walks figures the way that they went, all around if need be', () => {
    expect(near(0.1, 0.9)).toBeCloseTo(1.1);
    expect(near(0.1, 0.9, -1)).toBeCloseTo(0.1);
    expect(near(0.4, 0.4, 1)).toBeCloseTo(1.4);
    expect(near(0.9, 0.1, 1)).toBeCloseTo(0.9);
    expect(near(0.9, 0.1, -1)).toBeCloseTo(-0.1);
  });

  test('leads those who walk across the square', () => {
    const picture = examplePicture();
    const from = layoutOf(picture, 0, shape);
    picture.gaps[0] = 1;
    const to = layoutOf(picture, 0, shape, from, { 0: 1 });
    const halfway = between(from, to, 0.5, { 0: 1 });
    expect(halfway.figures[0]!.turn).toBeCloseTo(1 / 3);
    expect(halfway.figures[0]!.dip).toBeCloseTo(1);
    expect(halfway.figures[1]!.dip).toBe(0);
  });
});
