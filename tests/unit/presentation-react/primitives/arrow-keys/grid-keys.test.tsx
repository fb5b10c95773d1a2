import { describe, expect, it } from '@jest/globals';
import { gridKeys } from '../../../../../presentation-react/primitives/arrow-keys/grid-keys';

const names = ['Argent', 'Bitget', 'Bybit', 'Coin 98', 'Exodus'];

/** Where `keys` lead from the name `from` in two columns, one after the other. */
function lead(from: string, keys: readonly string[], dir = 'ltr'): string | undefined {
  const around = document.createElement('div');
  around.dir = dir;
  const element = around.appendChild(document.createElement('div'));
  const find = gridKeys();
  const press = (at: number, key: string): number =>
    find({ key, timeStamp: 1000 }, at, { names, columns: 2, element }) ?? at;
  return names[keys.reduce(press, names.indexOf(from))];
}

describe('the keys of a grid', () => {
  it.each([
    ['Argent', ['ArrowRight'], 'Bitget'],
    ['Argent', ['ArrowDown'], 'Bybit'],
    ['Coin 98', ['ArrowUp'], 'Bitget'],
    ['Argent', ['ArrowLeft'], 'Argent'],
    ['Argent', ['ArrowUp'], 'Argent'],
    ['Coin 98', ['ArrowDown'], 'Exodus'],
    ['Coin 98', ['Home'], 'Argent'],
    ['Argent', ['End'], 'Exodus'],
    ['Argent', ['PageDown'], 'Exodus'],
    ['Exodus', ['PageUp'], 'Argent'],
    ['Argent', ['b'], 'Bitget'],
    ['Argent', ['b', 'y'], 'Bybit'],
    ['Argent', ['b', 'y', 'x'], 'Bybit'],
    ['Argent', [' '], 'Argent'],
    ['Argent', [...'coin '], 'Coin 98'],
  ])('from %s, %j lead to %s', (from, keys, to) => {
    expect(lead(from, keys)).toBe(to);
  });

  it('follow the reading direction', () => {
    expect(lead('Argent', ['ArrowLeft'], 'rtl')).toBe('Bitget');
  });
});
