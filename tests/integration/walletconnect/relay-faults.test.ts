import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { ManualClock } from '../../../infrastructure/fake/manual-clock';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import type { Clock } from '../../../ports/clock';
import { eventually } from '../../support/eventually';
import { proposed, ProtocolLab, signing } from './protocol-lab';

const HOUR_MS = 3_600_000;

/** Time goes ten times as fast for timers on this clock. */
const tenfoldClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => new SystemClock().sleep(ms / 10, signal),
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the pages do not run: what arrives is lost. */
let isFrozen = false;

/** The connections since the wallet has its own. */
const sockets: WebSocket[] = [];
const Real = globalThis.WebSocket;
Object.assign(globalThis, {
  WebSocket: class extends Real {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }

    override addEventListener(type: string, listener: unknown): void {
      super.addEventListener(type, (event: Event) => {
        if (type !== 'message' || !isFrozen) (listener as (event: Event) => void)(event);
      });
    }
  },
});

/** Cuts the site's own connection alone: the wallet's SDK loses an answer that it sends while its own is cut. */
function cutSite(): void {
  for (const socket of sockets.splice(0)) socket.close();
}

let lab: ProtocolLab;

beforeEach(async () => {
  lab = await ProtocolLab.start();
  sockets.length = 0;
});

afterEach(async () => {
  await lab.stop();
});

describe('a relay with faults', () => {
  it('delivers the answer to a request during which it was cut', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    for (let round = 1; round <= 3; round += 1) {
      let answer = (): void => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      lab.answer = () => answered.then(() => round);
      const request = client.request(signing(topic));
      await eventually(() => expect(lab.requests).toHaveLength(round));
      cutSite();
      answer();

      expect(await request).toBe(round);
    }
  });

  it('delivers the answer to a request that it has not confirmed yet', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    const sent: unknown[] = [];
    client.on('session_request_sent', (event) => sent.push(event));
    // Later than the time of this test.
    lab.relay.setFaults({ confirmsAfterMs: 120_000 });

    expect(await client.request(signing(topic))).toBe('signed');

    // What is answered opens no wallet app.
    expect(sent).toEqual([]);
  });

  it('says later than the wallet answers that it has each message, and pairs', async () => {
    lab.relay.setFaults({ confirmsAfterMs: 400 });
    const { client } = lab.visit();

    const { topic } = await lab.pair(client);

    expect(await client.request(signing(topic))).toBe('signed');
  });

  it('gets a request again, unchanged, that it took without saying so: the wallet is asked once', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    const messages: unknown[] = [];
    lab.relay.onPublished((tag, publication) => {
      if (tag === 1108) messages.push(Reflect.get(publication, 'message'));
    });
    lab.relay.setFaults({ isMute: true });
    const request = client.request(signing(topic));
    await eventually(() => expect(messages).toHaveLength(1));
    lab.relay.setFaults({});
    lab.relay.dropAll();

    expect(await request).toBe('signed');
    expect(messages).toHaveLength(2);
    expect(new Set(messages).size).toBe(1);
    expect(lab.requests).toHaveLength(1);
  });

  it('is left when it is silent for ten seconds, and the next connection catches up', async () => {
    const { client } = lab.visit({ clock: tenfoldClock });
    const { topic } = await lab.pair(client);
    const { connections } = lab.relay.counters;
    lab.relay.setFaults({ isMute: true });
    const request = client.request(signing(topic));
    await pause(300);
    lab.relay.setFaults({});

    expect(await request).toBe('signed');
    expect(lab.relay.counters.connections).toBe(connections + 1);
  });

  it('gets few attempts while it is away, however many wait', async () => {
    lab.relay.setDown(true);
    const { client } = lab.visit();
    const { attempts } = lab.relay.counters;
    for (let index = 0; index < 30; index += 1) {
      client.connect({ optionalNamespaces: proposed }).catch(() => {});
    }
    const own = sockets.length;
    await pause(2500);

    expect(sockets.length - own).toBeLessThan(4);
    expect(lab.relay.counters.attempts).toBeGreaterThan(attempts);
    lab.relay.setDown(false);
  });

  it('gets growing pauses where it drops each connection at once', async () => {
    const { client } = lab.visit();
    await lab.pair(client);
    const before = sockets.length;
    const dropping = setInterval(cutSite, 20);
    await pause(2500);
    clearInterval(dropping);

    expect(sockets.length - before).toBeLessThan(5);
  });

  it('tells its reason when it refuses the client, and is tried again', async () => {
    lab.relay.refuse('Unauthorized: invalid key');
    const { client } = lab.visit({ clock: tenfoldClock });
    const reasons: string[] = [];
    client.onRefused((reason) => reasons.push(reason));
    const sent = client.connect({ optionalNamespaces: proposed });
    await eventually(() => expect(reasons).toEqual(['Unauthorized: invalid key']));

    lab.relay.refuse(undefined);

    expect(await sent).toMatchObject({ uri: expect.stringMatching(/^wc:/) });
  });

  it.each([
    ['copies', { copies: 3 }],
    ['another order', { isReversed: true }],
    ['both, among frames that make no sense', { copies: 3, isReversed: true, isNoisy: true }],
  ])('delivers ten events once each, in order, by %s', async (_name, faults) => {
    const first = lab.visit();
    const { topic } = await lab.pair(first.client);
    first.client.close();
    // Noise comes on new connections alone: the wallet's SDK does not outlive it.
    lab.relay.setFaults(faults);
    const { client, heard } = lab.visit({ storage: first.storage });
    await client.ping({ topic });
    for (let index = 0; index < 10; index += 1) {
      await lab.emit(topic, index);
      await pause(2); // Ids of one millisecond have no order.
    }

    const values = (): unknown[] => heard.map(({ params }) => params?.event.data);
    await eventually(() => expect(values().at(-1)).toBe(9));
    await pause(200);

    const inOrder = [...new Set(values())].sort((one, other) => Number(one) - Number(other));
    expect(values()).toEqual(inOrder);
  });

  it('delivers nothing again that was acknowledged', async () => {
    const { client, heard, storage } = lab.visit();
    const { topic } = await lab.pair(client);
    for (let index = 0; index < 5; index += 1) await lab.emit(topic, index);
    await eventually(() => expect(heard).toHaveLength(5));
    await pause(100);
    client.close();

    const next = lab.visit({ storage });
    await next.client.ping({ topic });
    await pause(200);

    expect(next.heard).toEqual([]);
  });

  it('gets its 19 digits back as they were', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    const receipts: string[] = [];
    const queries: string[][] = [];
    server.on('connection', (socket, { url = '' }) => {
      queries.push([...new URL(url, 'ws://relay').searchParams.keys()]);
      socket.on('message', (bytes) => {
        const text = String(bytes);
        const { id, method, params } = JSON.parse(text);
        if (method === undefined) return void receipts.push(text);
        socket.send(`{"id":${id},"jsonrpc":"2.0","result":true}`);
        if (method !== 'irn_subscribe') return;
        const data = `{"topic":"${params.topic}","message":"AAAA\\",\\"id\\":77,","id":12}`;
        socket.send(
          `{"params":{"id":"sub","data":${data}},"method":"irn_subscription","jsonrpc":"2.0","id": 1764000000000123457 }`,
        );
      });
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { client } = lab.visit({ relayUrl: `ws://127.0.0.1:${port}` });

    await client.connect({ optionalNamespaces: proposed });

    await eventually(() =>
      expect(receipts).toEqual(['{"id":1764000000000123457,"jsonrpc":"2.0","result":true}']),
    );
    expect(queries).toEqual([['auth', 'projectId', 'useOnCloseEvent']]);
    client.close();
    server.close();
  });

  it('is left with no connection, no timer and no attempt, whatever was open', async () => {
    const clock = new ManualClock(Date.now());
    const { client } = lab.visit({ clock });
    const { topic } = await lab.pair(client);
    lab.manner = 'silent';
    const ended = [
      client.request(signing(topic)),
      client.ping({ topic }),
      (await client.connect({ optionalNamespaces: proposed })).approval(),
    ].map((open) => open.catch(() => 'ended'));
    lab.relay.setFaults({ isMute: true });
    void client.connect({ optionalNamespaces: proposed });
    await pause(50);

    client.close();

    expect(await Promise.all(ended)).toEqual(['ended', 'ended', 'ended']);
    expect(clock.sleeping).toBe(0);
    await eventually(() => expect(lab.relay.counters.present).toBe(1));
    const { attempts } = lab.relay.counters;
    await pause(500);
    expect(lab.relay.counters.attempts).toBe(attempts);
  });
});

