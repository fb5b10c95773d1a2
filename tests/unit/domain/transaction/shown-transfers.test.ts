import { expect, it } from '@jest/globals';
import { rowTransfers, shownTransfers } from '../../../../domain/transaction/shown-transfers';
import type { FungibleTransfer, Transfer } from '../../../../domain/transaction/transaction';

it('adds up the transfers of one token in one direction, exactly, and lists first what left', () => {
  const nft: Transfer = { kind: 'nft', direction: 'in', name: 'Pass #1', isSpam: false };

  const shown = shownTransfers([
    coin('in', 'USDC', 15n, 1),
    nft,
    coin('in', 'USDC', 25n, 2),
    coin('out', 'USDC', 1n, 0),
    coin('in', 'OTHER', 1n, 0),
  ]);

  expect(shown).toEqual([
    coin('out', 'USDC', 1n, 0),
    coin('in', 'USDC', 175n, 2),
    coin('in', 'OTHER', 1n, 0),
    nft,
  ]);
});

it('lists in a row what an exchange gave and got before the rent that the chain took', () => {
  const rent = coin('out', 'native', 2n, 3);

  const shown = rowTransfers([rent, coin('out', 'BOAT', 20n, 0), coin('in', 'FISH', 19n, 0)]);

  expect(shown).toEqual([coin('out', 'BOAT', 20n, 0), coin('in', 'FISH', 19n, 0), rent]);
});

function coin(
  direction: 'in' | 'out',
  token: string,
  units: bigint,
  scale: number,
): FungibleTransfer {
  return { kind: 'fungible', direction, symbol: 'TOK', token, quantity: { units, scale } };
}
