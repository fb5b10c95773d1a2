import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake';
import { PostMessageAuthFrame } from '../../../../infrastructure/frame/post-message-auth-frame';
import { PlayedFrame } from '../../../support/played-frame';

let clock: ManualClock;
let played: PlayedFrame;
let frame: PostMessageAuthFrame;

/** Waits until messages over channels have arrived. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  clock = new ManualClock(0, settled);
  played = new PlayedFrame();
  frame = new PostMessageAuthFrame({ clock, open: played.open });
});
afterEach(() => {
  frame.remove();
  played.close();
});

async function loaded(): Promise<void> {
  played.isReady = true;
  const loading = frame.load();
  await clock.advance(0);
  await loading;
}

const types = (): readonly string[] => played.arrived.map(({ type }) => type);

/** How a promise has ended so far. */
async function endOf(work: Promise<unknown>): Promise<unknown> {
  const ended = work.catch((error: unknown) => error);
  await settled();
  const open = Symbol('open');
  const end = await Promise.race([
    ended,
    new Promise((resolve) => setImmediate(() => resolve(open))),
  ]);
  return end === open ? 'open' : end;
}

describe('the handshake', () => {
  it('greets every half second, on a new channel, until the page answers', async () => {
    const loading = frame.load();
    await clock.advance(1700);
    expect(played.hellos).toHaveLength(4);
    expect(new Set(played.hellos.map(({ n }) => n)).size).toBe(1);
    expect(played.hellos[0]).toEqual({
      v: 1,
      t: 'hello',
      n: expect.stringMatching(/^[0-9a-f]{32}$/),
    });

    played.ready();
    await clock.advance(0);
    await loading;
    await clock.advance(5000);

    expect(played.hellos).toHaveLength(4);
    expect(clock.sleeping).toBe(0);
  });

  it('is not answered by another nonce, version or message', async () => {
    const loading = frame.load();
    await clock.advance(0);
    const answers = [
      { v: 1, type: 'READY', payload: { n: '0'.repeat(32) } },
      { v: 1, type: 'READY', payload: {} },
      { v: 2, type: 'READY', payload: { n: played.hellos[0]?.n } },
      { v: 1, type: 'READY', id: crypto.randomUUID(), payload: { n: played.hellos[0]?.n } },
      { v: 1, type: 'READY', payload: { n: played.hellos[0]?.n }, extra: 1 },
      { v: 1, type: 'SHOW', payload: { n: played.hellos[0]?.n } },
      'READY',
    ];

    for (const answer of answers) played.sayOnOtherPorts(answer);

    expect(await endOf(loading)).toBe('open');
    expect(played.isVisible).toBe(false);
    played.ready();
    await clock.advance(0);
    await loading;
  });

  it('ends after 20 seconds, and can be tried again', async () => {
    const loading = frame.load();
    const failed = expect(loading).rejects.toMatchObject({ code: 'FRAME_NOT_LOADED' });
    await clock.advance(20_000);
    await failed;
    expect({ isInPage: played.isInPage, sleeping: clock.sleeping }).toEqual({
      isInPage: false,
      sleeping: 0,
    });

    await loaded();

    expect(played.births).toBe(2);
  });
});

