import { describe, expect, it } from '@jest/globals';
import {
  failureCatalogue,
  type FailureReason,
  nextStepTexts,
} from '../../../../domain/errors/failure-catalogue';
import { failureReasonOf } from '../../../../domain/errors/failure-reason';
import { transactionReasonOf } from '../../../../domain/errors/transaction-reason';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { WalletAppError } from '../../../../domain/errors/wallet-app-error';
import {
  type WalletAppFailure,
  walletAppFailureIn,
  walletAppFailures,
} from '../../../../domain/errors/wallet-app-failures';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { sendFailureOf } from '../../../../domain/send/send-failure';

const byCode: readonly (readonly [number, FailureReason])[] = [
  [-32700, 'parseError'],
  [-32600, 'invalidRequest'],
  [-32601, 'methodNotFound'],
  [-32602, 'invalidParams'],
  [-32603, 'internalError'],
  [-32000, 'invalidInput'],
  [-32001, 'resourceNotFound'],
  [-32002, 'resourceUnavailable'],
  [-32003, 'transactionRejected'],
  [-32004, 'methodNotSupported'],
  [-32005, 'limitExceeded'],
  [-32006, 'versionNotSupported'],
  [3, 'executionReverted'],
  [429, 'limitExceeded'],
  [4001, 'userRejected'],
  [5000, 'userRejected'],
  [5002, 'userRejected'],
  [4100, 'unauthorized'],
  [4200, 'unsupportedMethod'],
  [4900, 'disconnected'],
  [4901, 'chainDisconnected'],
  [4902, 'unrecognizedChain'],
  [5700, 'capabilityUnsupported'],
  [5710, 'capabilityChainUnsupported'],
  [5720, 'duplicateBundle'],
  [5730, 'unknownBundle'],
  [5740, 'bundleTooLarge'],
  [5750, 'upgradeRejected'],
  [5760, 'atomicityUnsupported'],
];

const byText: readonly (readonly [string, FailureReason])[] = [
  ['nonce too low: next nonce 5, tx nonce 4', 'nonceTooLow'],
  ['already known', 'alreadyKnown'],
  ['AlreadyKnown', 'alreadyKnown'],
  ['ALREADY_EXISTS: already known', 'alreadyKnown'],
  ['Known transaction', 'alreadyKnown'],
  ['known transaction: 0x1234', 'alreadyKnown'],
  ['Transaction with the same hash was already imported.', 'alreadyKnown'],
  ['Transaction Already Imported', 'alreadyKnown'],
  ['existing tx with same hash', 'alreadyKnown'],
  ['This transaction has already been processed', 'alreadyKnown'],
  ['txn-already-in-mempool', 'alreadyKnown'],
  ['txn-already-known', 'alreadyKnown'],
  ['Transaction already in block chain', 'alreadyKnown'],
  ['Transaction outputs already in utxo set', 'alreadyKnown'],
  ['transaction type not supported', 'transactionTypeNotSupported'],
  ['tx type not valid', 'transactionTypeNotSupported'],
  ['unsupported transaction type', 'transactionTypeNotSupported'],
  ['Transaction type not supported for this chain.', 'transactionTypeNotSupported'],
  ['EIP-1559 transactions are not supported', 'transactionTypeNotSupported'],
  ['type 2 transactions are not supported', 'transactionTypeNotSupported'],
  [
    "Request of type 'wallet_requestPermissions' already pending for origin https://a.test",
    'resourceUnavailable',
  ],
  ['Already processing eth_requestAccounts. Please wait.', 'resourceUnavailable'],
  ['There is a pending request', 'resourceUnavailable'],
  ['Too Many Requests', 'limitExceeded'],
  ['Request is being rate limited.', 'limitExceeded'],
  ['daily request count exceeded, request rate limited', 'limitExceeded'],
  ['HTTP status code: 429', 'limitExceeded'],
  ['Your app has exceeded its compute units per second capacity', 'limitExceeded'],
  ['nonce too high', 'nonceTooHigh'],
  ['insufficient funds for gas * price + value', 'insufficientFunds'],
  ['transfer amount exceeds transaction sender account balance', 'insufficientFunds'],
  ['max fee per gas less than block base fee', 'feeCapTooLow'],
  ['fee cap less than block base fee', 'feeCapTooLow'],
  ['transaction underpriced', 'feeCapTooLow'],
  ['replacement transaction underpriced', 'nonceTooHigh'],
  ['max fee per gas higher than 2^256-1', 'feeCapTooHigh'],
  ['intrinsic gas too low', 'intrinsicGasTooLow'],
  ['intrinsic gas too high', 'intrinsicGasTooHigh'],
  ['exceeds block gas limit', 'intrinsicGasTooHigh'],
  ['execution reverted: ERC20: transfer amount exceeds balance', 'executionReverted'],
  ['execution reverted: Too little received', 'priceMoved'],
  ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'priceMoved'],
  ['HTTP request failed.', 'httpFailed'],
  ['Failed to fetch', 'httpFailed'],
  ['The request took too long to respond.', 'timeout'],
  ['The request timed out.', 'timeout'],
  ['Chain not configured.', 'chainNotConfigured'],
  ['Connector already connected.', 'connectorAlreadyConnected'],
  ['Connector not connected.', 'notConnected'],
  ['Account "0x0" not found for connector "X".', 'accountNotFound'],
  ['The current chain of the connector (id: 1) does not match the chain (id: 5)', 'chainMismatch'],
  ['Provided chainId "4" must match the active chainId "1"', 'chainMismatch'],
  ['Provided chainId does not match the currently active chain', 'chainMismatch'],
  ['chain id does not match local (got=291, want=1337)', 'chainMismatch'],
  ['Connector "X" unavailable while reconnecting.', 'connectorUnavailable'],
  ['Unrecognized chain ID "0x5"', 'unrecognizedChain'],
  ['User rejected the request', 'userRejected'],
  ['Request rejected', 'userRejected'],
  ['request rejected', 'userRejected'],
  ['The request was rejected.', 'userRejected'],
  ['Cancelled', 'userRejected'],
  ['canceled', 'userRejected'],
  ['Request cancelled', 'userRejected'],
  ['Transaction cancelled', 'userRejected'],
  ['Transaction declined', 'userRejected'],
  ['Signature request was denied', 'userRejected'],
  ['Connection declined', 'userRejected'],
  ['Rejected', 'userRejected'],
  ['Popup closed', 'userRejected'],
];

