import { describe, expect, it } from '@jest/globals';
import {
  type ConnectFailure,
  connectFailureOf,
} from '../../../../domain/connection/connect-failure';
import type { FailureReason } from '../../../../domain/errors/failure-catalogue';
import { WidgetError } from '../../../../domain/errors/widget-error';

describe('connectFailureOf', () => {
  it.each<[string, unknown, ConnectFailure]>([
    ['EIP-1193 declined', rpc(4001), { cause: 'declined' }],
    ["WalletConnect's declined", rpc(5000), { cause: 'declined' }],
    ["WalletConnect's declined chains", rpc(5002), { cause: 'declined' }],
    ['declined in words', rpc(-32603, 'User rejected the request.'), { cause: 'declined' }],
    ['denied in words', rpc(-32000, 'MetaMask: User denied account'), { cause: 'declined' }],
    ['cancelled in words', rpc(-32603, 'Cancelled by user'), { cause: 'declined' }],
    ['closed in words', rpc(-32603, 'User closed modal'), { cause: 'declined' }],
    ['already pending or locked', rpc(-32002), { cause: 'pending' }],
    ['not found', error('CONNECTOR_NOT_FOUND'), { cause: 'notInstalled' }],
    ['gone', error('CONNECTOR_GONE'), { cause: 'gone' }],
    ['the wallet says why', rpc(-32603, 'No seed'), failed('No seed', 'internalError')],
    ['a refusal of no code', new Error('User rejected the request'), { cause: 'declined' }],
    [
      '[R8.5] too many requests',
      rpc(-32000, 'Request is being rate limited'),
      failed('Request is being rate limited', 'limitExceeded'),
    ],
    [
      'another of ours',
      new WidgetError('WALLET_RESPONSE_INVALID', { method: 'm', reason: 'r' }),
      { cause: 'failed', detail: 'The wallet gave an invalid answer to m: r' },
    ],
    ['an error of the page', new TypeError('x is undefined'), unknown()],
    ['a text', 'No', unknown()],
    ['nothing', undefined, unknown()],
  ])('%s', (_what, thrown, failure) => {
    expect(connectFailureOf(thrown)).toEqual(failure);
  });
});

function rpc(rpcCode: number, rpcMessage = 'x'): WidgetError {
  return new WidgetError('RPC', { rpcCode, rpcMessage });
}

function error(code: 'CONNECTOR_NOT_FOUND' | 'CONNECTOR_GONE'): WidgetError {
  return new WidgetError(code, { connectorId: 'test.wallet' });
}

function failed(detail: string, reason: FailureReason): ConnectFailure {
  return { cause: 'failed', detail, reason };
}

function unknown(): ConnectFailure {
  return { cause: 'failed', detail: 'Unknown error' };
}