describe('requests', () => {
  it('leave in their order, 64 at once', async () => {
    await loaded();
    const sent = Array.from({ length: 70 }, () => frame.send('IS_CONNECTED', {}));
    await clock.advance(0);
    expect(played.arrived).toHaveLength(64);

    for (let n = 0; n < 70; n += 1) {
      played.reply('IS_CONNECTED', 'SUCCESS', { isConnected: n % 2 === 0 });
      await settled();
    }

    const answers = await Promise.all(sent);
    expect(answers.map(({ isConnected }) => isConnected)).toEqual(
      Array.from({ length: 70 }, (_, n) => n % 2 === 0),
    );
    expect(new Set(played.arrived.map(({ id }) => id)).size).toBe(70);
  });

  it.each<readonly [string, object]>([
    ['a function', { themeMode: () => 'dark' }],
    ['a large text', { themeMode: 'x'.repeat(64 * 1024 + 1) }],
  ])('with %s are not sent', async (_, payload) => {
    await loaded();

    await expect(frame.send('SYNC_THEME', payload)).rejects.toMatchObject({ code: 'FRAME_FAILED' });
    expect(types()).toEqual([]);
  });

  it('of dapps may be larger', async () => {
    await loaded();
    const params = ['x'.repeat(400 * 1024)];
    const answer = frame.send('RPC_REQUEST', { method: 'personal_sign', params });
    await clock.advance(0);

    played.reply('RPC_REQUEST', 'SUCCESS', { result: 'y'.repeat(400 * 1024) });

    await expect(answer).resolves.toEqual({ result: 'y'.repeat(400 * 1024) });
  });

  it('say that the visitor has declined', async () => {
    await loaded();
    const answer = frame.send('CONNECT_OTP', {});
    await clock.advance(0);

    played.reply('CONNECT_OTP', 'ERROR', { message: 'User rejected', code: 4001 });

    await expect(answer).rejects.toMatchObject({
      code: 'FRAME_FAILED',
      context: { frameMessage: 'User rejected', isDeclined: true },
    });
  });

  it('of dapps fail with the code of the wallet', async () => {
    await loaded();
    const answer = frame.send('RPC_REQUEST', { method: 'personal_sign' });
    await clock.advance(0);

    played.reply('RPC_REQUEST', 'ERROR', { message: 'User rejected', code: 4001 });

    await expect(answer).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001, rpcMessage: 'User rejected' },
    });
  });
});