describe('transactionReasonOf', () => {
  it.each(byCode)('[R8.5] recognises the code %i as %s', (code, reason) => {
    expect(transactionReasonOf(rpc(code, 'x'))).toBe(reason);
    expect(transactionReasonOf({ code, message: 'x' })).toBe(reason);
  });

  it.each(byText)('[R8.5] recognises "%s" as %s', (text, reason) => {
    expect(transactionReasonOf(new Error(text))).toBe(reason);
    expect(transactionReasonOf(text)).toBe(reason);
    for (const vague of [-32603, -32000, -32003, -32099]) {
      expect(transactionReasonOf(rpc(vague, text))).toBe(reason);
    }
  });

  it('[R8.5] prefers a clear code to a text', () => {
    expect(transactionReasonOf(rpc(4902, 'nonce too low'))).toBe('unrecognizedChain');
    expect(transactionReasonOf(rpc(-32005, 'insufficient funds'))).toBe('limitExceeded');
  });

  it.each([
    [new WidgetError('NETWORK_NOT_FOUND', { caipNetworkId: 'eip155:1' }), 'chainNotConfigured'],
    [new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId: 'eip155:1' }), 'unrecognizedChain'],
    [
      new WidgetError('CONNECTOR_ALREADY_CONNECTED', { connectorId: 'x' }),
      'connectorAlreadyConnected',
    ],
    [new WidgetError('NOT_CONNECTED', { namespace: 'eip155' }), 'notConnected'],
    [new FeatureError('ACTIVE_ACCOUNT_MISSING', {}), 'accountNotFound'],
    [new WidgetError('NETWORK_NOT_CHANGED', { expected: '1', actual: '5' }), 'chainMismatch'],
    [new FeatureError('TRANSACTION_REVERTED', { hash: '0x1' }), 'executionReverted'],
    [new FeatureError('GAS_INSUFFICIENT', { symbol: 'ETH' }), 'insufficientFunds'],
    [new WidgetError('HTTP_STATUS', { status: 500 }), 'httpFailed'],
    [new WidgetError('HTTP_STATUS', { status: 429 }), 'limitExceeded'],
    [new WidgetError('RPC_UNREACHABLE', { url: 'https://node.test' }), 'httpFailed'],
    [new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }), 'timeout'],
  ] as const)('[R8.5] recognises our own error %s', (error, reason) => {
    expect(transactionReasonOf(error)).toBe(reason);
  });

  it('[R8.5] examines the wrapped error where the outer one is vague', () => {
    const inner = { code: 4902, message: 'x' };
    expect(transactionReasonOf(new Error('Failed', { cause: inner }))).toBe('unrecognizedChain');
    expect(transactionReasonOf({ code: -32603, data: { originalError: inner } })).toBe(
      'unrecognizedChain',
    );
    expect(transactionReasonOf({ code: -32603, data: inner })).toBe('unrecognizedChain');
    expect(
      transactionReasonOf(
        new WidgetError('RPC', {
          rpcCode: -32603,
          rpcMessage: '',
          data: { message: 'nonce too low' },
        }),
      ),
    ).toBe('nonceTooLow');
    expect(transactionReasonOf({ code: -32603, cause: new Error('odd') })).toBe('internalError');
  });

  it("does not take a node's refusal of a transaction for the visitor's", () => {
    expect(transactionReasonOf(rpc(-32003, 'transaction rejected'))).toBe('transactionRejected');
    expect(transactionReasonOf(rpc(-32003, 'Transaction was rejected'))).toBe(
      'transactionRejected',
    );
  });

  it('never advises the visitor to send again what was sent already', () => {
    for (const reason of ['alreadyKnown', 'duplicateBundle'] as const) {
      expect(nextStepTexts[failureCatalogue[reason].next]).toBe(
        'Wait until it is confirmed. Do not send it again.',
      );
    }
  });

  it('ends with an error that wraps itself', () => {
    const error = new Error('odd');
    error.cause = error;
    expect(transactionReasonOf(error)).toBeUndefined();
  });

  it("recognises a refusal by ethers' name for it", () => {
    expect(transactionReasonOf({ code: 'ACTION_REJECTED', message: 'odd' })).toBe('userRejected');
  });

  it.each([
    [undefined],
    [null],
    ['No'],
    [{}],
    [new TypeError('x is undefined')],
    [rpc(1, 'odd')],
    [rpc(1, 'unknown transaction')],
    [rpc(1, 'The subscription was cancelled')],
    [rpc(1, 'Block 429 is not there')],
  ])('does not recognise %p', (error) => {
    expect(transactionReasonOf(error)).toBeUndefined();
  });
});

