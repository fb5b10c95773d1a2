import { describe, expect, it } from '@jest/globals';
import type { Transaction } from '../../../../domain/transaction/transaction';
import {
  EMPTY_HISTORY,
  hasMoreTransactions,
  nextHistory,
  type TransactionHistory,
  type TransactionHistoryEvent,
} from '../../../../domain/transaction/transaction-history';
import {
  expectTransition,
  transitionCases,
  type TransitionRow,
} from '../../../support/transitions';

const one = transaction('1');
const two = transaction('2');

const states = {
  idle: EMPTY_HISTORY,
  first: { status: 'loading', transactions: [] },
  loaded: { status: 'loaded', transactions: [one], cursor: 'a' },
  next: { status: 'loading', transactions: [one], cursor: 'a' },
  failed: { status: 'failed', transactions: [] },
} as const satisfies Record<string, TransactionHistory>;

const rows: readonly TransitionRow<
  TransactionHistoryEvent,
  keyof typeof states,
  TransactionHistory
>[] = [
  [
    { type: 'requested' },
    { idle: states.first, loaded: states.next, failed: { status: 'loading', transactions: [] } },
  ],
  [
    { type: 'loaded', page: { transactions: [two], next: 'b' } },
    {
      first: { status: 'loaded', transactions: [two], cursor: 'b' },
      next: { status: 'loaded', transactions: [one, two], cursor: 'b' },
    },
  ],
  [{ type: 'failed' }, { first: states.failed, next: states.failed }],
  [
    { type: 'reset' },
    {
      first: EMPTY_HISTORY,
      loaded: EMPTY_HISTORY,
      next: EMPTY_HISTORY,
      failed: EMPTY_HISTORY,
    },
  ],
];

describe('nextHistory', () => {
  it.each(transitionCases(states, rows))(
    '[R4.30] handles $event.type in the state $name',
    (transition) => expectTransition(nextHistory, transition),
  );

  it('[R4.30] ends with a page without a cursor, or with one that does not move on', () => {
    const last = nextHistory(states.next, { type: 'loaded', page: { transactions: [two] } });
    const stuck = nextHistory(states.next, {
      type: 'loaded',
      page: { transactions: [two], next: 'a' },
    });

    expect(last).toEqual({ status: 'loaded', transactions: [one, two] });
    expect(stuck).toEqual(last);
    expect([states.loaded, states.next, last].map(hasMoreTransactions)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has each transaction once, in its latest version', () => {
    const newer = { ...one, status: 'confirmed' };
    const page = { transactions: [newer as Transaction, two] };

    const { transactions } = nextHistory(states.next, { type: 'loaded', page });
    expect(transactions).toEqual([newer, two]);
  });
});

function transaction(id: string): Transaction {
  return { id } as Transaction;
}