describe('a lost frame', () => {
  const losses: readonly (readonly [string, () => Promise<void>])[] = [
    ['loads another document', async () => played.loadDocument()],
    ['closes the channel', async () => played.hangUp()],
    [
      'is silent for three heartbeats',
      async () => {
        played.isAlive = false;
        await clock.advance(20_000);
        played.isAlive = true;
      },
    ],
  ];

  it.each(losses)('that %s gets what changes nothing once more', async (_, lose) => {
    await loaded();
    const user = frame.send('GET_USER', {});
    const call = frame.send('RPC_REQUEST', { method: 'eth_call' });
    const signed = frame.send('RPC_REQUEST', { method: 'personal_sign' });
    const code = frame.send('CONNECT_OTP', { otp: '123456' });
    const unsafe = Promise.all(
      [signed, code].map((work) => expect(work).rejects.toMatchObject({ code: 'FRAME_ABORTED' })),
    );
    await clock.advance(0);

    await lose();

    await unsafe;
    await settled();
    expect(played.isInPage).toBe(false);
    const late = frame.send('IS_CONNECTED', {});
    await clock.advance(1000);
    expect({ births: played.births, sent: types().length }).toEqual({ births: 2, sent: 4 });
    await clock.advance(500);
    expect(types().slice(4)).toEqual(['GET_USER', 'RPC_REQUEST', 'IS_CONNECTED']);

    played.reply('GET_USER', 'SUCCESS', { address: '0x1', chainId: 1 });
    played.reply('RPC_REQUEST', 'SUCCESS', { result: '0x' });
    expect(await endOf(user)).toBe('open'); // The first GET_USER, of the document that is gone.
    played.reply('GET_USER', 'SUCCESS', { address: '0x1', chainId: 1 });
    played.reply('RPC_REQUEST', 'SUCCESS', { result: '0x' });
    played.reply('RPC_REQUEST', 'SUCCESS', { result: '0x' });
    played.reply('IS_CONNECTED', 'SUCCESS', { isConnected: true });

    await expect(user).resolves.toMatchObject({ address: '0x1' });
    await expect(call).resolves.toEqual({ result: '0x' });
    await expect(late).resolves.toEqual({ isConnected: true });
  });

  it('that says that it reloads is asked for nothing more: a login waits for the next document', async () => {
    await loaded();
    const reloading = frame.send('RELOAD', {});
    await clock.advance(0);
    played.reply('RELOAD', 'SUCCESS', {});
    await reloading;

    const link = frame.send('GET_FARCASTER_URI', {});
    await settled();
    expect(types()).toEqual(['RELOAD']);
    await clock.advance(1500);
    expect(types()).toEqual(['RELOAD', 'GET_FARCASTER_URI']);
    played.reply('GET_FARCASTER_URI', 'SUCCESS', { url: 'https://farcaster.test/2' });
    await expect(link).resolves.toEqual({ url: 'https://farcaster.test/2' });
  });

  it('gets nothing a third time', async () => {
    await loaded();
    const user = frame.send('GET_USER', {});
    await clock.advance(0);
    played.loadDocument();
    await clock.advance(1500);
    expect(types()).toEqual(['GET_USER', 'GET_USER']);

    played.loadDocument();

    expect(await endOf(user)).toMatchObject({ code: 'FRAME_ABORTED' });
  });

  it('has failed after two more loads, and begins again with the next request', async () => {
    await loaded();
    const user = frame.send('GET_USER', {});
    await clock.advance(0);
    played.isReady = false;
    played.loadDocument();
    await clock.advance(1000 + 20_000 + 3000 + 20_000);

    expect(await endOf(user)).toMatchObject({ code: 'FRAME_NOT_LOADED' });
    expect({ births: played.births, isInPage: played.isInPage, sleeping: clock.sleeping }).toEqual({
      births: 3,
      isInPage: false,
      sleeping: 0,
    });

    played.isReady = true;
    const again = frame.send('IS_CONNECTED', {});
    await clock.advance(1500);
    played.reply('IS_CONNECTED', 'SUCCESS', { isConnected: false });
    await expect(again).resolves.toEqual({ isConnected: false });
  });

  it.each([
    ['its channel closes', () => played.hangUp()],
    ['it loads another document', () => played.loadDocument()],
    [
      'it sends nothing but nonsense',
      () => Array.from({ length: 100 }, () => played.say('nonsense')),
    ],
  ])(
    'is one frame where %s before it is used again, and none after its removal',
    async (_, lose) => {
      await loaded();
      void frame.send('GET_USER', {}).catch(() => undefined);
      await clock.advance(0);
      played.loadDocument();
      await clock.advance(1200);
      expect(played.births).toBe(2);

      lose();

      for (let second = 0; second < 30; second += 1) {
        await clock.advance(1000);
        expect(played.living).toBeLessThanOrEqual(1);
      }
      frame.remove();
      await clock.advance(30_000);
      expect({ living: played.living, sleeping: clock.sleeping }).toEqual({
        living: 0,
        sleeping: 0,
      });
    },
  );

  it.each([0, 1, 2, 3, 4, 5])(
    'that is removed %d turns after its document has loaded is greeted no more',
    async (turns) => {
      const loading = frame.load();
      const failed = expect(loading).rejects.toMatchObject({ code: 'FRAME_ABORTED' });
      played.loadDocument();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      frame.remove();
      const before = played.hellos.length;
      await clock.advance(5000);
      await failed;

      expect(played.hellos).toHaveLength(before);
      expect(clock.sleeping).toBe(0);
    },
  );

  it('that is loaded anew at once is not taken away by the end of the first load', async () => {
    const first = frame.load();
    const failed = expect(first).rejects.toMatchObject({ code: 'FRAME_ABORTED' });
    frame.remove();
    const second = frame.load();
    played.ready();
    await clock.advance(0);

    await failed;
    await second;
    expect(played.living).toBe(1);
  });

  it('leaves no timer and no element where it is removed meanwhile', async () => {
    await loaded();
    void frame.send('GET_USER', {}).catch(() => undefined);
    await clock.advance(0);
    played.loadDocument();
    await settled();

    frame.remove();
    await clock.advance(30_000);

    expect({ births: played.births, isInPage: played.isInPage, sleeping: clock.sleeping }).toEqual({
      births: 1,
      isInPage: false,
      sleeping: 0,
    });
    await expect(frame.send('GET_USER', {})).rejects.toMatchObject({ code: 'FRAME_MISSING' });
  });

  it('is no frame that lets the visitor think for ten minutes', async () => {
    await loaded();
    const signed = frame.send('RPC_REQUEST', { method: 'personal_sign' });
    await clock.advance(600_000);
    played.reply('RPC_REQUEST', 'SUCCESS', { result: '0x' });

    await expect(signed).resolves.toEqual({ result: '0x' });
    expect(played.births).toBe(1);
    await clock.advance(5000);
    expect(clock.sleeping).toBe(0); // Nothing waits, so nothing is asked.
  });
});

