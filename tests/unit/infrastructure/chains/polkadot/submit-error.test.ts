import { expect, it } from '@jest/globals';
import { transactionReasonOf } from '../../../../../domain/errors/transaction-reason';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { submitErrorOf } from '../../../../../infrastructure/chains/polkadot/submit-error';

const invalid = 'Invalid Transaction';

it.each<[number, string, string | undefined, string, string]>([
  [
    1010,
    invalid,
    'Inability to pay some fees (e.g. account balance too low)',
    'There are insufficient funds for the fee',
    'insufficientFunds',
  ],
  [
    1010,
    invalid,
    'Transaction has a bad signature',
    'The chain refused the signature',
    'transactionRejected',
  ],
  [
    1010,
    invalid,
    'Transaction is outdated',
    'The nonce is too low: another transaction of the account came first',
    'nonceTooLow',
  ],
  [
    1010,
    invalid,
    'Transaction has an ancient birth block',
    'The transaction was signed too long ago. Sign it again.',
    'transactionRejected',
  ],
  [
    1012,
    'Transaction is temporarily banned',
    undefined,
    'The chain has refused this transaction just now. Try again later.',
    'transactionRejected',
  ],
  [
    1014,
    'Priority is too low: (1 vs 2)',
    undefined,
    'The nonce is too high: an earlier transaction still waits',
    'nonceTooHigh',
  ],
  [1010, invalid, 'Custom error: 7', 'Invalid Transaction: Custom error: 7', 'transactionRejected'],
])(
  'translates refusal %s "%s" (%s) into plain words',
  (rpcCode, rpcMessage, data, text, reason) => {
    const refusal = new WidgetError('RPC', { rpcCode, rpcMessage, data });

    const error = submitErrorOf(refusal);

    expect(error).toMatchObject({ code: 'RPC', message: text, context: { rpcCode: -32003 } });
    expect(transactionReasonOf(error)).toBe(reason);
  },
);

it.each([
  new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' }),
  new WidgetError('RPC', { rpcCode: -32601, rpcMessage: 'Method not found' }),
])('keeps an error that is not a refusal: $code', (error) => {
  expect(submitErrorOf(error)).toBe(error);
});
