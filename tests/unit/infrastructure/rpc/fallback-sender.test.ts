import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { EndpointHealth } from '../../../../infrastructure/rpc/endpoint-health';
import { FallbackSender } from '../../../../infrastructure/rpc/fallback-sender';
import { failAll, PendingCall } from '../../../../infrastructure/rpc/pending-call';
import { RpcEndpoint } from '../../../../infrastructure/rpc/rpc-endpoint';

const signal = new AbortController().signal;
const unreachable = new WidgetError('RPC_UNREACHABLE', { url: '' });
const revert = new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' });
const unauthorized = new WidgetError('HTTP_STATUS', { status: 401 });
const busyFor = (retryAfterMs: number): WidgetError =>
  new WidgetError('HTTP_STATUS', { status: 429, retryAfterMs });

/** An endpoint's behaviour: a value for all calls, or an error for all. */
type Behaviour = WidgetError | string;

function network(...behaviours: readonly Behaviour[]) {
  const clock = new ManualClock();
  const asked: number[] = [];
  const current = [...behaviours];
  const endpoints = behaviours.map(
    (_, index) =>
      new RpcEndpoint({
        health: new EndpointHealth(clock),
        ask: async () => undefined,
        sender: {
          send: async (calls) => {
            asked.push(index);
            const behaviour = current[index];
            for (const call of calls) call.markSent();
            if (behaviour instanceof WidgetError) return failAll(calls, behaviour);
            for (const call of calls) call.resolve(behaviour);
            return [];
          },
        },
      }),
  );
  return { asked, clock, current, endpoints, sender: new FallbackSender(endpoints) };
}

const read = (): PendingCall => new PendingCall({ method: 'eth_call' });

describe('FallbackSender', () => {
  it('[R7.7] tries the configured order, and stops at the first answer', async () => {
    const { sender, asked } = network('first', 'second');
    const call = read();
    expect(await sender.send([call], signal)).toEqual([]);
    expect(await call.answer).toBe('first');
    expect(asked).toEqual([0]);
  });

  it('[R7.7] tries the next endpoint at once after a failure', async () => {
    const { sender, asked } = network(unreachable, unauthorized, 'third');
    const call = read();
    expect(await sender.send([call], signal)).toEqual([]);
    expect(await call.answer).toBe('third');
    expect(asked).toEqual([0, 1, 2]);
  });

  it('does not try another endpoint after a revert', async () => {
    const { sender, asked } = network(revert, 'second');
    const call = read();
    expect(await sender.send([call], signal)).toEqual([{ call, error: revert }]);
    expect(asked).toEqual([0]);
  });

  it('passes on only the calls that failed', async () => {
    const clock = new ManualClock();
    const [good, bad] = [read(), read()];
    const seen: (readonly PendingCall[])[] = [];
    const endpoint = (fail: boolean): RpcEndpoint =>
      new RpcEndpoint({
        health: new EndpointHealth(clock),
        ask: async () => undefined,
        sender: {
          send: async (calls) => {
            seen.push(calls);
            good.resolve('good');
            if (fail) return [{ call: bad, error: unreachable }];
            bad.resolve('better');
            return [];
          },
        },
      });
    const sender = new FallbackSender([endpoint(true), endpoint(false)]);
    expect(await sender.send([good, bad], signal)).toEqual([]);
    expect(seen).toEqual([[good, bad], [bad]]);
  });

  it('sends a call that signs or sends to one endpoint only', async () => {
    const { sender, asked } = network(unreachable, 'second');
    const call = new PendingCall({ method: 'eth_sendRawTransaction' });
    expect(await sender.send([call], signal)).toEqual([{ call, error: unreachable }]);
    expect(asked).toEqual([0]);
  });

  it('stops where the caller has aborted', async () => {
    const { sender, asked, endpoints } = network(unreachable, 'second');
    const call = read();
    call.answer.catch(() => undefined);
    const [first] = endpoints;
    const sent = sender.send([call], signal);
    call.reject('gone');
    expect(await sent).toEqual([]);
    expect(first?.health.rank).toBe(1);
    expect(asked).toEqual([0]);
  });

  it('remembers a failed endpoint, and returns to it later', async () => {
    const { sender, asked, clock, current } = network(unreachable, 'second');
    await sender.send([read()], signal);
    await sender.send([read()], signal);
    expect(asked).toEqual([0, 1, 1]);
    current[0] = 'first';
    await clock.advance(5000);
    await sender.send([read()], signal);
    expect(asked).toEqual([0, 1, 1, 0]);
  });

  it('ranks an endpoint that is behind last', async () => {
    const { sender, asked, endpoints } = network('stuck', 'second');
    const [first] = endpoints;
    if (first) first.health.isBehind = true;
    await sender.send([read()], signal);
    expect(asked).toEqual([1]);
  });

  it('does not use an endpoint during its pause', async () => {
    const { sender, asked } = network(busyFor(2000));
    await sender.send([read()], signal);
    const call = read();
    const [failed] = await sender.send([call], signal);
    expect(failed?.error).toMatchObject({ code: 'HTTP_STATUS', context: { retryAfterMs: 2000 } });
    expect(asked).toEqual([0]);
  });

  it('returns the error that allows the earliest retry', async () => {
    const errorAfter = async (...errors: readonly WidgetError[]): Promise<unknown> => {
      const [failed] = await network(...errors).sender.send([read()], signal);
      return failed?.error;
    };
    const dueSoon = busyFor(10);
    expect(await errorAfter(unreachable, unauthorized)).toBe(unreachable);
    expect(await errorAfter(unauthorized, unreachable)).toBe(unreachable);
    expect(await errorAfter(busyFor(3_600_000), unreachable)).toBe(unreachable);
    expect(await errorAfter(unreachable, dueSoon)).toBe(dueSoon);
  });
});
