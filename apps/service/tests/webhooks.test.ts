import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Webhook } from '#webhooks';
import { accountHash } from '../src/domain/account-hash';
import { describeOverDatabases } from './databases';
import { heardBy, Receiver, webhookSecret, withWebhooks } from './stand-ins/receiver';
import { newDevice } from './stand-ins/device';
import { posted } from './support';
import { signedBy, Visitors } from './visitors';

const HOUR_MS = 3_600_000;
const SECRET = webhookSecret(1);
const buying = {
  ONRAMP_RETURN_URL: 'https://site.test/bought',
  MOONPAY_API_KEY: 'pk_test',
  MOONPAY_SECRET: 'sk_test',
};

describeOverDatabases('webhooks', (database) => {
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await new Receiver(SECRET).start();
    for (const table of ['waiting_event', 'closed_receiver']) {
      await database().rows(`delete from ${table}`);
    }
  });
  afterEach(() => receiver.stop());

  const serviceFor = (receivers: readonly object[] = [receiver.setUp()]): Promise<Visitors> =>
    Visitors.over(database(), { ...buying, ...heardBy(...receivers) }, withWebhooks);
  const waiting = () => database().rows('select * from waiting_event');
  const sent = () => receiver.events.map(({ data, type }) => [type, data]);

  it('tell each event by the hash of its account, signed, and nothing that names the visitor', async () => {
    const visitors = await serviceFor();
    const ada = await visitors.logIn('ada@example.test');
    await visitors.addSlot(ada, 'device', true);
    const passkey = await visitors.addSlot(ada, 'passkey');
    await visitors.revokeSlot(ada, passkey);
    const code = await visitors.codeFor('second@example.test', ada.device);
    await visitors.joinEmail(ada, 'second@example.test', code);
    visitors.clock += 25 * HOUR_MS;
    const again = await visitors.logIn('ada@example.test');
    const address = `0x${'a1'.repeat(20)}`;
    const purchase = { address, network: 'eip155:8453', provider: 'moonpay' };
    const bought = await visitors.service.ask('/onramp/session', posted(purchase));
    const { reference } = (await bought.json()) as { readonly reference: string };
    expect(receiver.requests).toEqual([]);
    await visitors.service.deliver();

    const account = accountHash(ada.user);
    const site = 'https://site.test';
    expect(sent()).toEqual(
      expect.arrayContaining([
        ['login.done', { account, site, isNewDevice: true }],
        ['wallet.made', { account, isRenewed: false }],
        ['way.changed', { account, way: 'device', change: 'added' }],
        ['way.changed', { account, way: 'passkey', change: 'added' }],
        ['way.changed', { account, way: 'passkey', change: 'removed' }],
        ['way.changed', { account, way: 'email', change: 'added' }],
        ['purchase.begun', { provider: 'moonpay', reference }],
      ]),
    );
    expect(again.user).toBe(ada.user);
    expect(sent()).toHaveLength(8);
    expect(await waiting()).toEqual([]);
    const all = JSON.stringify(receiver.requests);
    for (const secret of ['ada@', 'second@', '10.0.', address, ada.user, ada.session]) {
      expect(all).not.toContain(secret);
    }
    expect(receiver.requests[0]?.headers['content-type']).toBe('application/json');
    expect(visitors.service.lines.join('')).not.toContain(receiver.url);
  });

  it('have a signature by each secret, so that a receiver changes its own when it wants', async () => {
    const next = webhookSecret(2);
    const visitors = await serviceFor([receiver.setUp({ secrets: [next, SECRET] })]);
    visitors.clock = Date.now(); // The library of a receiver takes no old time.
    await visitors.logIn('ada@example.test');
    await visitors.service.deliver();

    const [{ body, headers } = { body: '', headers: {} }] = receiver.requests;
    const given = { ...headers } as Record<string, string>;
    for (const secret of [next, SECRET]) {
      expect(new Webhook(secret).verify(body, given)).toMatchObject({ type: 'login.done' });
    }
    expect(() => new Webhook(webhookSecret(3)).verify(body, given)).toThrow('signature');
    expect(() => new Webhook(SECRET).verify(body.replace('site', 'eve'), given)).toThrow(
      'signature',
    );
  });

  it('reach those receivers that have chosen them', async () => {
    const other = await new Receiver(SECRET).start();
    const all = [receiver.setUp({ events: ['wallet.made'] }), other.setUp()];
    const visitors = await serviceFor(all);
    await visitors.logIn('ada@example.test');
    await visitors.service.deliver();

    expect(receiver.events).toEqual([]);
    expect(other.events.map(({ type }) => type)).toEqual(['login.done']);
    await other.stop();
  });

  it('are kept with what happens: both or neither', async () => {
    const visitors = await serviceFor();
    const { jwk: device, sign } = await newDevice();
    const proof = await signedBy(sign, await visitors.codeFor('ada@example.test', device));
    const sessions = () => database().rows('select handle from login_session');
    const before = await sessions();
    await database().rows('alter table waiting_event rename to elsewhere');
    const answer = await visitors.send('/otp/verify', proof);
    await database().rows('alter table elsewhere rename to waiting_event');

    expect(answer.status).toBe(500);
    expect(await sessions()).toEqual(before);
    await visitors.service.deliver();
    expect(receiver.events).toEqual([]);
  });

  it('come to one instance each, once, where two send at the same time', async () => {
    const first = await serviceFor();
    const second = await Visitors.over(
      await database.open(),
      heardBy(receiver.setUp()),
      withWebhooks,
    );
    for (let n = 0; n < 6; n += 1) await first.logIn(`visitor${n}@example.test`);
    second.clock = first.clock;
    await Promise.all([first.service.deliver(), second.service.deliver()]);

    const ids = receiver.events.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    expect(await waiting()).toEqual([]);
    await second.service.database.close();
  });

  it('are tried again for three days, longer each time, with the same id, and are then given up', async () => {
    const visitors = await serviceFor();
    receiver.answer = (response) => response.writeHead(500).end();
    await visitors.logIn('ada@example.test');
    const begun = visitors.clock;
    const times: number[] = [];
    for (let n = 0; n < 100 && (await waiting()).length > 0; n += 1) {
      times.push(visitors.clock);
      await visitors.service.deliver();
      const [next] = await waiting();
      if (next) visitors.clock = Number(next['next']);
    }

    const waits = times.slice(1).map((at, n) => at - (times[n] ?? 0));
    const expected = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
    expect(waits).toHaveLength(expected.length);
    expected.forEach((seconds, n) => {
      expect(Math.abs((waits[n] ?? 0) / 1000 / seconds - 1)).toBeLessThanOrEqual(0.1);
    });
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
    expect(visitors.clock - begun).toBeLessThan(4 * 24 * HOUR_MS);
    const { lines } = visitors.service;
    expect(lines.filter((line) => line.includes('an event is given up'))).toHaveLength(1);
    expect(lines.join('')).not.toContain(receiver.url);
  });

  it('reach a receiver that was away, after a restart', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    const visitors = await serviceFor();
    await visitors.logIn('ada@example.test');
    await visitors.service.deliver();
    receiver.answer = (response) => response.writeHead(200).end('ok');
    const restarted = await serviceFor();
    restarted.clock = visitors.clock + 6_000;
    await restarted.service.deliver();

    expect(receiver.events).toHaveLength(2);
    expect(receiver.events[0]).toEqual(receiver.events[1]);
    expect(await waiting()).toEqual([]);
  });
});
