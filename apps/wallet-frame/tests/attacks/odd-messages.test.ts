import { afterEach, describe, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { requestTypes } from '../../src/adapters/channel/envelope';
import * as channel from '../../src/adapters/channel/serve-host';

type Channel = Pick<typeof channel, 'serveHost'>;

const file = 'apps/wallet-frame/src/adapters/channel/serve-host.ts';
const MESSAGES = 3000;

/** Fewer than close the channel. */
const ODD_AT_ONCE = 90;

/** The same numbers at each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const request = (type: string): Readonly<Record<string, unknown>> => ({
  v: 1,
  id: crypto.randomUUID(),
  type,
  payload: {},
});

/** Values that no field of a message may have. */
const odd: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  1n,
  true,
  2,
  '',
  'constructor',
  '__proto__',
  [],
  [{}],
  new Map(),
  new Date(0),
  new Uint8Array(2),
  /x/,
  new Error('x'),
  'x'.repeat(600_000),
  'GET_USER_SUCCESS',
  'SESSION_UPDATE',
  'get_user',
  'GET_USER ',
  'SIGN\u0000OUT',
];

/** Messages of every shape, of which none is a request. */
function oddMessages(seed: number, count: number): readonly unknown[] {
  const below = numbers(seed);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return Array.from({ length: count }, () => {
    const right = request(one(requestTypes));
    const field = one(['v', 'id', 'type', 'payload', 'more', 'all', 'deep'] as const);
    if (field === 'all') return one(odd);
    if (field === 'more') return { ...right, [one(['origin', 'then', 'a'])]: one(odd) };
    if (field === 'deep') return { ...right, payload: { a: one(odd.slice(2, 5)) } };
    return { ...right, [field]: one(odd) };
  });
}

describe('a site’s page that sends what it likes', () => {
  const open: MessagePort[] = [];
  afterEach(() => {
    for (const port of open.splice(0)) port.close();
  });

  /** A channel to the frame's page, and what has come through it. */
  function channelTo({ serveHost }: Channel) {
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    const state = { asked: 0, atWork: 0, mostAtWork: 0 };
    const waiting: (() => void)[] = [];
    serveHost(port2, async () => {
      state.asked += 1;
      state.atWork += 1;
      state.mostAtWork = Math.max(state.mostAtWork, state.atWork);
      await new Promise<void>((resolve) => waiting.push(resolve));
      state.atWork -= 1;
      return {};
    });
    port1.start();
    return {
      port: port1,
      state,
      /** The visitor answers everything. */
      answer: () => waiting.splice(0).forEach((done) => done()),
    };
  }

  async function settled(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
  }

  /** How many of the odd messages the wallet has worked for. */
  async function answeredOf(own: Channel): Promise<number> {
    let asked = 0;
    for (let seed = 1; seed <= MESSAGES / ODD_AT_ONCE; seed += 1) {
      const { answer, port, state } = channelTo(own);
      for (const message of oddMessages(seed, ODD_AT_ONCE)) port.postMessage(message, []);
      // A request with a port of the site's in it.
      const foreign = new MessageChannel();
      open.push(foreign.port1);
      port.postMessage(request('GET_USER'), [foreign.port2]);
      await settled();
      answer();
      asked += state.asked;
    }
    return asked;
  }

  it('[E1.ab] has none of 3,000 messages of other shapes worked for', async () => {
    expect(await answeredOf(channel)).toBe(0);
  });

  it('[E1.ab control] has those with ports worked for where ports are not looked at', async () => {
    const control = await withoutDefence<Channel>(file, {
      file,
      find: 'const message = ports.length === 0 ? readHostMessage(data) : undefined;',
      put: 'const message = readHostMessage(data);',
    });
    expect(await answeredOf(control)).toBeGreaterThan(0);
  });

  /** The most requests at work at once, and how often one request is worked for that is sent ten times. */
  async function flooded(own: Channel): Promise<readonly [number, number]> {
    const flood = channelTo(own);
    for (let n = 0; n < MESSAGES; n += 1) flood.port.postMessage(request('GET_USER'), []);
    await settled();
    const again = channelTo(own);
    const one = request('SIGN_OUT');
    for (let n = 0; n < 10; n += 1) again.port.postMessage(one, []);
    await settled();
    return [flood.state.mostAtWork, again.state.asked];
  }

  it('[E1.ab] has 64 requests at work at most, and each once', async () => {
    expect(await flooded(channel)).toEqual([64, 1]);
  });

  it('[E1.ab control] has thousands at work, and one ten times, where neither is counted', async () => {
    const control = await withoutDefence<Channel>(
      file,
      { file, find: "if (pending > PENDING_MAX) throw new HostRefusal('Too many requests');" },
      { file, find: 'seen.has(message.id) || ' },
    );
    expect(await flooded(control)).toEqual([MESSAGES, 10]);
  });

  it('[E1.ab] has the channel closed by the hundredth odd message', async () => {
    const { port, state } = channelTo(channel);
    const isClosed = new Promise<void>((resolve) =>
      port.addEventListener('close', () => resolve()),
    );
    for (let n = 0; n < 100; n += 1) port.postMessage(n, []);
    await isClosed;
    port.postMessage(request('GET_USER'), []);
    await settled();
    expect(state.asked).toBe(0);
  });
});
