const id = '0b0e8ad0-6a53-4b8a-8f3e-000000000001';
const nonce = 'a'.repeat(32);
const event = (type: string, payload?: unknown) => ({ v: 1, type, payload });
const request = (type: string, payload: unknown = {}) => ({ v: 1, id, type, payload });

const events = ['READY', 'SHOW', 'HIDE', 'PONG', 'PING', 'HACK'];
const answers = ['GET_USER_SUCCESS', 'IS_CONNECTED_SUCCESS', 'SIGN_OUT_SUCCESS'];
const requests = ['GET_USER', 'SIGN_OUT', 'RPC_REQUEST', 'RELOAD', 'SYNC_DAPP_DATA'];

/** Messages that another window may send to the site's window or to the frame's. */
const messages: readonly unknown[] = [
  ...events.map((type) => event(type)),
  event('READY', { n: nonce, version: '1' }),
  event('SESSION_UPDATE', { token: 'stolen' }),
  event('SCREEN', { screen: 'safety', height: 4096 }),
  event('PLACE', { at: 'slot' }),
  ...answers.map((type) => request(type, { address: '0x2', chainId: 1, isConnected: false })),
  ...requests.map((type) => request(type)),
  request('RPC_REQUEST', { method: 'personal_sign', params: ['0x00'] }),
  undefined,
  null,
  1,
  'hello',
  true,
  [],
  {},
  new Map(),
  new Date(0),
  1n,
  { v: 1, t: 'hello', n: nonce },
  { v: 2, t: 'hello', n: nonce },
  { v: 1, t: 'hello', n: '' },
  { v: 1, t: 'hello' },
  { v: 1, t: 'HELLO', n: nonce },
  { v: 1, t: 'hello', n: nonce, extra: 1 },
  { v: 1, t: 'hello', n: nonce, origin: 'http://site.localhost' },
  JSON.parse('{"__proto__":{"v":1,"t":"hello"}}'),
  { v: 1, t: 'hello', n: [nonce] },
  { type: '@w3m-frame/GET_USER', payload: {} },
  { type: '@w3m-app/GET_USER_SUCCESS', payload: { address: '0x2' } },
  { id: 1, jsonrpc: '2.0', method: 'eth_accounts' },
  'x'.repeat(100_000),
  Array(100_000).fill(0),
];

/** Sends every message to `targets`, without a port, with one and with two; returns how many were sent. */
function attack(targets: readonly Window[]): number {
  let sent = 0;
  for (const target of targets) {
    for (const message of messages) {
      for (const ports of [0, 1, 2]) {
        const channels = Array.from({ length: ports }, () => new MessageChannel());
        for (const { port1 } of channels) {
          port1.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
          port1.start();
        }
        target.postMessage(
          message,
          '*',
          channels.map(({ port2 }) => port2),
        );
        sent += 1;
      }
    }
  }
  return sent;
}

/** What any of the ports has heard. */
const heard: string[] = [];
Object.assign(globalThis, { attack, heard });
