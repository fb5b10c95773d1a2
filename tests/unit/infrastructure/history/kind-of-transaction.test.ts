import { expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import type { FungibleMove, PartHead } from '../../../../infrastructure/history/history-part';
import { noTime, transactionOf } from '../../../../infrastructure/history/transaction-of';
import { ALICE, BOB } from '../../../support/headless-kit';
import { USDC } from '../../../support/token-balances';

const ROUTER = `0x${'7a'.repeat(20)}`;

/** The kind of a transaction of Alice's that goes to `sentTo` and in which `moved` leaves, by logs alone. */
async function kindOf(
  sentTo: string,
  moved: readonly Partial<FungibleMove>[],
  source: Pick<PartHead, 'hasLogsAlone'> = { hasLogsAlone: true },
): Promise<unknown> {
  const moves = moved.map((move) => ({
    ...({ kind: 'fungible', direction: 'out', units: 5n, other: BOB } as const),
    token: USDC,
    facts: { symbol: 'USDC', decimals: 6 },
    ...move,
  }));
  const status = 'confirmed';
  const head = { status, sentFrom: ALICE, sentTo, operationType: 'execute', ...source } as const;
  const part = { key: 'k', hash: '0xab', height: 1, place: 0, minedAtMs: 1, head, moves };
  const found = { hash: '0xab', height: 1, place: 0, parts: [part] };
  const chain = { facts: async () => ({ decimals: 6 }), timeOf: noTime };
  return (await transactionOf(found, ethereum, chain))?.metadata.operationType;
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

it('a token that leaves is sent where the source says each change of a balance', async () => {
  expect(await kindOf(ROUTER, [{ other: ROUTER }], {})).toBe('send');
});
