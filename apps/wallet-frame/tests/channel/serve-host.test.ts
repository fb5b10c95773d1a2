import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { requestTypes } from '../../src/adapters/channel/envelope';
import { serveHost } from '../../src/adapters/channel/serve-host';
import { HostRefusal } from '../../src/domain/refusals/host-refusal';

let host: MessagePort;
let frame: MessagePort;
let received: unknown[];
let asked: (readonly [string, unknown])[];
let answer: (type: string, payload: unknown) => Promise<unknown>;
let places: string[];
let end: { isClosed: boolean };

async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  const channel = new MessageChannel();
  host = channel.port1;
  frame = channel.port2;
  received = [];
  asked = [];
  const own = { isClosed: false };
  end = own;
  answer = () => Promise.resolve({});
  host.addEventListener('message', ({ data }) => received.push(data));
  host.addEventListener('close', () => {
    own.isClosed = true; // Late, it is of the test before.
  });
  host.start();
  places = [];
  serveHost(
    frame,
    (type, payload) => {
      asked.push([type, payload]);
      return answer(type, payload);
    },
    (at) => places.push(at),
  );
});
afterEach(() => {
  host.close();
  frame.close();
});

const request = (type: string, payload: unknown = {}, id: unknown = crypto.randomUUID()) => ({
  v: 1,
  id,
  type,
  payload,
});
const say = (message: unknown): void => host.postMessage(message, []);
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

describe('a request', () => {
  it.each(requestTypes)('%s is answered by its type', async (type) => {
    const sent = request(type, { a: 1 });
    say(sent);
    await settled();

    expect(asked).toEqual([[type, { a: 1 }]]);
    expect(received).toEqual([{ v: 1, id: sent.id, type: `${type}_SUCCESS`, payload: {} }]);
  });

  it('that is refused is answered by the text for the site', async () => {
    answer = () => Promise.reject(new HostRefusal('User rejected', 4001));
    const sent = request('RPC_REQUEST');
    say(sent);
    await settled();

    const payload = { message: 'User rejected', code: 4001 };
    expect(received).toEqual([{ v: 1, id: sent.id, type: 'RPC_REQUEST_ERROR', payload }]);
  });

  it('that fails tells the site nothing of the reason', async () => {
    answer = () => Promise.reject(new TypeError('secret at https://api.wallet.test'));
    say(request('GET_USER'));
    await settled();

    expect(received).toMatchObject([{ payload: { message: 'An error occurred' } }]);
    expect(JSON.stringify(received)).not.toContain('secret');
  });

  it('is refused where 64 others wait', async () => {
    answer = () => new Promise(() => undefined);
    for (let n = 0; n < 65; n += 1) say(request('GET_USER'));
    await settled();

    expect(received).toMatchObject([
      { type: 'GET_USER_ERROR', payload: { message: 'Too many requests' } },
    ]);
    expect(asked).toHaveLength(64);
  });

  it('counts once by its id', async () => {
    const sent = request('SIGN_OUT');
    say(sent);
    say(sent);
    await settled();

    expect(asked).toHaveLength(1);
    expect(received).toHaveLength(1);
  });
});

it('answers a heartbeat', async () => {
  say({ v: 1, type: 'PING' });
  await settled();

  expect(received).toEqual([{ v: 1, type: 'PONG' }]);
});

describe('a hostile message', () => {
  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'GET_USER'],
    ['a list', [request('GET_USER')]],
    ['no version', { ...request('GET_USER'), v: undefined }],
    ['another version', { ...request('GET_USER'), v: 2 }],
    ['no type', { ...request('GET_USER'), type: undefined }],
    ['a type that is none', request('EXPORT_KEYS')],
    ['a type of every object', request('constructor')],
    ['the type of an answer', request('GET_USER_SUCCESS')],
    ['the type of an event', request('SESSION_UPDATE')],
    ['a type in small', request('get_user')],
    ['no id', request('GET_USER', {}, null)],
    ['an id that is a number', request('GET_USER', {}, 1)],
    ['an id of another form', request('GET_USER', {}, 'x'.repeat(36))],
    ['an id that can be guessed', request('GET_USER', {}, '00000000-0000-1000-8000-000000000000')],
    ['an extra name', { ...request('GET_USER'), origin: 'https://site.test' }],
    ['no payload', request('GET_USER', null)],
    ['a payload that is a text', request('GET_USER', 'x')],
    ['a payload that is a list', request('GET_USER', [])],
    ['a deep payload', request('GET_USER', deep(20))],
    ['a large payload', request('SYNC_THEME', { a: 'x'.repeat(70_000) })],
    ['a request that is too large', request('RPC_REQUEST', { a: 'x'.repeat(600_000) })],
    ['a list of holes', request('GET_USER', { a: Array(1e9) })],
    ['a map', request('GET_USER', { a: new Map() })],
    ['a date', request('GET_USER', { a: new Date(0) })],
    ['bytes', request('GET_USER', { a: new Uint8Array(1) })],
    ['a bigint', request('GET_USER', { a: 1n })],
    ['no number', request('GET_USER', { a: Number.NaN })],
    ['an own prototype', request('GET_USER', JSON.parse('{"__proto__":{"a":1}}'))],
    ['an own constructor', request('GET_USER', { a: { constructor: 1 } })],
    ['a heartbeat with an id', { v: 1, id: crypto.randomUUID(), type: 'PING' }],
    ['a heartbeat with a payload', { v: 1, type: 'PING', payload: {} }],
  ])('with %s is not answered', async (_, message) => {
    say(message);
    await settled();

    expect({ asked, received, ...end }).toEqual({ asked: [], received: [], isClosed: false });
  });

  it('with a port is not answered, and the port is closed', async () => {
    const { port1: mine, port2 } = new MessageChannel();
    const isClosed = new Promise((resolve) => mine.addEventListener('close', resolve));
    host.postMessage(request('GET_USER'), [port2]);
    await isClosed;

    expect(asked).toEqual([]);
  });

  it('is the hundredth: the channel is closed', async () => {
    for (let n = 0; n < 99; n += 1) say(n);
    await settled();
    expect(end.isClosed).toBe(false);

    say(100);
    await settled();

    expect(end.isClosed).toBe(true);
  });
});

describe('the place at which the site shows the page', () => {
  it('is taken from a closed list, and from nothing else', async () => {
    for (const at of ['slot', 'above', 'page']) say({ v: 1, type: 'PLACE', payload: { at } });
    const bad = ['window', '', 1, undefined, { at: 'slot' }];
    for (const at of bad) say({ v: 1, type: 'PLACE', payload: { at } });
    say({ v: 1, type: 'PLACE' });
    say({ v: 1, type: 'PLACE', id: crypto.randomUUID(), payload: { at: 'slot' } });
    say({ v: 2, type: 'PLACE', payload: { at: 'slot' } });
    await settled();

    expect(places).toEqual(['slot', 'above', 'page']);
    expect(received).toEqual([]);
  });
});