describe('a device', () => {
  it.each([
    ['an hour fast', HOUR_MS],
    ['half a day slow', -12 * HOUR_MS],
  ])('is let in, and keeps its session, with a clock that is %s', async (_name, offMs) => {
    const { client, storage } = lab.visit();
    const { topic } = await lab.pair(client);
    client.close();
    const off: Clock = { ...tenfoldClock, now: () => Date.now() + offMs };

    const next = lab.visit({ clock: off, storage });
    await lab.emit(topic, 42_161);

    await eventually(() => expect(next.heard).toHaveLength(1));
    expect(lab.relay.counters.refusals).toEqual([]);
    await next.client.ping({ topic });
  });

  it('fetches what it missed when its page is visible again, although its connection never dropped', async () => {
    const { client, heard, hostPage } = lab.visit();
    const { topic } = await lab.pair(client);
    hostPage.hide();
    isFrozen = true;
    await lab.emit(topic, 42_161);
    await pause(200);
    isFrozen = false;
    expect(heard).toEqual([]);

    hostPage.show();

    await eventually(() => expect(heard).toHaveLength(1));
    expect(lab.relay.counters.methods['irn_batchFetchMessages']).toBe(1);
  });

  it('does not connect while its page is hidden, and at once when it is visible again', async () => {
    const { client, heard, hostPage } = lab.visit();
    const { topic } = await lab.pair(client);
    hostPage.hide();
    const { present } = lab.relay.counters;
    cutSite();
    await eventually(() => expect(lab.relay.counters.present).toBe(present - 1));
    await lab.emit(topic, 42_161);
    await pause(300);
    expect(lab.relay.counters.present).toBe(present - 1);

    hostPage.show();

    await eventually(() => expect(heard).toHaveLength(1));
  });
});
