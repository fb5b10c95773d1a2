import { expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import type { Network } from '../../../../domain/network/network';
import type { FungibleMove } from '../../../../infrastructure/history/history-part';
import { noTime, transactionOf } from '../../../../infrastructure/history/transaction-of';
import { ALICE, BOB } from '../../../support/headless-kit';
import { USDC } from '../../../support/token-balances';

const ROUTER = `0x${'7a'.repeat(20)}`;

/** The kind of a transaction of Alice's that goes to `sentTo` and in which `moved` leaves, by logs alone. */
async function kindOf(
  sentTo: string,
  moved: readonly Partial<FungibleMove>[],
  network: Network = ethereum,
): Promise<unknown> {
  const moves = moved.map((move) => ({
    ...({ kind: 'fungible', direction: 'out', units: 5n, other: BOB } as const),
    ...{ token: USDC, facts: { symbol: 'USDC', decimals: 6 }, ...move },
  }));
  const head = { status: 'confirmed', sentFrom: ALICE, sentTo, operationType: 'execute' } as const;
  const part = { key: 'k', hash: '0xab', height: 1, place: 0, minedAtMs: 1, head, moves };
  const found = { hash: '0xab', height: 1, place: 0, parts: [part] };
  const chain = { facts: async () => ({ decimals: 6 }), timeOf: noTime };
  return (await transactionOf(found, network, chain))?.metadata.operationType;
}

it.each([
  ['a call of the token itself', USDC, [{}], 'send'],
  ['native currency to its receiver', BOB, [{ token: undefined }], 'send'],
  ['calls of a smart account of its own', ALICE, [{}], 'send'],
  ['a call of another contract, of which logs show half', ROUTER, [{ other: ROUTER }], 'execute'],
  ['native currency into another contract', ROUTER, [{ token: undefined, other: ROUTER }], 'send'],
  ['both directions', ROUTER, [{}, { direction: 'in', token: ROUTER }], 'trade'],
] as const)('%s is named so', async (_what, sentTo, moves, kind) => {
  expect(await kindOf(sentTo, moves as readonly Partial<FungibleMove>[])).toBe(kind);
});

it('a token that leaves on Solana is sent: its source says each change of a balance', async () => {
  expect(await kindOf(ROUTER, [{ other: ROUTER }], solana)).toBe('send');
});
