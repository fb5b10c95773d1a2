import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { EndpointHealth } from '../../../../infrastructure/rpc/endpoint-health';
import { failAll, PendingCall } from '../../../../infrastructure/rpc/pending-call';
import { RpcEndpoint } from '../../../../infrastructure/rpc/rpc-endpoint';

const unreachable = new WidgetError('RPC_UNREACHABLE', { url: '' });
const calls = () => [
  new PendingCall({ method: 'eth_call' }),
  new PendingCall({ method: 'eth_call' }),
];

/** An endpoint that answers the first `answered` of the calls it is given. */
function endpointAnswering(answered: number): RpcEndpoint {
  return new RpcEndpoint({
    health: new EndpointHealth(new ManualClock()),
    ask: async () => undefined,
    sender: { send: async (sent) => failAll(sent.slice(answered), unreachable) },
  });
}

describe('RpcEndpoint', () => {
  it('learns from a group of which nothing was answered', async () => {
    const endpoint = endpointAnswering(0);
    await endpoint.send(calls(), new AbortController().signal);
    expect(endpoint.health.rank).toBe(1);
  });

  it('is well where it answers some calls', async () => {
    const endpoint = endpointAnswering(1);
    expect(await endpoint.send(calls(), new AbortController().signal)).toHaveLength(1);
    expect(endpoint.health.rank).toBe(0);
  });

  it('is not blamed where the callers have left', async () => {
    const endpoint = endpointAnswering(0);
    await endpoint.send(calls(), AbortSignal.abort('gone'));
    expect(endpoint.health.rank).toBe(0);
  });
});