const id = '0b0e8ad0-6a53-4b8a-8f3e-000000000001';
const depth = (levels: number): unknown => (levels === 0 ? 1 : { a: depth(levels - 1) });

describe('a hostile message', () => {
  const open = (): string => played.arrived[0]?.id ?? '';
  const hostile: readonly (readonly [string, () => unknown])[] = [
    ['nothing', () => undefined],
    ['null', () => null],
    ['a text', () => 'READY'],
    ['a list', () => [{ v: 1, type: 'SHOW' }]],
    ['no version', () => ({ type: 'SHOW' })],
    ['another version', () => ({ v: 2, type: 'SHOW' })],
    ['a version in text', () => ({ v: '1', type: 'SHOW' })],
    ['no type', () => ({ v: 1 })],
    ['a type that is none', () => ({ v: 1, type: 'HACK' })],
    ['a type of every object', () => ({ v: 1, type: 'constructor' })],
    ['a request', () => ({ v: 1, id, type: 'GET_USER', payload: {} })],
    ['a second READY', () => ({ v: 1, type: 'READY', payload: { n: played.hellos[0]?.n } })],
    ['an extra name', () => ({ v: 1, type: 'SHOW', origin: 'https://site.test' })],
    ['an event with an id', () => ({ v: 1, id, type: 'SHOW' })],
    ['a reply to no request', () => ({ v: 1, id, type: 'GET_USER_SUCCESS', payload: {} })],
    ['a reply without an id', () => ({ v: 1, type: 'GET_USER_SUCCESS', payload: {} })],
    ['a reply whose id is a number', () => ({ v: 1, id: 1, type: 'GET_USER_SUCCESS' })],
    ['a reply whose id is no UUID', () => ({ v: 1, id: 'x', type: 'GET_USER_SUCCESS' })],
    [
      'a reply of another type',
      () => ({ v: 1, id: open(), type: 'SIGN_OUT_SUCCESS', payload: {} }),
    ],
    ['a reply of half a type', () => ({ v: 1, id: open(), type: 'SUCCESS', payload: {} })],
    ['a reply of a type in small', () => ({ v: 1, id: open(), type: 'get_user_SUCCESS' })],
    ['a token that is none', () => ({ v: 1, type: 'SESSION_UPDATE', payload: { token: 1 } })],
    ['an empty token', () => ({ v: 1, type: 'SESSION_UPDATE', payload: { token: '' } })],
    ['no token', () => ({ v: 1, type: 'SESSION_UPDATE' })],
    ['a deep payload', () => ({ v: 1, type: 'SHOW', payload: depth(20) })],
    ['a large payload', () => ({ v: 1, type: 'SHOW', payload: 'x'.repeat(70_000) })],
    [
      'many names',
      () => ({
        v: 1,
        type: 'SHOW',
        payload: Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`name${n}`, 1])),
      }),
    ],
    ['a long list', () => ({ v: 1, type: 'SHOW', payload: Array(70_000).fill(0) })],
    ['a list of holes', () => ({ v: 1, type: 'SHOW', payload: Array(1e9) })],
    ['a map', () => ({ v: 1, type: 'SHOW', payload: new Map() })],
    ['a set', () => ({ v: 1, type: 'SHOW', payload: new Set() })],
    ['a date', () => ({ v: 1, type: 'SHOW', payload: new Date(0) })],
    ['an error', () => ({ v: 1, type: 'SHOW', payload: new Error('x') })],
    ['a pattern', () => ({ v: 1, type: 'SHOW', payload: /x/ })],
    ['bytes', () => ({ v: 1, type: 'SHOW', payload: new Uint8Array(8) })],
    ['a buffer', () => ({ v: 1, type: 'SHOW', payload: new ArrayBuffer(8) })],
    ['a bigint', () => ({ v: 1, type: 'SHOW', payload: 1n })],
    ['no number', () => ({ v: 1, type: 'SHOW', payload: Number.NaN })],
    ['an endless number', () => ({ v: 1, type: 'SHOW', payload: Number.POSITIVE_INFINITY })],
    [
      'an own prototype',
      () => ({ v: 1, type: 'SHOW', payload: JSON.parse('{"__proto__":{"a":1}}') as unknown }),
    ],
    [
      'an own constructor',
      () => ({ v: 1, type: 'SHOW', payload: { constructor: { prototype: 1 } } }),
    ],
  ];

  it.each(hostile)('with %s changes nothing', async (_, message) => {
    await loaded();
    const tokens: string[] = [];
    frame.sessionTokens$.subscribe((token) => tokens.push(token));
    const user = frame.send('GET_USER', {});
    await clock.advance(0);

    played.say(message());

    expect(await endOf(user)).toBe('open');
    expect({ tokens, isVisible: played.isVisible, births: played.births }).toEqual({
      tokens: [],
      isVisible: false,
      births: 1,
    });
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
    played.reply('GET_USER', 'SUCCESS', { address: '0x1', chainId: 1 });
    await expect(user).resolves.toMatchObject({ address: '0x1' });
  });

  it.each<readonly [string, unknown]>([
    ['no address', { chainId: 1 }],
    ['an address that is none', { address: 1, chainId: 1 }],
    ['nothing', undefined],
    [
      'an account that is none',
      { address: '0x1', chainId: 1, accounts: [{ address: '0x1', type: 'x' }] },
    ],
  ])('that answers with %s is an invalid answer', async (_, payload) => {
    await loaded();
    const user = frame.send('GET_USER', {});
    await clock.advance(0);

    played.reply('GET_USER', 'SUCCESS', payload);

    await expect(user).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });

  it('that answers twice answers once', async () => {
    await loaded();
    const first = frame.send('IS_CONNECTED', {});
    await clock.advance(0);
    const own = played.arrived[0]?.id;
    played.reply('IS_CONNECTED', 'SUCCESS', { isConnected: true });
    await first;
    const second = frame.send('IS_CONNECTED', {});
    await clock.advance(0);

    played.say({ v: 1, id: own, type: 'IS_CONNECTED_SUCCESS', payload: { isConnected: true } });

    expect(await endOf(second)).toBe('open');
  });

  it('brings a port, which is closed', async () => {
    await loaded();
    const { port1, port2 } = new MessageChannel();
    const isClosed = new Promise((resolve) => port1.addEventListener('close', resolve));
    played.sayWith({ v: 1, type: 'SHOW' }, port2);

    await isClosed;
    expect(played.isVisible).toBe(false);
  });

  it('is the hundredth: the channel is closed, and nothing is pending', async () => {
    await loaded();
    const user = frame.send('GET_USER', {});
    await clock.advance(0);

    for (let n = 0; n < 99; n += 1) played.say(n);
    expect(await endOf(user)).toBe('open');
    played.say('the hundredth');

    expect(await endOf(user)).toMatchObject({ code: 'FRAME_NOT_LOADED' });
    expect(played.isInPage).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://evil.test/',
    '/login',
    '//evil.test',
    'https://',
    ' https',
    '',
  ])('cannot make the widget open "%s"', async (uri) => {
    await loaded();
    const answer = frame.send('GET_SOCIAL_REDIRECT_URI', { provider: 'google' });
    await clock.advance(0);

    played.reply('GET_SOCIAL_REDIRECT_URI', 'SUCCESS', { uri });

    await expect(answer).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });
});

