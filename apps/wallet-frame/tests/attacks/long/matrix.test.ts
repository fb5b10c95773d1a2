import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keysWords } from '../../../src/domain/texts/keys-words';
import { loginsWords } from '../../../src/domain/texts/logins-words';
import { type Factor, factors, MatrixWorld } from './matrix-world';

jest.setTimeout(60_000);

const page = fileURLToPath(
  new URL('../../../../../docs/embedded-wallet/matrix.md', import.meta.url),
);

/** The rows of the matrix: two of the seven, and what the page says of them. */
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, pair = '']) => / and /.test(pair) && pair.split(' and ').every(isFactor))
  .map(([, pair = '', first = '', second = '']) => ({
    pair: pair.split(' and ') as [Factor, Factor],
    first,
    second,
  }));
const lost = rows.slice(0, 21);
const stolen = rows.slice(21);

function isFactor(name: string): name is Factor {
  return (factors as readonly string[]).includes(name);
}

let world: MatrixWorld;
beforeEach(async () => {
  world = await MatrixWorld.start();
});
afterEach(() => world.close());

describe('the matrix of what is lost and what is stolen', () => {
  it('has each pair of the seven in both halves', () => {
    const pairs = factors.flatMap((one, at) => factors.slice(at + 1).map((other) => [one, other]));
    expect(lost.map(({ pair }) => pair)).toEqual(pairs);
    expect(stolen.map(({ pair }) => pair)).toEqual(pairs);
  });

  it.each(lost)('says what is left without $pair', async ({ pair, first, second }) => {
    const now = await world.left(pair);
    await world.later(31);
    expect([now, await world.left(pair)]).toEqual([first, second]);
  });

  it.each(stolen)('says what a thief gets with $pair', async ({ pair, first, second }) => {
    const now = await world.stolen(pair);
    await world.later(8);
    expect([now, await world.stolen(pair)]).toEqual([first, second]);
  });

  it('is said by the wallet beforehand, where a visitor comes to nothing', () => {
    const reasons = lost
      .filter(({ first, second }) => [first, second].includes('nothing'))
      .map(({ pair }) => (pair.includes('operator') ? 'operator' : 'logins'));
    expect(new Set(reasons)).toEqual(new Set(['operator', 'logins']));
    const text = readFileSync(page, 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain(keysWords.operator);
    expect(text).toContain(loginsWords.allLost);
  });
});
