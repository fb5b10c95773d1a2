import { describe, expect, it } from '@jest/globals';
import { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { untilBack } from '../../src/adapters/service/until-back';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';

/** A clock that the pauses move. */
function clock() {
  let nowMs = 0;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => nowMs,
    pause: async (ms: number) => {
      pauses.push(ms);
      nowMs += ms;
    },
    random: () => 0.5,
  };
}

const offline = () => new TypeError('Failed to fetch');

const away = (seconds?: number) => new ServiceRefusal(503, 'database', { seconds });

function failing(times: number, error: () => Error) {
  let asked = 0;
  const ask = async (): Promise<string> => {
    asked += 1;
    if (asked <= times) throw error();
    return 'answer';
  };
  return { ask, count: () => asked };
}

describe('a call while the service is away', () => {
  it('is made again, each time later, and never before the service says', async () => {
    const at = clock();
    const { ask, count } = failing(3, () => away(2));
    expect(await untilBack('/slots/release', ask, at)).toBe('answer');
    expect(count()).toBe(4);
    expect(at.pauses).toEqual([1000, 2000, 3000, 6000]);
  });

  it('ends within 20 seconds, with what the service has said', async () => {
    const at = clock();
    const { ask } = failing(Infinity, () => away());
    await expect(untilBack('/otp/verify', ask, at)).rejects.toMatchObject({ code: 'database' });
    expect(at.now()).toBeLessThanOrEqual(20_000);
    const patient = failing(1, () => away(3600));
    await expect(untilBack('/otp', patient.ask, clock())).rejects.toMatchObject({ seconds: 3600 });
  });

  it.each([
    ['where the wallet’s key has signed it about logins', '/logins/join', away(1)],
    ['where a visitor has pressed to end something', '/devices/end', away(1)],
    ['where an answer was lost that counts each time', '/devices/end', offline()],
    ['for another refusal', '/slots/release', new ServiceRefusal(429, 'too_many', { seconds: 1 })],
    ['for the mail server', '/otp', new ServiceRefusal(503, 'mail')],
    ['for another error', '/otp', new Error('No key')],
  ])('is made once %s', async (_, path, error) => {
    const at = clock();
    const { ask, count } = failing(1, () => error);
    await expect(untilBack(path, ask, at)).rejects.toBe(error);
    expect(count()).toBe(1);
    expect(at.pauses).toEqual([]);
  });

  it.each([
    ['an answer that was lost', offline],
    ['a gateway without an answer', () => new ServiceRefusal(502, 'unavailable')],
  ])('is made again after %s', async (_, error) => {
    const { ask, count } = failing(1, error);
    expect(await untilBack('/otp/verify', ask, clock())).toBe('answer');
    expect(count()).toBe(2);
  });

  it('is made twice where the visitor’s own network is away, who hears that soon', async () => {
    const at = clock();
    const { ask, count } = failing(Infinity, offline);
    await expect(untilBack('/otp', ask, at)).rejects.toThrow('Failed to fetch');
    expect(count()).toBe(2);
    expect(at.now()).toBeLessThan(2001);
  });

  it('is said to wait from a second on, until there is an answer or none', async () => {
    for (const times of [0, 1, 3, Infinity]) {
      const at = clock();
      const said: string[] = [];
      const onWait = () => {
        said.push(`waits after ${at.now()}`);
        return () => void said.push('over');
      };
      const { ask } = failing(times, () => away(0));
      await untilBack('/slots/release', ask, { ...at, onWait }).catch(() => undefined);
      expect(said).toEqual(times === 0 ? [] : ['waits after 1000', 'over']);
    }
  });

  it('says of a refusal whether the same was asked before', async () => {
    const refused = new ServiceRefusal(403, 'wallet_key');
    const answers = [away(0), refused];
    const ask = () => Promise.reject(answers.shift() ?? refused);
    await expect(untilBack('/slots/keep', ask, clock())).rejects.toMatchObject({ isRepeat: true });
    const once = untilBack('/slots/keep', ask, clock());
    await expect(once).rejects.toMatchObject({ isRepeat: false });
  });

  it('is signed anew each time, and sends the rest as it was', async () => {
    const bodies: Record<string, unknown>[] = [];
    const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'sign',
      'verify',
    ]);
    const calls = new ProvenCalls({
      url: 'https://service.test',
      deviceKey: () => Promise.resolve(keys),
      now: Date.now,
      pause: async () => undefined,
      fetch: async (_url, init) => {
        bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
        const isAway = bodies.length === 1;
        const body = isAway ? { error: 'database', seconds: 0 } : { half: 'h' };
        return new Response(JSON.stringify(body), { status: isAway ? 503 : 200 });
      },
    });
    expect(await calls.ask('/slots/release', 'session', { id: 'slot' })).toEqual({ half: 'h' });
    const [first, second] = bodies;
    expect(second).toMatchObject({ session: 'session', payload: first?.['payload'] });
    expect(second?.['nonce']).not.toBe(first?.['nonce']);
    expect(second?.['signature']).not.toBe(first?.['signature']);
  });
});
