import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { WidgetError } from '../../../../domain/errors/widget-error';
import {
  isEndpointFault,
  isRepeatable,
  isRetryable,
  parseRetryAfterMs,
  RETRY_AFTER_MAX_MS,
  retryDelayMs,
} from '../../../../domain/network/retry-policy';

const status = (code: number, retryAfterMs?: number): WidgetError =>
  new WidgetError('HTTP_STATUS', {
    status: code,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
const rpc = (rpcCode: number, rpcMessage = 'fault'): WidgetError =>
  new WidgetError('RPC', { rpcCode, rpcMessage });

describe('isRetryable', () => {
  it.each([403, 408, 413, 429, 500, 502, 503, 504])('[R7.17] retries HTTP %d', (code) => {
    expect(isRetryable(status(code))).toBe(true);
  });

  it.each([400, 401, 402, 404, 405, 410, 422, 501, 505])('does not retry HTTP %d', (code) => {
    expect(isRetryable(status(code))).toBe(false);
  });

  it.each([-1, -32603, -32005, 429])('[R7.17] retries RPC code %d', (code) => {
    expect(isRetryable(rpc(code))).toBe(true);
  });

  it.each([-32700, -32600, -32601, -32602, -32000, -32003, 3, 4001])(
    'does not retry RPC code %d',
    (code) => {
      expect(isRetryable(rpc(code))).toBe(false);
    },
  );

  it('does not retry a revert inside an internal error', () => {
    expect(isRetryable(rpc(-32603, 'VM Exception: execution reverted'))).toBe(false);
  });

  it('retries a timeout, a lost connection and an unreadable answer', () => {
    expect(isRetryable(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }))).toBe(true);
    expect(isRetryable(new WidgetError('RPC_UNREACHABLE', { url: '' }))).toBe(true);
    const unreadable = { reason: 'cut', isUnreadable: true };
    expect(isRetryable(new WidgetError('RPC_RESPONSE_INVALID', unreadable))).toBe(true);
  });

  it('does not retry a wrong but readable answer, nor an unknown error', () => {
    expect(isRetryable(new WidgetError('RPC_RESPONSE_INVALID', { reason: 'x' }))).toBe(false);
    expect(isRetryable(new TypeError('x'))).toBe(false);
    expect(isRetryable(undefined)).toBe(false);
  });
});

describe('isEndpointFault', () => {
  it('allows another endpoint after a refusal, a missing block or a wrong answer', () => {
    const wrongChain = { url: '', expected: '1', actual: '2' };
    expect(isEndpointFault(status(401))).toBe(true);
    expect(isEndpointFault(rpc(-32601))).toBe(true);
    expect(isEndpointFault(new WidgetError('RPC_RESPONSE_INVALID', { reason: 'x' }))).toBe(true);
    expect(isEndpointFault(new WidgetError('RPC_WRONG_CHAIN', wrongChain))).toBe(true);
    expect(isEndpointFault(status(503))).toBe(true);
  });

  it.each([3, 4001, -32000, -32602, -32003])('reports RPC code %d to the caller', (code) => {
    expect(isEndpointFault(rpc(code))).toBe(false);
  });

  it('reports a revert to the caller, whatever its code', () => {
    expect(isEndpointFault(rpc(-32603, 'execution reverted: paused'))).toBe(false);
  });
});

describe('isRepeatable', () => {
  it.each([
    'eth_call',
    'eth_getBalance',
    'eth_chainId',
    'eth_blockNumber',
    'eth_estimateGas',
    'eth_feeHistory',
    'eth_simulateV1',
    'eth_getTransactionReceipt',
    'net_version',
    'web3_clientVersion',
    'getBalance',
    'getLatestBlockhash',
    'getSignatureStatuses',
    'isBlockhashValid',
    'simulateTransaction',
    'minimumLedgerSlot',
    'getGenesisHash',
    'getTokenAccountsByOwner',
    'state_call',
    'state_getKeysPaged',
    'state_queryStorageAt',
    'childstate_getStorage',
    'system_accountNextIndex',
    'system_dryRun',
    'chain_getBlockHash',
    'getblockhash',
    'getrawtransaction',
    'estimatesmartfee',
    'testmempoolaccept',
    'chain_getHeader',
    'system_properties',
    'payment_queryInfo',
    'debug_traceCall',
  ])('sends %s again', (method) => {
    expect(isRepeatable(method)).toBe(true);
  });

  it.each([
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'eth_sendUserOperation',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData_v4',
    'eth_requestAccounts',
    'eth_accounts',
    'eth_newFilter',
    'eth_getFilterChanges',
    'eth_uninstallFilter',
    'eth_submitWork',
    'personal_sign',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_switchEthereumChain',
    'sendTransaction',
    'requestAirdrop',
    'signTransaction',
    'solana_signAndSendTransaction',
    'author_submitExtrinsic',
    'author_submitAndWatchExtrinsic',
    'author_rotateKeys',
    'author_removeExtrinsic',
    'transactionWatch_v1_submitAndWatch',
    'transaction_v1_broadcast',
    'system_addReservedPeer',
    'state_subscribeStorage',
    'getnewaddress',
    'getrawchangeaddress',
    'sendtoaddress',
    'submitpackage',
    'signMessage',
    'debug_setHead',
    'sendrawtransaction',
    'evm_mine',
    'anvil_setBalance',
    'issue',
    'somethingNobodyKnows',
  ])('never sends %s twice', (method) => {
    expect(isRepeatable(method)).toBe(false);
  });
});

