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

/** An endpoint that answers only the first `answered` calls. */
function endpointAnswering(answered: number): RpcEndpoint {
  return new RpcEndpoint({
    health: new EndpointHealth(new ManualClock()),
    ask: async () => undefined,
    sender: { send: async (sent) => failAll(sent.slice(answered), unreachable) },
  });
}

describe('RpcEndpoint', () => {
  it('records a failure for a group without an answer', async () => {
    const endpoint = endpointAnswering(0);
    await endpoint.send(calls(), new AbortController().signal);
    expect(endpoint.health.rank).toBe(1);
  });

  it('records success where it answers some calls', async () => {
    const endpoint = endpointAnswering(1);
    expect(await endpoint.send(calls(), new AbortController().signal)).toHaveLength(1);
    expect(endpoint.health.rank).toBe(0);
  });

  it('records nothing where the callers have aborted', async () => {
    const endpoint = endpointAnswering(0);
    await endpoint.send(calls(), AbortSignal.abort('gone'));
    expect(endpoint.health.rank).toBe(0);
  });
});
