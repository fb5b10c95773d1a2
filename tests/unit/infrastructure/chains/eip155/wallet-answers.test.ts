import { describe, expect, it } from '@jest/globals';
import {
  expectAddresses,
  expectChainId,
  parseAddresses,
  parseChainId,
} from '../../../../../infrastructure/chains/eip155/wallet-answers';
import { ALICE, BOB, chainGarbage } from './provider-kit';

describe('parseAddresses', () => {
  it('reads a list of addresses, spelled as EIP-55 says and each once', () => {
    expect(parseAddresses([ALICE.toLowerCase(), BOB, ALICE])).toEqual([ALICE, BOB]);
    expect(parseAddresses([])).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', ALICE],
    ['a number', 1],
    ['an object', { 0: ALICE, length: 1 }],
    ['a list of null', [null]],
    ['a list of numbers', [1]],
    ['a list of objects', [{ address: ALICE }]],
    ['a list in a list', [[ALICE]]],
    ['an empty text', ['']],
    ['a short address', [ALICE.slice(0, -1)]],
    ['a good and a bad one', [ALICE, 'x']],
    ['what throws when it is read', poisonedList()],
  ])('reads nothing from garbage: %s (W06)', (_what, garbage) => {
    expect(parseAddresses(garbage)).toBeUndefined();
    expect(() => expectAddresses(garbage, 'eth_accounts')).toThrow(
      'The wallet gave an invalid answer to eth_accounts: no list of addresses',
    );
  });
});

describe('parseChainId', () => {
  it.each([
    ['0x1', '1'],
    ['0xA4B1', '42161'],
    ['0x0a', '10'],
    ['1', '1'],
    [42161, '42161'],
    ['0x1fffffffffffff', '9007199254740991'],
  ])('reads %p', (value, chainReference) => {
    expect(parseChainId(value)).toBe(chainReference);
    expect(expectChainId(value, 'eth_chainId')).toBe(chainReference);
  });

  it.each(chainGarbage().map((garbage) => [garbage]))('reads nothing from %p (W07)', (garbage) => {
    expect(parseChainId(garbage)).toBeUndefined();
    expect(() => expectChainId(garbage, 'eth_chainId')).toThrow(
      'The wallet gave an invalid answer to eth_chainId: no chain id',
    );
  });
});

function poisonedList(): readonly unknown[] {
  return new Proxy([ALICE], {
    get: (list, key) => {
      if (key === '0') throw new TypeError('poisoned');
      return Reflect.get(list, key);
    },
  });
}
