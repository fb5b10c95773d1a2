import { describe, expect, it } from '@jest/globals';
import { matchingTokens, sortTokens } from '../../../../domain/token/sort-tokens';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

function other(name: string, digit: string, parts: object = {}) {
  const address = `0x${digit.repeat(40)}`;
  return balanceOf({
    name,
    symbol: name,
    address,
    quantity: { decimals: 2, numeric: '1' },
    ...parts,
  });
}

const ether = etherBalance('1');
const usdc = usdcBalance('5', { price: 1 });
const worthMore = other('Zed', '1', { price: 9 });
const [apple, pear] = [other('Apple', '2'), other('Pear', '3')];

describe('sortTokens', () => {
  it('begins with the native currency, then what is worth most, then the others by name', () => {
    const tokens = [pear, usdc, apple, worthMore, ether];

    expect(sortTokens(tokens)).toEqual([ether, worthMore, usdc, apple, pear]);
    expect(tokens[0]).toBe(pear);
  });
});

describe('matchingTokens', () => {
  it.each([
    ['', [ether, usdc, apple]],
    [' uSd ', [usdc]],
    ['APPL', [apple]],
    [USDC.toLowerCase(), [usdc]],
    ['0xa0b8', [usdc]],
    ['nothing', []],
  ])('finds "%s" in names, symbols and contracts', (search, found) => {
    expect(matchingTokens([ether, usdc, apple], search)).toEqual(found);
  });
});
