import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { type SwitchFailure, switchFailureOf } from '../../../../domain/network/switch-failure';

describe('switchFailureOf', () => {
  it.each<[string, unknown, SwitchFailure]>([
    [
      'not supported',
      new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId: 'eip155:2' }),
      { cause: 'notSupported' },
    ],
    [
      'stayed where it was',
      new WidgetError('NETWORK_NOT_CHANGED', { expected: '2', actual: '1' }),
      { cause: 'notChanged' },
    ],
    ['gone', new WidgetError('CONNECTOR_GONE', { connectorId: 'test' }), { cause: 'gone' }],
    ['declined', rpc(4001), { cause: 'declined' }],
    ['declined in words', rpc(-32603, 'User rejected the request.'), { cause: 'declined' }],
    ['already pending', rpc(-32002), { cause: 'pending' }],
    ['a refusal of no code', new Error('User rejected the request'), { cause: 'declined' }],
    [
      '[R8.5] the wallet says why',
      rpc(-32005, 'Busy'),
      { cause: 'failed', detail: 'Busy', reason: 'limitExceeded' },
    ],
    ['an error of the page', new TypeError('x'), { cause: 'failed', detail: 'Unknown error' }],
    ['nothing', null, { cause: 'failed', detail: 'Unknown error' }],
  ])('%s', (_what, thrown, failure) => {
    expect(switchFailureOf(thrown)).toEqual(failure);
  });
});

function rpc(rpcCode: number, rpcMessage = 'x'): WidgetError {
  return new WidgetError('RPC', { rpcCode, rpcMessage });
}
