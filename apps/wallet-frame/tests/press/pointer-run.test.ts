import { describe, expect, it } from '@jest/globals';
import {
  ALL_ZOOMS,
  isSamePlace,
  type MousePress,
  PointerRun,
  READABLE_ZOOMS,
} from '../../src/views/press/pointer-run';
import { here, sampleAt } from './samples';

type Point = readonly [x: number, y: number];

/** A button of 120 x 44 pixels of the page, whose middle is at 210, 322 there. */
const button = { left: 150, right: 270, top: 300, bottom: 344 } as DOMRectReadOnly;

/** A point of the screen that is on the page at this place. */
function onScreen(x: number, y: number, page = here): Point {
  const { left, top, zoom = 1 } = page;
  return [left + zoom * x, top + zoom * y];
}

const OUTSIDE: Point = [210, 240];
const MIDDLE: Point = [210, 322];

/** The visitor comes from outside of the button and presses it, so long after the first event. */
function pressAfter(
  ms: number,
  { from = OUTSIDE, page = here, zooms = READABLE_ZOOMS } = {},
): MousePress {
  const run = new PointerRun(() => zooms);
  run.take(sampleAt(0, onScreen(...from, page), page));
  for (const part of [0.25, 0.5, 0.75]) {
    const x = from[0] + part * (MIDDLE[0] - from[0]);
    const y = from[1] + part * (MIDDLE[1] - from[1]);
    run.take(sampleAt(part * ms, onScreen(x, y, page), page));
  }
  return run.judge(sampleAt(ms, onScreen(...MIDDLE, page), page), button);
}

describe('the way of a mouse', () => {
  it('[R7.16] makes a press real half a second after the first event, and not before', () => {
    expect(pressAfter(500)).toBe('real');
    expect(pressAfter(499)).toBe('early');
  });

  it('[R7.16] is that of a page at each zoom which browsers have', () => {
    const pages = READABLE_ZOOMS.map((zoom) => ({ left: 13, top: 77, zoom }));
    expect(pages.map((page) => [page.zoom, pressAfter(600, { page })])).toEqual(
      pages.map(({ zoom }) => [zoom, 'real']),
    );
  });

  it('[R7.16] is none where the page is too small to be read, but in the wallet’s own window', () => {
    const page = { left: 13, top: 77, zoom: 1 / 3 };
    const from: Point = [210, 0];
    expect(pressAfter(600, { page, from })).not.toBe('real');
    expect(pressAfter(600, { page, from, zooms: ALL_ZOOMS })).toBe('real');
  });

  it('[R7.16] begins anew where each event agrees with another zoom', () => {
    const run = new PointerRun();
    run.take(sampleAt(0, [310, 300]));
    run.take({ timeMs: 300, screen: { x: 310, y: 400 }, client: { x: 210, y: 200 } }); // As at 100 %.
    run.take({ timeMs: 500, screen: { x: 310, y: 500 }, client: { x: 210, y: 200 } }); // As at 200 %.
    expect(run.judge(sampleAt(650, [310, 522]), button)).not.toBe('real');
  });

  it.each([1, 2])('[R7.16] forgives %s pixels, as rounding takes them', (off) => {
    const run = new PointerRun();
    run.take(sampleAt(0, onScreen(...OUTSIDE)));
    const page = { left: here.left + off, top: here.top - off };
    expect(run.judge(sampleAt(600, onScreen(...MIDDLE), page), button)).toBe('real');
  });

  it.each([
    ['to the left', -5, 0],
    ['to the right', 5, 0],
    ['down', 0, 5],
    ['away', 600, 0],
  ])('[R7.16] begins anew where the page moves %s', (_name, x, y) => {
    const run = new PointerRun();
    const moved = { left: here.left + x, top: here.top + y };
    run.take(sampleAt(0, onScreen(...OUTSIDE)));
    run.take(sampleAt(400, onScreen(...OUTSIDE, moved), moved));
    expect(run.judge(sampleAt(700, onScreen(...MIDDLE, moved), moved), button)).toBe('early');
    expect(run.judge(sampleAt(900, onScreen(...MIDDLE, moved), moved), button)).toBe('real');
  });

  it('[R7.16] sums up small moves of the page, which begin it anew together', () => {
    const run = new PointerRun();
    const presses = [0, 2, 4, 6, 8].map((left, at) => {
      const page = { left: here.left + left, top: here.top };
      return sampleAt(at * 120, onScreen(OUTSIDE[0] + at, OUTSIDE[1] + at, page), page);
    });
    for (const sample of presses) run.take(sample);
    const page = { left: here.left + 8, top: here.top };
    expect(run.judge(sampleAt(600, onScreen(...MIDDLE, page), page), button)).toBe('early');
  });

  it('[R7.16] makes no press real under a mouse that rests, also one whose hand trembles', () => {
    const run = new PointerRun();
    expect(run.judge(sampleAt(0, onScreen(...MIDDLE)), button)).toBe('unmoved');
    run.take(sampleAt(100, onScreen(MIDDLE[0] + 40, MIDDLE[1]))); // Inside of the button alone.
    expect(run.judge(sampleAt(900, onScreen(...MIDDLE)), button)).toBe('unmoved');

    const edge = [210, 298] as const;
    const trembling = new PointerRun();
    trembling.take(sampleAt(0, onScreen(...edge)));
    expect(trembling.judge(sampleAt(900, onScreen(210, 301)), button)).toBe('unmoved');
    expect(trembling.judge(sampleAt(950, onScreen(210, 303)), button)).toBe('real');
  });

  it('[R7.16] ends where the mouse leaves the page', () => {
    const run = new PointerRun();
    run.take(sampleAt(0, onScreen(...OUTSIDE)));
    run.end();
    expect(run.judge(sampleAt(700, onScreen(...MIDDLE)), button)).toBe('unmoved');

    run.end();
    run.take(sampleAt(800, onScreen(...OUTSIDE)));
    expect(run.judge(sampleAt(1299, onScreen(...MIDDLE)), button)).toBe('early');
  });

  it('[R7.16] keeps its first event, and where the mouse was last, however long it is', () => {
    const run = new PointerRun();
    run.take(sampleAt(0, onScreen(...OUTSIDE)));
    for (let at = 1; at < 2000; at += 1) run.take(sampleAt(at, onScreen(...MIDDLE)));
    expect(run.judge(sampleAt(2000, onScreen(...MIDDLE)), button)).toBe('real');

    const back = new PointerRun();
    for (let at = 0; at < 2000; at += 1) back.take(sampleAt(at, onScreen(...MIDDLE)));
    back.take(sampleAt(2000, onScreen(...OUTSIDE)));
    expect(back.judge(sampleAt(2001, onScreen(...MIDDLE)), button)).toBe('real');

    const moved = { left: here.left + 50, top: here.top };
    run.take(sampleAt(2001, onScreen(...OUTSIDE, moved), moved));
    expect(run.judge(sampleAt(2400, onScreen(...MIDDLE, moved), moved), button)).toBe('early');
  });
});

describe('the place of a page', () => {
  it('[R7.16] is the same where the pointer moved as far on it as on the screen', () => {
    const one = sampleAt(0, [300, 300]);
    expect(isSamePlace(one, sampleAt(1, [312, 288]))).toBe(true);
    expect(isSamePlace(one, sampleAt(1, [300, 300], { left: 103, top: 200 }))).toBe(false);
    expect(isSamePlace(one, sampleAt(1, [300, 300], { left: 100, top: 197 }))).toBe(false);
  });
});
