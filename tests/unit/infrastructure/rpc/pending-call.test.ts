import { describe, expect, it } from '@jest/globals';
import { PendingCall } from '../../../../infrastructure/rpc/pending-call';
import { countingSignal } from '../../../support/counting-signal';

const read = { method: 'eth_call' };

describe('PendingCall', () => {
  it('is settled once, by the first answer', async () => {
    const call = new PendingCall(read);
    let told = 0;
    call.onSettled = () => {
      told += 1;
    };
    call.resolve('first');
    call.resolve('second');
    call.reject('third');
    expect(await call.answer).toBe('first');
    expect(call.isSettled).toBe(true);
    expect(told).toBe(1);
  });

  it('ends with its caller', async () => {
    const { signal, abort, listeners } = countingSignal();
    const call = new PendingCall(read, signal);
    expect(listeners()).toBe(1);
    abort('gone');
    await expect(call.answer).rejects.toBe('gone');
    expect(call.maySend).toBe(false);
  });

  it('leaves no listener behind when it is answered', () => {
    const { signal, listeners } = countingSignal();
    new PendingCall(read, signal).resolve('value');
    expect(listeners()).toBe(0);
  });

  it('may be sent again where it only reads, but only once where it signs or sends', () => {
    const reads = new PendingCall(read);
    const sends = new PendingCall({ method: 'eth_sendRawTransaction' });
    for (const call of [reads, sends]) {
      expect(call.maySend).toBe(true);
      call.markSent();
    }
    expect([reads.maySend, sends.maySend]).toEqual([true, false]);
  });
});