describe('the frame by itself', () => {
  it('is shown and hidden', async () => {
    await loaded();
    played.say({ v: 1, type: 'SHOW' });
    await settled();
    expect(played.isVisible).toBe(true);

    played.say({ v: 1, type: 'HIDE' });
    await settled();

    expect(played.isVisible).toBe(false);
  });
});

it('[R9.14] stays at its place when the page inside asks to be seen, until it is hidden', async () => {
  await loaded();
  const place = { left: 1, top: 2, width: 3, height: 4 };
  frame.show(place);
  played.place = undefined;
  played.say({ v: 1, type: 'SHOW' });
  await settled();
  expect(played.place).toEqual(place);

  frame.hide();
  played.say({ v: 1, type: 'SHOW' });
  await settled();

  expect(played.isVisible).toBe(true);
  expect(played.place).toBeUndefined();
});

describe('what the page says of itself', () => {
  const place = { left: 1, top: 2, width: 3, height: 4 };
  const told = (): readonly unknown[] =>
    played.arrived.flatMap(({ payload, type }) => (type === 'PLACE' ? [payload] : []));
  let heard: unknown[];
  const say = async (payload: unknown): Promise<void> => {
    played.say({ v: 1, type: 'SCREEN', payload });
    await settled();
  };
  beforeEach(async () => {
    played.version = '2';
    heard = [];
    frame.shown$.subscribe((shown) => heard.push(shown));
    await loaded();
    heard = [];
  });

  it('[R7.16] hears where it is shown, once for each showing', async () => {
    frame.show(place);
    frame.show({ ...place, left: 9 });
    frame.hide();
    frame.show();
    frame.dim(true);
    await settled();

    expect(told()).toEqual([{ at: 'slot' }, { at: 'page' }, { at: 'above' }]);
  });

  it('[R7.16] passes on its screen and height while it is shown, and forgets them when it is hidden', async () => {
    await say({ screen: 'code', height: 300 });
    frame.show(place);
    await say({ screen: 'code', height: 300 });
    frame.hide();
    await say({ screen: 'safety', height: 400 });

    expect(heard).toEqual([{ screen: 'code', height: 300 }, undefined]);
  });

  it.each([
    [
      { screen: 'approve-all', height: 10 },
      { screen: 'other', height: 10 },
    ],
    [{ screen: 'constructor' }, { screen: 'other' }],
    [
      { screen: 'code', height: -1 },
      { screen: 'code', height: 0 },
    ],
    [
      { screen: 'code', height: 1e9 },
      { screen: 'code', height: 4096 },
    ],
    [{ screen: 'code', height: '300' }, { screen: 'code' }],
    [
      { screen: 'code', height: 1.6, title: 'You won' },
      { screen: 'code', height: 2 },
    ],
  ])('[R7.16] bounds %j', async (payload, shown) => {
    frame.show(place);
    await say(payload);

    expect(heard).toEqual([shown]);
  });

  it.each([{ screen: 1 }, {}, undefined, 'code', { screen: 'code', height: Number.NaN }])(
    '[R7.16] hears nothing of %j',
    async (payload) => {
      frame.show(place);
      await say(payload);

      expect(heard).toEqual([]);
    },
  );

  it('[R7.16] ends the channel of a page that floods it', async () => {
    frame.show(place);
    for (let height = 0; height < 1000; height += 1)
      played.say({ v: 1, type: 'SCREEN', payload: { screen: 'code', height } });
    await settled();

    expect(heard.filter(Boolean)).toHaveLength(240);
    expect(played.isInPage).toBe(false);
  });
});

it('[R7.16] tells a page of the first version nothing of its place', async () => {
  await loaded();
  frame.show({ left: 1, top: 2, width: 3, height: 4 });
  await settled();

  expect(types()).not.toContain('PLACE');
});
