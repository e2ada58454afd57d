import { expect, test } from 'vitest';
import type { Step } from './kit';
import { Timeline, type Ticking } from './timeline.svelte';

/** A clock that goes when it is told to. */
class Hand implements Ticking {
  time = 0;
  #then: ((now: number) => void) | null = null;
  now() {
    return this.time;
  }
  frame(then: (now: number) => void) {
    this.#then = then;
    return 1;
  }
  cancel() {
    this.#then = null;
  }
  go(ms: number) {
    for (let passed = 0; passed < ms; passed += 10) {
      this.time += 10;
      const then = this.#then;
      this.#then = null;
      then?.(this.time);
    }
  }
}

const step = (picture: string, ms = 100): Step<string> => ({ picture, ms });

function setUp(tempo = { speed: 1, pause: 0 }) {
  const hand = new Hand();
  const told: string[] = [];
  const timeline = new Timeline<string>('0', tempo, (step) => told.push(`begins ${step.picture}`), hand);
  return { hand, told, timeline, tempo };
}

test('steps play one after the other, and a picture changes when its step is over', () => {
  const { hand, told, timeline } = setUp();
  timeline.add([step('1'), step('2')], '2', () => told.push('shown'));
  expect(timeline.picture).toBe('0');
  hand.go(50);
  expect([timeline.picture, timeline.step?.picture]).toEqual(['0', '1']);
  hand.go(60);
  expect([timeline.picture, timeline.step?.picture]).toEqual(['1', '2']);
  expect(told).toEqual(['begins 1', 'begins 2']);
  hand.go(110);
  expect(timeline.picture).toBe('2');
  expect(timeline.isPlaying).toBe(false);
  expect(told).toEqual(['begins 1', 'begins 2', 'shown']);
});

test('nothing is told as shown before its last step is over', () => {
  const { hand, told, timeline } = setUp();
  timeline.add([step('1')], '1', () => told.push('first shown'));
  timeline.add([step('2')], '2', () => told.push('second shown'));
  hand.go(110);
  expect(told).toEqual(['begins 1', 'first shown', 'begins 2']);
  hand.go(110);
  expect(told.at(-1)).toBe('second shown');
});

test('what has no steps is shown at once', () => {
  const { told, timeline } = setUp();
  timeline.add([], '1', () => told.push('shown'));
  expect([timeline.picture, ...told]).toEqual(['1', 'shown']);
});

test('a skip shows the end of all that waits, in order', () => {
  const { hand, told, timeline } = setUp();
  timeline.add([step('1')], '1', () => told.push('first shown'));
  timeline.add([step('2')], '2', () => told.push('second shown'));
  hand.go(30);
  timeline.skip();
  expect(timeline.picture).toBe('2');
  expect(told).toEqual(['begins 1', 'first shown', 'second shown']);
  hand.go(500);
  expect(told).toHaveLength(3);
});

test('the speed counts from the next step on, and 0 plays nothing', () => {
  const { hand, timeline, tempo } = setUp();
  tempo.speed = 2;
  timeline.add([step('1'), step('2', 400)], '2');
  hand.go(60);
  expect(timeline.step?.picture).toBe('2');
  tempo.speed = 0;
  timeline.skip();
  timeline.add([step('3')], '3');
  expect([timeline.picture, timeline.isPlaying]).toEqual(['3', false]);
});

test('a table that is behind catches up', () => {
  const { hand, timeline } = setUp();
  for (let turn = 1; turn <= 5; turn++)
    timeline.add(
      [0, 1, 2, 3].map((at) => step(`${turn}.${at}`, 1000)),
      `${turn}`,
    );
  let ms = 0;
  while (timeline.isPlaying && ms < 60_000) {
    hand.go(10);
    ms += 10;
  }
  expect(timeline.picture).toBe('5');
  expect(ms).toBeLessThan(12_500); // of 20 s
});

test('after the part of another seat there is a rest, if more follows', () => {
  const { hand, timeline, tempo } = setUp({ speed: 1, pause: 200 });
  expect(tempo.pause).toBe(200);
  timeline.add([step('1')], '1', () => {}, true);
  timeline.add([step('2')], '2', () => {}, true);
  hand.go(150);
  expect([timeline.picture, timeline.step?.picture]).toEqual(['1', '1']);
  hand.go(200);
  expect(timeline.step?.picture).toBe('2');
  hand.go(110);
  expect(timeline.isPlaying).toBe(false);
});

test('a thing is where its motion has brought it', () => {
  const { hand, timeline } = setUp();
  const motions = [
    {
      thing: 'rat',
      path: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
    },
  ];
  timeline.add([{ ...step('1'), motions }], '1');
  hand.go(50);
  expect(timeline.placeOf('rat')).toEqual({ x: 50, y: 0 });
  expect(timeline.placeOf('cat')).toBeNull();
  hand.go(60);
  expect(timeline.placeOf('rat')).toBeNull();
});
