import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import type { LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as libraries from '#webhooks';
import { eventually } from '../../../../tests/support/eventually';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { SignedWebhooks } from '../../src/adapters/webhooks/signed-webhooks';
import { parseConfig } from '../../src/config/config';
import { describeOverDatabases } from '../databases';
import { startStandIn } from '../stand-ins/http-stand-in';
import { heardBy, Receiver, webhookSecret, withHaste } from '../stand-ins/receiver';
import { Visitors } from '../visitors';

const SECRET = webhookSecret(1);
const ADAPTER = 'apps/service/src/adapters/webhooks/signed-webhooks.ts';
const message = { id: 'msg_1', body: '{}', sentAtMs: 1_700_000_000_000 };

/** Sends as the operator's service does, to a name that a resolver of the test answers. */
function sendTo(
  url: string,
  addresses: readonly string[] = [],
  Sender = SignedWebhooks,
): Promise<string> {
  const lookup: LookupFunction = (_name, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [{ address, family } = { address: '', family: 4 }] = found;
    if (all) answer(null, found);
    else answer(null, address, family);
  };
  const sender = new Sender({ libraries, allowsLoopback: false, timeoutMs: 300, lookup });
  return sender.send({ url, secrets: [SECRET] }, message);
}

describe('a receiver inside of the operator’s network', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback of IPv6', '::1'],
    ['a private range', '10.1.2.3'],
    ['a private range', '172.16.0.1'],
    ['a private range', '192.168.1.1'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['the metadata of a cloud, over IPv6', 'fd00:ec2::254'],
    ['the range of carriers', '100.64.0.1'],
    ['a link', 'fe80::1'],
    ['an own range of IPv6', 'fc00::1'],
    ['an address of IPv4 in IPv6', '::ffff:10.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['no host', '0.0.0.0'],
    ['no host of IPv6', '::'],
    ['a broadcast', '255.255.255.255'],
    ['multicast', '224.0.0.1'],
  ])('[E16.a] is never called: %s, %s', async (_, address) => {
    const host = address.includes(':') ? `[${address}]` : address;

    await expect(sendTo(`https://${host}/`)).rejects.toThrow('is not allowed');
    await expect(sendTo('https://hooks.example/', [address])).rejects.toThrow('is not allowed');
  });

  it('[E16.a control] is called where no address is judged', async () => {
    const { SignedWebhooks: Sender } = await withoutDefence<
      typeof import('../../src/adapters/webhooks/signed-webhooks')
    >(ADAPTER, { file: ADAPTER, find: 'agent: this.#agent(isHere)', put: 'agent: false' });
    const inside = await startStandIn(() => undefined);
    const { port } = new URL(inside.url);

    // The server inside has no TLS, and hears of the call all the same.
    const sent = sendTo(`https://hooks.example:${port}/`, ['127.0.0.1'], Sender);
    await expect(sent).rejects.not.toThrow('is not allowed');
    await expect(sent).rejects.toMatchObject({
      code: expect.stringMatching(/^(EPROTO|ERR_SSL|ECONNRESET)/),
    });
    await inside.stop();
  });

  it('[E16.a] is not called where one of the addresses of its name leads there', async () => {
    const addresses = ['93.184.215.14', '127.0.0.1'];

    await expect(sendTo('https://hooks.example/', addresses)).rejects.toThrow('is not allowed');
  });

  it('[E16.a] is not called without TLS, also where its address is public', async () => {
    await expect(sendTo('http://hooks.example/', ['93.184.215.14'])).rejects.toMatchObject({
      name: 'WebhookForbidden',
    });
  });

  it('[E16.a] is no receiver that the service starts with', () => {
    const over = (url: string, more: object = {}) =>
      parseConfig({ WEBHOOKS: JSON.stringify([{ url, secrets: [SECRET] }]), ...more });

    expect(over('https://hooks.example/').webhooks?.receivers).toHaveLength(1);
    for (const url of ['http://hooks.example', 'http://127.0.0.1', 'https://a:b@hooks.example']) {
      expect(() => over(url)).toThrow('WEBHOOKS must be');
    }
    const isOpen = { HOST: '0.0.0.0', SERVICE_SECRET: 's'.repeat(40), WEBHOOKS_LOOPBACK: 'on' };
    expect(() => over('http://127.0.0.1', isOpen)).toThrow('only where HOST is loopback');
    expect(() =>
      parseConfig({ WEBHOOKS: '[{"url":"https://a.example","secrets":["x"]}]' }),
    ).toThrow('WEBHOOKS must be');
  });
});