describe('the codes of other namespaces', () => {
  it.each([
    // Solana's custom codes, and the numbers by which a Substrate pool refuses an extrinsic.
    ['a node that is behind its cluster', -32005, true, true],
    ['a slot that the node does not have', -32004, false, true],
    ['a node without the history', -32006, false, true],
    ['a node that has not reached the slot', -32016, false, true],
    ['a method that the node does not offer', -32601, false, true],
    ['a signature that does not verify', -32003, false, false],
    ['a slot that was skipped', -32007, false, false],
    ['a transaction version that is not asked for', -32015, false, false],
    ['an extrinsic that is not valid', 1010, false, false],
    ['an extrinsic that is banned for now', 1012, false, false],
    ['an extrinsic that is known already', 1013, false, false],
    ['a priority too low', 1014, false, false],
  ])('%s (%d): again %p, elsewhere %p', (_name, code, again, elsewhere) => {
    expect(isRetryable(rpc(code))).toBe(again);
    expect(isEndpointFault(rpc(code))).toBe(elsewhere);
  });
});

describe('retryDelayMs', () => {
  it('[R7.17] doubles from 150 ms over three retries, then stops', () => {
    const delays = [0, 1, 2, 3].map((attempt) => retryDelayMs(attempt, status(503), 0.5));
    expect(delays).toEqual([150, 300, 600, undefined]);
  });

  it('moves a delay by at most a third, according to the random number', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const middle = 150 * 2 ** attempt;
        const delay = retryDelayMs(attempt, status(503), random) ?? 0;
        expect(Math.abs(delay - middle)).toBeLessThanOrEqual(middle * 0.33 + 1e-9);
      }),
    );
    expect(retryDelayMs(0, status(503), 0)).toBeCloseTo(100.5);
    expect(retryDelayMs(0, status(503), 1)).toBeCloseTo(199.5);
  });

  it('[R7.17] waits as long as the server requests, without jitter', () => {
    expect(retryDelayMs(0, status(429, 2000), 0)).toBe(2000);
    expect(retryDelayMs(2, status(503, RETRY_AFTER_MAX_MS), 1)).toBe(RETRY_AFTER_MAX_MS);
  });

  it('does not wait longer than the limit', () => {
    expect(retryDelayMs(0, status(429, RETRY_AFTER_MAX_MS + 1), 0.5)).toBeUndefined();
  });

  it('has no delay for a call that must not be sent again', () => {
    expect(retryDelayMs(0, status(404, 1000), 0.5)).toBeUndefined();
    expect(retryDelayMs(0, rpc(4001), 0.5)).toBeUndefined();
  });
});

describe('parseRetryAfterMs', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it('[R7.17] reads whole seconds', () => {
    expect(parseRetryAfterMs('1', now)).toBe(1000);
    expect(parseRetryAfterMs(' 3600 ', now)).toBe(3_600_000);
  });

  it.each([
    'Thu, 01 Jan 2026 00:00:07 GMT',
    'Thursday, 01-Jan-26 00:00:07 GMT',
    'Thu Jan  1 00:00:07 2026 GMT',
  ])('[R7.17] reads the HTTP date %s', (date) => {
    expect(parseRetryAfterMs(date, now)).toBe(7000);
  });

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['zero', '0'],
    ['a negative number', '-5'],
    ['a fraction', '1.5'],
    ['text', 'soon'],
    ['another kind of date', '2026-01-01T00:00:07Z'],
    ['a date that is over', 'Wed, 31 Dec 2025 23:59:59 GMT'],
    ['an invalid date', 'Thu, 99 Foo 2026 99:99:99 GMT'],
  ])('applies the usual delay for %s', (_name, header) => {
    expect(parseRetryAfterMs(header, now)).toBeUndefined();
  });
});
