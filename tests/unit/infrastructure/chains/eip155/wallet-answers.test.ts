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

  it('drops only a bad entry', () => {
    expect(parseAddresses([ALICE, 'x', null, BOB])).toEqual([ALICE, BOB]);
    expect(parseAddresses(poisonedList([ALICE, BOB]))).toEqual([BOB]);
  });

  it('reads 1,000 entries at most, by index and before anything is copied', () => {
    let reads = 0;
    const endless = new Proxy([] as string[], {
      get: (_list, key) => {
        if (key === 'length') return 300_000_000;
        reads += 1;
        return ALICE;
      },
    });

    expect(parseAddresses(endless)).toEqual([ALICE]);
    expect(reads).toBe(1000);
  });

  it("never calls a method of the wallet's list", () => {
    const list = Object.assign([ALICE], {
      every: () => true,
      filter: () => ['attacker.name'],
      map: () => ['attacker.name'],
      [Symbol.iterator]: () => ['attacker.name'].values(),
    });

    expect(parseAddresses(list)).toEqual([ALICE]);
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
    ['bad ones alone', ['x', 3, null]],
    ['more bad ones than are read', [...Array<string>(1000).fill('x'), ALICE]],
    ['what throws when it is read', poisonedList([ALICE])],
  ])('refuses garbage: %s (W06)', (_what, garbage) => {
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

  it.each(chainGarbage().map((garbage) => [garbage]))('refuses %p (W07)', (garbage) => {
    expect(parseChainId(garbage)).toBeUndefined();
    expect(() => expectChainId(garbage, 'eth_chainId')).toThrow(
      'The wallet gave an invalid answer to eth_chainId: no chain id',
    );
  });
});

function poisonedList(entries: readonly string[]): readonly unknown[] {
  return new Proxy([...entries], {
    get: (list, key) => {
      if (key === '0') throw new TypeError('poisoned');
      return Reflect.get(list, key);
    },
  });
}
