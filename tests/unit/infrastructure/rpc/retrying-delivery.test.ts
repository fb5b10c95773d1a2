import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { failAll, PendingCall } from '../../../../infrastructure/rpc/pending-call';
import { RetryingDelivery } from '../../../../infrastructure/rpc/retrying-delivery';
import { deferred } from '../../../support/deferred';

const signal = new AbortController().signal;
const status = (code: number, retryAfterMs?: number): WidgetError =>
  new WidgetError('HTTP_STATUS', {
    status: code,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

/** A sender that fails with `errors` in turn and then answers `done`. */
function delivering(...errors: readonly unknown[]) {
  const rest = [...errors];
  const clock = new ManualClock(0);
  const sentAt: number[] = [];
  const sizes: number[] = [];
  const network = { isOnline: true, back: deferred<void>() };
  const delivery = new RetryingDelivery({
    clock,
    random: () => 0.5,
    connectivity: {
      isOnline: () => network.isOnline,
      whenOnline: () => network.back.promise,
    },
    sender: {
      send: async (calls) => {
        sentAt.push(clock.now());
        sizes.push(calls.length);
        for (const call of calls) call.markSent();
        if (rest.length > 0) return failAll(calls, rest.shift());
        for (const call of calls) call.resolve('done');
        return [];
      },
    },
  });
  return { clock, delivery, network, sentAt, sizes };
}

const read = (): PendingCall => new PendingCall({ method: 'eth_call' });

describe('RetryingDelivery', () => {
  it('[R7.17] retries after 150, 300 and 600 ms, and then fails with the last error', async () => {
    const last = status(502);
    const { clock, delivery, sentAt } = delivering(status(503), status(503), status(503), last);
    const call = read();
    const outcome = call.answer.catch((error: unknown) => error);
    void delivery.deliver([call], signal);
    await clock.advance(60_000);
    expect(sentAt).toEqual([0, 150, 450, 1050]);
    expect(await outcome).toBe(last);
    expect(clock.sleeping).toBe(0);
  });

  it('[R7.17] returns the value of a retry', async () => {
    const { clock, delivery, sentAt } = delivering(status(503));
    const call = read();
    void delivery.deliver([call], signal);
    await clock.advance(150);
    expect(await call.answer).toBe('done');
    expect(sentAt).toEqual([0, 150]);
  });

  it('[R7.17] waits as long as Retry-After says', async () => {
    const { clock, delivery, sentAt } = delivering(status(429, 2000));
    void delivery.deliver([read()], signal);
    await clock.advance(60_000);
    expect(sentAt).toEqual([0, 2000]);
  });

  it('reports the wait instead of waiting for longer than 15 s', async () => {
    const tooLong = status(429, 3_600_000);
    const { clock, delivery, sentAt } = delivering(tooLong);
    const call = read();
    const outcome = call.answer.catch((error: unknown) => error);
    await delivery.deliver([call], signal);
    expect(await outcome).toBe(tooLong);
    expect(sentAt).toEqual([0]);
    expect(clock.sleeping).toBe(0);
  });

  it('fails at once where a retry would not help', async () => {
    const { delivery, sentAt } = delivering(status(404));
    const call = read();
    const outcome = call.answer.catch((error: unknown) => error);
    await delivery.deliver([call], signal);
    expect(await outcome).toMatchObject({ context: { status: 404 } });
    expect(sentAt).toEqual([0]);
  });

  it('never repeats a call that signs or sends', async () => {
    const { delivery, sentAt } = delivering(status(503));
    const call = new PendingCall({ method: 'eth_sendRawTransaction' });
    const outcome = call.answer.catch((error: unknown) => error);
    await delivery.deliver([call], signal);
    expect(await outcome).toMatchObject({ context: { status: 503 } });
    expect(sentAt).toEqual([0]);
  });

  it('repeats a signing call that was never sent', async () => {
    const clock = new ManualClock();
    const call = new PendingCall({ method: 'eth_sendRawTransaction' });
    let attempts = 0;
    const delivery = new RetryingDelivery({
      clock,
      random: () => 0.5,
      connectivity: { isOnline: () => true, whenOnline: async () => undefined },
      sender: {
        send: async (calls) => {
          attempts += 1;
          if (attempts === 1) return failAll(calls, status(503)); // The chain could not be checked.
          call.markSent();
          call.resolve('hash');
          return [];
        },
      },
    });
    void delivery.deliver([call], signal);
    await clock.advance(1000);
    expect(await call.answer).toBe('hash');
    expect(attempts).toBe(2);
  });

  it('keeps the failed calls together, and drops those whose caller has aborted', async () => {
    const { clock, delivery, sizes } = delivering(status(503));
    const [stays, leaves, alsoStays] = [read(), read(), read()];
    leaves.answer.catch(() => undefined);
    void delivery.deliver([stays, leaves, alsoStays], signal);
    await clock.advance(100);
    leaves.reject('gone');
    await clock.advance(50);
    expect(sizes).toEqual([3, 2]);
    expect(await alsoStays.answer).toBe('done');
  });

  it('ends, without a timer, as soon as no caller waits', async () => {
    const { clock, delivery, sentAt } = delivering(status(503));
    const ended = new AbortController();
    const delivered = delivery.deliver([read()], ended.signal).catch((error: unknown) => error);
    await clock.advance(0);
    ended.abort('no caller waits');
    expect(await delivered).toBe('no caller waits');
    await clock.advance(60_000);
    expect(sentAt).toEqual([0]);
    expect(clock.sleeping).toBe(0);
  });

  it('sends nothing while offline, and everything at once when online, without counting', async () => {
    const { clock, delivery, network, sentAt, sizes } = delivering(
      ...Array.from({ length: 5 }, () => new WidgetError('RPC_UNREACHABLE', { url: '' })),
    );
    network.isOnline = false;
    const calls = [read(), read()];
    void delivery.deliver(calls, signal);
    await clock.advance(600_000);
    expect(sentAt).toEqual([0]);

    for (const attempt of [1, 2]) {
      const { back } = network;
      network.back = deferred();
      network.isOnline = attempt === 2;
      back.resolve();
      await clock.advance(0);
    }
    expect(sentAt).toEqual([0, 600_000, 600_000]);
    await clock.advance(60_000);
    expect(sentAt.slice(3)).toEqual([600_150, 600_450, 601_050]);
    expect(sizes).toEqual([2, 2, 2, 2, 2, 2]);
    expect(await calls[0]?.answer).toBe('done');
  });

  it('does not keep a call that signs or sends until the machine is online', async () => {
    const clock = new ManualClock();
    const call = new PendingCall({ method: 'eth_sendRawTransaction' });
    const outcome = call.answer.catch((error: unknown) => error);
    const error = new WidgetError('RPC_UNREACHABLE', { url: '' });
    await new RetryingDelivery({
      clock,
      random: () => 0.5,
      connectivity: { isOnline: () => false, whenOnline: () => new Promise(() => undefined) },
      sender: { send: async (calls) => failAll(calls, error) },
    }).deliver([call], signal);
    expect(await outcome).toBe(error);
  });

  it('does not retry when the machine goes offline during the wait', async () => {
    const { clock, delivery, network, sentAt } = delivering(status(503));
    void delivery.deliver([read()], signal);
    await clock.advance(100);
    network.isOnline = false;
    await clock.advance(60_000);
    expect(sentAt).toEqual([0]);
    network.back.resolve();
    await clock.advance(0);
    expect(sentAt).toEqual([0, 60_100]);
  });
});