describe('failureReasonOf', () => {
  it.each([
    ['The request timed out.', 'timeout'],
    ['Already processing eth_requestAccounts. Please wait.', 'resourceUnavailable'],
    ['nonce too low', undefined],
  ])('[R8.5] recognises no text about a transaction: "%s" is %s', (text, reason) => {
    expect(failureReasonOf(new Error(text))).toBe(reason);
  });
});

describe('the catalogue of failures', () => {
  it('[R8.5] has an entry for every recognised reason, and recognises every entry', () => {
    const ofApp = Object.keys(walletAppFailures) as WalletAppFailure[];
    const told = [...byCode, ...byText].map(([, reason]) => reason);
    const failed = ofApp.map((reason) => walletAppFailureIn(new WalletAppError(reason).message));

    expect(new Set([...told, ...failed])).toEqual(new Set(Object.keys(failureCatalogue)));
  });

  it.each(Object.entries(failureCatalogue))(
    '[R8.5] says in one sentence what happened and what to do next: %s',
    (_reason, { text, next }) => {
      expect(text).toMatch(/^[A-Z][^.]{5,60}$/);
      expect(nextStepTexts[next]).toMatch(/^[A-Z].*\.$/);
    },
  );
});

describe('sendFailureOf', () => {
  it.each([
    [
      rpc(-32000, 'nonce too low'),
      { cause: 'failed', detail: 'nonce too low', reason: 'nonceTooLow' },
    ],
    [rpc(-32000, 'already known'), { cause: 'pending' }],
    [rpc(5720, 'Duplicate ID'), { cause: 'pending' }],
    [rpc(4001, 'No'), { cause: 'declined' }],
    [rpc(-32603, 'Request rejected'), { cause: 'declined' }],
    [new Error('User rejected the request'), { cause: 'declined' }],
    [new Error('The current chain of the connector does not match'), { cause: 'wrongNetwork' }],
    [new WidgetError('CONNECTOR_GONE', { connectorId: 'x' }), { cause: 'gone' }],
    [new TypeError('x is undefined'), { cause: 'failed', detail: 'Unknown error' }],
  ])('[R8.5] names the cause of %p', (error, failure) => {
    expect(sendFailureOf(error)).toEqual(failure);
  });
});

function rpc(rpcCode: number, rpcMessage: string): WidgetError {
  return new WidgetError('RPC', { rpcCode, rpcMessage });
}
