import { describe, expect, it } from '@jest/globals';
import {
  type AfterTransaction,
  moveAfterTransaction,
  type TransactionMove,
  type ApprovalOutcome,
} from '../../../../domain/routing/transaction-stack';
import type { ViewName } from '../../../../domain/routing/view-name';

const goBack: AfterTransaction = { type: 'goBack' };
const replace: AfterTransaction = { type: 'replace' };
const toAccount: AfterTransaction = { type: 'reset', view: 'Account' };

type Row = readonly [
  title: string,
  stack: readonly AfterTransaction[],
  outcome: ApprovalOutcome,
  history: readonly ViewName[],
  move: TransactionMove,
];

const rows: readonly Row[] = [
  ['[R4.31] cancel goes back', [toAccount], 'cancelled', ['Account'], { type: 'goBack' }],
  ['[R4.31] cancel of a replacing one goes back', [replace], 'cancelled', [], { type: 'goBack' }],
  ['[R4.32] success goes back', [goBack], 'succeeded', ['Account'], { type: 'goBack' }],
  [
    '[R4.32] success resets to the stated view',
    [toAccount],
    'succeeded',
    ['Connect', 'Networks'],
    { type: 'history', history: [{ name: 'Account' }] },
  ],
  [
    '[R4.32] the latest transaction decides',
    [toAccount, goBack],
    'succeeded',
    ['Account'],
    { type: 'goBack' },
  ],
  [
    '[R4.32] success without a sign-in in the history closes',
    [replace],
    'succeeded',
    ['Account', 'Networks'],
    { type: 'close' },
  ],
  [
    '[R4.32] success replaces the history up to the sign-in it was part of',
    [replace],
    'succeeded',
    ['Account', 'ConnectingSiwe', 'ApproveTransaction'],
    { type: 'history', history: [{ name: 'Account' }] },
  ],
  [
    '[R4.32] success of a sign-in that came first closes',
    [replace],
    'succeeded',
    ['ConnectingSiwe', 'ApproveTransaction'],
    { type: 'close' },
  ],
  ['[R4.33] an empty stack closes', [], 'cancelled', ['Account'], { type: 'close' }],
  ['[R4.33] an empty stack closes on success', [], 'succeeded', ['Account'], { type: 'close' }],
];

describe('moveAfterTransaction', () => {
  it.each(rows)('%s', (_title, stack, outcome, history, move) => {
    const entries = history.map((name) => ({ name }));

    expect(moveAfterTransaction(stack, outcome, entries)).toEqual(move);
  });
});
