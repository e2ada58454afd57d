import { expect, test } from 'vitest';
import { placeBeside } from './beside';

const NOTE = { width: 200, height: 60 };
const WINDOW = { width: 800, height: 600 };
const covers = (x: number, y: number, box: { x: number; y: number; w: number; h: number }) =>
  x < box.x + box.w && box.x < x + NOTE.width && y < box.y + box.h && box.y < y + NOTE.height;

test('a note lies beside what it speaks of, wherever that is, and within the window', () => {
  for (let left = 0; left <= 740; left += 37) {
    for (let top = 0; top <= 540; top += 27) {
      const about = [
        { x: 740 - left, y: 540 - top, w: 60, h: 60 },
        { x: left, y: top, w: 60, h: 60 },
      ];
      const { x, y } = placeBeside(NOTE, WINDOW, about, []);
      for (const box of about) expect(covers(x, y, box), `${left}, ${top}`).toBe(false);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + NOTE.width).toBeLessThanOrEqual(WINDOW.width);
      expect(y + NOTE.height).toBeLessThanOrEqual(WINDOW.height);
    }
  }
});

test('what else can be chosen stays free where there is room', () => {
  const target = { x: 300, y: 300, w: 60, h: 60 };
  const row = [0, 70, 140, 210, 370, 440, 510, 580].map((x) => ({ x, y: 300, w: 60, h: 60 }));
  const { x, y } = placeBeside(NOTE, WINDOW, [target], row);
  for (const box of [target, ...row]) expect(covers(x, y, box)).toBe(false);
});
