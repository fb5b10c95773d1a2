import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HeldPress } from '../../src/views/press/held-press';
import { here, sampleAt } from './samples';

const FINGER = 1;
const POINT = [300, 500] as const;

describe('a button under a finger', () => {
  const era = {};
  let said: string[];
  let held: HeldPress;

  beforeEach(() => {
    jest.useFakeTimers();
    said = [];
    held = new HeldPress((hold) => said.push(hold ?? 'over'));
    held.begin(FINGER, sampleAt(0, POINT), era);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const isWholeAt = (ms: number): boolean => held.isWhole(FINGER, sampleAt(ms, POINT), era);

  it('[R7.16] acts at the lift after 600 ms, and not before', () => {
    expect(isWholeAt(599)).toBe(false);
    held.begin(FINGER, sampleAt(1000, POINT), era);
    expect(isWholeAt(1600)).toBe(true);
  });

  it('[R7.16] acts once for each hold', () => {
    expect(isWholeAt(700)).toBe(true);
    expect(isWholeAt(701)).toBe(false);
  });

  it('[R7.16] says when it is held, when it may be let go, and when that is over', () => {
    expect(said).toEqual(['held']);
    jest.advanceTimersByTime(600);
    expect(said).toEqual(['held', 'full']);
    held.drop();
    held.drop();
    jest.advanceTimersByTime(600);
    expect(said).toEqual(['held', 'full', 'over']);
  });

  it('[R7.16] counts the time of each hold from its own begin', () => {
    jest.advanceTimersByTime(400);
    held.begin(FINGER, sampleAt(400, POINT), era);
    jest.advanceTimersByTime(400);
    expect(said).toEqual(['held', 'over', 'held']);
    expect(isWholeAt(999)).toBe(false);
  });

  it('[R7.16] forgives a finger that rolls, and nothing that moves further', () => {
    held.move(FINGER, sampleAt(100, [POINT[0] + 12, POINT[1]]));
    expect(said).toEqual(['held']);
    held.move(FINGER, sampleAt(200, [POINT[0] + 9, POINT[1] - 9]));
    expect(said).toEqual(['held', 'over']);
    expect(isWholeAt(700)).toBe(false);
  });

  it('[R7.16] does nothing for a finger that is lifted elsewhere', () => {
    expect(held.isWhole(FINGER, sampleAt(700, [POINT[0], POINT[1] + 13]), era)).toBe(false);
  });

  it.each([
    ['before the lift', true],
    ['until the lift', false],
  ])('[R7.16] does nothing where the page has moved under the finger %s', (_name, isBefore) => {
    const moved = { left: here.left, top: here.top - 40 };
    if (isBefore) {
      held.move(FINGER, sampleAt(300, POINT, moved));
      expect(isWholeAt(700)).toBe(false);
    }
    expect(held.isWhole(FINGER, sampleAt(700, POINT, moved), era)).toBe(false);
  });

  it('[R7.16] does nothing where the button was not ready all the time', () => {
    expect(held.isWhole(FINGER, sampleAt(700, POINT), {})).toBe(false);
    held.begin(FINGER, sampleAt(1000, POINT), era);
    expect(held.isWhole(FINGER, sampleAt(1700, POINT), undefined)).toBe(false);
  });

  it('[R7.16] hears of no other finger', () => {
    const other = 2;
    held.move(other, sampleAt(100, [0, 0]));
    expect(held.isWhole(other, sampleAt(650, POINT), era)).toBe(false);
    expect(isWholeAt(700)).toBe(true);
  });
});
