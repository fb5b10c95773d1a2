import { describe, expect, it } from '@jest/globals';
import {
  markedTokens,
  markOf,
  NO_MARKS,
  parseTokenMarks,
  shownMark,
  type TokenMarks,
  withMark,
} from '../../../../domain/token/token-marks';
import { balanceOf, etherBalance, usdcBalance } from '../../../support/token-balances';

const ether = etherBalance('1');
const usdc = usdcBalance('5');
const other = balanceOf({
  symbol: 'ABC',
  address: `0x${'1'.repeat(40)}`,
  quantity: { decimals: 2, numeric: '1' },
});

describe('markedTokens', () => {
  it('begins with pinned ones, before the native currency, and keeps hidden ones apart', () => {
    const marks = withMark(withMark(NO_MARKS, usdc, 'pinned'), other, 'hidden');
    expect(markedTokens([other, ether, usdc], marks)).toEqual({
      shown: [usdc, ether],
      hidden: [other],
    });
    expect(markedTokens([other, ether], NO_MARKS)).toEqual({ shown: [ether, other], hidden: [] });
  });
});

describe('a token whose name leads to a page', () => {
  const bait = balanceOf({
    symbol: 'Visit bonus.test',
    address: `0x${'2'.repeat(40)}`,
    quantity: { decimals: 2, numeric: '1' },
  });

  it('is left out, unless the visitor pins it or wants to see it', () => {
    expect(markedTokens([bait, usdc], NO_MARKS)).toEqual({ shown: [usdc], hidden: [bait] });
    for (const mark of ['pinned', 'shown'] as const) {
      expect(markedTokens([bait], withMark(NO_MARKS, bait, mark)).shown).toEqual([bait]);
    }
    const hidden = withMark(NO_MARKS, bait, 'hidden');
    expect(markedTokens([bait], hidden).hidden).toEqual([bait]);
  });

  it('is listed again with a mark, an honest one without', () => {
    expect([shownMark(bait), shownMark(usdc), shownMark(ether)]).toEqual([
      'shown',
      undefined,
      undefined,
    ]);
  });

  it('is never the currency of the network, which the site names', () => {
    const own = { ...ether, symbol: 'ETH.test', name: 'claim' };
    expect(markedTokens([own], NO_MARKS).shown).toEqual([own]);
  });
});

describe('withMark', () => {
  it('replaces the mark of one token, and takes it away', () => {
    const pinned = withMark(withMark(NO_MARKS, ether, 'pinned'), usdc, 'hidden');
    const hidden = withMark(pinned, ether, 'hidden');
    expect([markOf(pinned, ether), markOf(hidden, ether), markOf(hidden, usdc)]).toEqual([
      'pinned',
      'hidden',
      'hidden',
    ]);
    expect(markOf(withMark(hidden, ether, undefined), ether)).toBeUndefined();
  });

  it('keeps at most 500', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        `eip155:1:0x${String(index).padStart(40, '0')}`,
        'hidden',
      ]),
    ) as TokenMarks;
    expect(withMark(many, usdc, 'pinned')).toBe(many);
  });
});

describe('parseTokenMarks', () => {
  it('reads what was stored', () => {
    const marks = withMark(withMark(NO_MARKS, ether, 'pinned'), usdc, 'hidden');
    expect(parseTokenMarks(JSON.parse(JSON.stringify(marks)))).toEqual(marks);
  });

  it.each([undefined, null, 7, 'x', [], { 'eip155:1': 'loud', nonsense: 'pinned' }])(
    'reads nothing from %j',
    (stored) => expect(parseTokenMarks(stored)).toEqual({}),
  );

  it('inherits nothing from the page', () => {
    expect(
      markOf(NO_MARKS, balanceOf({ symbol: 'X', quantity: { decimals: 1, numeric: '1' } })),
    ).toBeUndefined();
    expect(Object.getPrototypeOf(parseTokenMarks({}))).toBeNull();
  });
});
