import { describe, expect, it } from '@jest/globals';
import { type RecentWallet, withRecentWallet } from '../../../../domain/connection/recent-wallets';

const first = wallet('first');
const second = wallet('second');
const third = wallet('third');

describe('the recent wallets', () => {
  it('[R3.10] begin with the wallet used last, with its id, rdns and name', () => {
    expect(withRecentWallet([first], second)).toEqual([
      { id: 'test.second', name: 'second', rdns: 'test.second' },
      { id: 'test.first', name: 'first', rdns: 'test.first' },
    ]);
  });

  it('[R9.3] are two at most', () => {
    expect(withRecentWallet([second, first], third)).toEqual([third, second]);
  });

  it('contain a wallet once, with its current name', () => {
    const renamed = { ...first, name: 'First, renamed' };

    expect(withRecentWallet([second, first], renamed)).toEqual([renamed, second]);
    expect(withRecentWallet([first, second], renamed)).toEqual([renamed, second]);
  });
});

function wallet(name: string): RecentWallet {
  return { id: `test.${name}`, name, rdns: `test.${name}` };
}
