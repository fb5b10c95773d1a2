import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { EndpointHealth } from '../../../../infrastructure/rpc/endpoint-health';

const unreachable = new WidgetError('RPC_UNREACHABLE', { url: '' });
const wrongChain = new WidgetError('RPC_WRONG_CHAIN', { url: '', expected: '1', actual: '2' });
const askedToWait = (retryAfterMs: number): WidgetError =>
  new WidgetError('HTTP_STATUS', { status: 429, retryAfterMs });

function healthAt(clock = new ManualClock()) {
  return { clock, health: new EndpointHealth(clock) };
}

describe('EndpointHealth', () => {
  it('ranks behind the others for 5 s after a failure, and twice as long after each further one', async () => {
    const { clock, health } = healthAt();
    for (const penaltyMs of [5000, 10_000, 20_000]) {
      health.noteFailure(unreachable);
      expect(health.rank).toBe(1);
      await clock.advance(penaltyMs - 1);
      expect(health.rank).toBe(1);
      await clock.advance(1);
      expect(health.rank).toBe(0);
    }
  });

  it('ranks behind for five minutes at most', async () => {
    const { clock, health } = healthAt();
    for (let failure = 0; failure < 50; failure += 1) health.noteFailure(unreachable);
    await clock.advance(300_000);
    expect(health.rank).toBe(0);
  });

  it('recovers fully after an answer', async () => {
    const { clock, health } = healthAt();
    health.noteFailure(unreachable);
    health.noteFailure(wrongChain);
    health.noteAnswer();
    expect(health.rank).toBe(0);
    health.noteFailure(unreachable);
    await clock.advance(5000);
    expect(health.rank).toBe(0);
  });

  it('ranks a failure before old blocks, and those before another chain', () => {
    const { clock, health: failing } = healthAt();
    const { health: behind } = healthAt(clock);
    const { health: foreign } = healthAt(clock);
    failing.noteFailure(unreachable);
    behind.isBehind = true;
    foreign.noteFailure(wrongChain);
    expect([failing.rank, behind.rank, foreign.rank]).toEqual([1, 2, 3]);
  });

  it.each([
    ['a revert', new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'reverted' })],
    ['a method it does not have', new WidgetError('RPC', { rpcCode: -32601, rpcMessage: 'none' })],
    ['an answer that fits no call', new WidgetError('RPC_RESPONSE_INVALID', { reason: 'x' })],
  ])('does not count %s as a failure', (_name, error) => {
    const { health } = healthAt();
    health.noteFailure(error);
    expect(health.rank).toBe(0);
  });

  it('pauses as long as the endpoint requested, and reports how long that is', async () => {
    const { clock, health } = healthAt();
    health.noteFailure(askedToWait(2000));
    await clock.advance(500);
    expect(health.restReason?.context).toEqual({ status: 429, retryAfterMs: 1500 });
    await clock.advance(1500);
    expect(health.restReason).toBeUndefined();
  });

  it('may be used again after 5 s, however long it wants to pause, but later than the others', async () => {
    const { clock, health } = healthAt();
    health.noteFailure(askedToWait(3_600_000));
    await clock.advance(4999);
    expect(health.restReason?.context).toMatchObject({ retryAfterMs: 3_595_001 });
    await clock.advance(1);
    expect(health.restReason).toBeUndefined();
    expect(health.rank).toBe(1);
  });

  it('does not pause for ever when the clock of the machine is set back', () => {
    const { clock, health } = healthAt();
    health.noteFailure(askedToWait(2000));
    clock.jumpTo(clock.now() - 86_400_000);
    expect(health.restReason).toBeUndefined();
  });

  it('does not pause after a failure without a requested wait', () => {
    const { health } = healthAt();
    health.noteFailure(unreachable);
    expect(health.restReason).toBeUndefined();
  });
});
