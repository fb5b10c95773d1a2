import { describe, expect, it } from '@jest/globals';
import * as symbols from '../../../domain/token/taken-symbol';
import { balanceOf, usdcBalance } from '../../support/token-balances';
import { withoutDefence } from '../../support/without-defence';

const file = 'domain/token/taken-symbol.ts';

/** What a contract calls itself, so that a review of it says ether or US dollars. */
const taken = ['ETH', 'Eth', '$ETH', 'ETH.', 'ΕΤΗ', 'Е\u200BТН', 'ΞTH', 'USDC', 'USDС'];

/** Those that would be shown as they are. */
function passed({ isTakenSymbol }: typeof symbols): readonly string[] {
  return taken.filter((symbol) => {
    const quantity = { decimals: 18, numeric: '1' };
    const token = balanceOf({ symbol, address: `0x${'3'.repeat(40)}`, quantity });
    return !isTakenSymbol(token, 'ETH', [usdcBalance('1')]);
  });
}

describe('a contract that takes the symbol of another token', () => {
  it('[W5.b] is never shown by it', () => {
    expect(passed(symbols)).toEqual([]);
  });

  it('[W5.b control] is shown by it where letters alone are compared', async () => {
    const open = await withoutDefence<typeof symbols>(file, {
      file,
      find: 'return lookOf(inLetters) || symbol;',
      put: 'return symbol;',
    });
    expect(passed(open)).toEqual(['Eth', '$ETH', 'ETH.', 'ΕΤΗ', 'Е\u200BТН', 'ΞTH', 'USDС']);
  });
});
