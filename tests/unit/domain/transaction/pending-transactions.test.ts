import { describe, expect, it } from '@jest/globals';
import { formatCaipAddress } from '../../../../domain/caip/caip-address';
import type { LeftTransaction } from '../../../../domain/transaction/left-transactions';
import { ownTransaction, withOwn } from '../../../../domain/transaction/pending-transactions';
import type { Transaction } from '../../../../domain/transaction/transaction';
import type { TransactionOutcome } from '../../../../domain/transaction/transaction-outcome';

const account = formatCaipAddress({
  namespace: 'eip155',
  chainReference: '1',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
});
const sent = { symbol: 'USDC', units: 2_500_000n, decimals: 6, to: '0xb0b', token: '0xa0b' };

describe('a transaction of the widget', () => {
  it('says what it sends while it waits', () => {
    expect(own({ sent })).toMatchObject({
      metadata: { status: 'pending', operationType: 'send', sentTo: '0xb0b', isOwn: true },
      transfers: [
        {
          direction: 'out',
          symbol: 'USDC',
          quantity: { units: 2_500_000n, scale: 6 },
          token: '0xa0b',
        },
      ],
    });
  });

  it.each<[TransactionOutcome, string]>([
    ['reverted', 'failed'],
    ['replaced', 'failed'],
    ['dropped', 'failed'],
    ['expired', 'failed'],
  ])('that was %s says so', (outcome, status) => {
    expect(own({ outcome }).metadata).toMatchObject({ outcome, status });
  });

  it('that succeeded is confirmed', () => {
    const { metadata } = own({ outcome: 'succeeded' });

    expect(metadata.status).toBe('confirmed');
    expect(metadata).not.toHaveProperty('outcome');
  });
});

describe('transactions with those of the widget', () => {
  const listed = [row('new', 50), row('old', 20)];

  it('have what waits on top, and what ended at its time', () => {
    const all = withOwn(
      listed,
      [own({ hash: 'wait' }), own({ hash: 'ended', sentAtMs: 30, outcome: 'dropped' })],
      false,
    );

    expect(all.map(({ id }) => id)).toEqual(['wait', 'new', 'ended', 'old']);
  });

  it('have none of them that the source lists, in any spelling', () => {
    const known = [own({ hash: 'NEW' }), own({ hash: 'old', outcome: 'succeeded', sentAtMs: 1 })];

    expect(withOwn(listed, known, false)).toEqual(listed);
  });

  it('have the kind of a swap that the widget sent, of which the source sees half', () => {
    const known = [own({ hash: 'OLD', operationType: 'trade' }), own({ hash: 'new' })];

    const kinds = withOwn(listed, known, false).map(({ id, metadata }) => [
      id,
      metadata.operationType,
    ]);

    expect(kinds).toEqual([
      ['new', listed[0]?.metadata.operationType],
      ['old', 'trade'],
    ]);
  });

  it('have what ended longer ago only once the list goes that far', () => {
    const ended = [own({ hash: 'ended', sentAtMs: 5, outcome: 'replaced' })];

    expect(withOwn(listed, ended, true).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(withOwn(listed, ended, false).map(({ id }) => id)).toEqual(['new', 'old', 'ended']);
  });
});

function own(part: Partial<LeftTransaction>): Transaction {
  return ownTransaction({ hash: '0xab', account, ...part }, 99);
}

function row(hash: string, minedAtMs: number): Transaction {
  const metadata = { minedAtMs, hash, chain: 'eip155:1', operationType: 'send' } as const;
  return {
    id: hash,
    metadata: { ...metadata, status: 'confirmed', sentFrom: '', sentTo: '' },
    transfers: [],
  };
}
