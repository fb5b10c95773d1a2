import { describe, expect, it } from '@jest/globals';
import { isPress } from '../../src/adapters/channel/is-press';
import { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { problemOf } from '../../src/domain/refusals/problem-of';
import { sayProblem, showProblem } from '../../src/domain/texts/say-problem';
import { KeyWorker } from '../../src/adapters/worker/key-worker';

const ID = '0af7651916cd43dd8448eb211c80319c';

/** Calls of a page, and the ids that the service hears. */
function page(answer?: typeof fetch) {
  const ids: string[] = [];
  let clock = 0;
  const calls = new ProvenCalls({
    url: 'https://api.wallet.test',
    deviceKey: () => Promise.reject(new Error('No key was expected')),
    fetch: (url, init) => {
      const traceparent = new Headers(init?.headers).get('traceparent') ?? '';
      const [, id = ''] = /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(traceparent) ?? [];
      ids.push(id);
      if (answer) return answer(url, init);
      return Promise.resolve(Response.json({}));
    },
    now: () => clock,
  });
  return { calls, ids, pass: (ms: number) => void (clock += ms) };
}

describe('the id of a press', () => {
  it('is that of all that follows, and of the worker that has the keys', async () => {
    const { calls, ids } = page();
    const posted: object[] = [];
    const worker = {
      addEventListener: () => undefined,
      postMessage: (message: object) => void posted.push(message),
      terminate: () => undefined,
    } as unknown as Worker;
    const keys = new KeyWorker(worker, {} as never, { trace: () => calls.trace() });
    await calls.post('/otp', {});
    await calls.post('/otp/verify', {});
    void keys.list().catch(() => undefined);
    const [first] = ids;
    expect(ids).toEqual([first, first]);
    expect(posted.at(-1)).toMatchObject({ type: 'list', trace: first });

    const own = page();
    own.calls.follow(first);
    await own.calls.post('/slots/list', {});
    expect(own.ids).toEqual([first]);
    keys.end();
  });

  it('is new with the next press, and after ten seconds', async () => {
    const { calls, ids, pass } = page();
    for (const next of [() => undefined, () => calls.pressed(), () => pass(10_001)]) {
      next();
      await calls.post('/otp', {});
    }
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('');
  });

  it('is taken from the page in its one form alone', async () => {
    const odd = [undefined, 1, '', ID.slice(1), `${ID}0`, ID.toUpperCase(), `${ID}\n`, { id: ID }];
    for (const given of odd) {
      const { calls, ids } = page();
      calls.follow(given);
      await calls.post('/otp', {});
      expect(ids[0]).toMatch(/^[\da-f]{32}$/);
      expect(ids).not.toContain(ID);
    }
  });

  it('stands beside a failure that the visitor cannot mend, and in nothing that the site hears', async () => {
    const answered = async (status: number, error: string, trace = ID): Promise<unknown> => {
      const headers = { 'x-trace-id': trace };
      const fetch = (): Promise<Response> =>
        Promise.resolve(Response.json({ error }, { status, headers }));
      const { calls } = page(fetch);
      return calls.post('/otp', {}).catch((refusal: unknown) => refusal);
    };
    const lost = problemOf(await answered(500, 'unavailable'));
    expect(showProblem(lost)).toMatch(/ \(0af76519\)$/);
    expect(sayProblem(lost)).not.toContain('0af7');
    for (const told of [await answered(429, 'too_many'), await answered(500, 'x', '<b>')]) {
      expect(showProblem(problemOf(told))).not.toContain('(');
    }
  });

  it('begins with a press at the site, and with nothing that the site asks by itself', () => {
    for (const type of ['CONNECT_EMAIL', 'GET_SOCIAL_REDIRECT_URI', 'SHOW_KEYS'] as const) {
      expect(isPress(type, {})).toBe(true);
    }
    for (const type of ['GET_USER', 'IS_CONNECTED', 'SYNC_THEME', 'GET_CHAIN_ID'] as const) {
      expect(isPress(type, {})).toBe(false);
    }
    const ofRpc = (method: unknown): boolean => isPress('RPC_REQUEST', { method });
    expect(['wallet_sendCalls', 'eth_call', 7].map(ofRpc)).toEqual([true, false, false]);
  });
});