describeOverDatabases('a hostile receiver', (database) => {
  let hostile: Receiver;
  let honest: Receiver;
  let visitors: Visitors;
  let count = 0;

  beforeEach(async () => {
    hostile = await new Receiver(SECRET).start();
    honest = await new Receiver(SECRET).start();
    for (const table of ['waiting_event', 'closed_receiver']) {
      await database().rows(`delete from ${table}`);
    }
    const environment = heardBy(hostile.setUp(), honest.setUp());
    visitors = await Visitors.over(database(), environment, withHaste);
    count += 1;
    await visitors.logIn(`ada${count}@example.test`);
  });
  afterEach(() => Promise.all([hostile.stop(), honest.stop()]));
  const waiting = () => database().rows('select tries from waiting_event');

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['ends the connection', (response) => void response.destroy()],
    [
      'sends headers without end',
      (response) => void response.socket?.write('HTTP/1.1 200 OK\r\nx: '),
    ],
  ])('[E16.b] that %s keeps no login and no other receiver waiting', async (_, answer) => {
    hostile.answer = answer;
    const sending = visitors.service.deliver();
    const before = performance.now();
    await visitors.logIn(`eve${count}@example.test`);
    expect(performance.now() - before).toBeLessThan(5_000);
    await sending;

    expect(honest.events).toHaveLength(1);
    expect((await waiting()).map(({ tries }) => tries)).toContain(1);
  });

  it('[E16.b control] keeps its pass for ever where no time is set', async () => {
    const without = await withoutDefence<typeof import('../../src/create-service')>(
      'apps/service/src/create-service.ts',
      { file: ADAPTER, find: 'signal: AbortSignal.timeout(timeoutMs),', put: '' },
    );
    const create: typeof withHaste = (deps) =>
      without.createService({ ...deps, webhooks: { libraries } });
    const open = await Visitors.over(database(), heardBy(hostile.setUp()), create);
    open.clock = visitors.clock;
    hostile.answer = () => undefined;
    const sending = open.service.deliver().then(() => 'over');
    await eventually(() => expect(hostile.requests).toHaveLength(1));

    expect(await Promise.race([sending, sleep(1_500, 'waits')])).toBe('waits');
    await hostile.stop();
    expect(await sending).toBe('over');
  });

  it('[E16.b] that floods is read no further than its status', async () => {
    let written = 0;
    const part = Buffer.alloc(64 * 1024);
    hostile.answer = (response) => {
      response.writeHead(200);
      const flood = (): void => {
        while (!response.destroyed && written < 2 ** 30) {
          written += part.length;
          if (!response.write(part)) return void response.once('drain', flood);
        }
      };
      flood();
    };
    await visitors.service.deliver();

    expect(written).toBeLessThan(64 * 2 ** 20);
    expect(await waiting()).toEqual([]);
  });

  it.each([301, 302, 307, 308])('[E16.a] that redirects is not followed: %i', async (status) => {
    const requests = honest.requests.length;
    hostile.answer = (response) =>
      response.writeHead(status, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    await visitors.service.deliver();

    expect(hostile.requests).toHaveLength(1);
    expect(honest.requests.length).toBe(requests + 1);
    expect(await waiting()).toEqual([{ tries: 1 }]);
  });

  it('[E16.b] that is gone hears nothing more until the service starts anew', async () => {
    hostile.answer = (response) => response.writeHead(410).end();
    await visitors.service.deliver();
    visitors.clock += 600_000;
    await visitors.logIn(`eve${count}@example.test`);
    await visitors.service.deliver();

    expect(hostile.requests).toHaveLength(1);
    expect(honest.events).toHaveLength(2);
    expect(await waiting()).toEqual([]);

    const environment = heardBy(hostile.setUp(), honest.setUp());
    const restarted = await Visitors.over(database(), environment, withHaste);
    restarted.clock = visitors.clock;
    await restarted.logIn(`mallory${count}@example.test`);
    await restarted.service.deliver();
    expect(hostile.requests).toHaveLength(2);
  });
});
