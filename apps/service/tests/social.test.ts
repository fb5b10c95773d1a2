import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as openId from '#openid';
import { createHash, randomUUID } from 'node:crypto';
import { describeOverDatabases } from './databases';
import { type Device, newDevice } from './stand-ins/device';
import { SocialPeers } from './stand-ins/social-peers';
import { visitProvider, type WayBack } from './stand-ins/social-visitor';
import { posted, SITE, START, type TestService, testService } from './support';

const FRAME = 'https://wallet.test';
const PUBLIC = 'http://127.0.0.1:9';
const MINUTE = 60_000;

type Answer = Readonly<Record<string, unknown>> & { readonly status: number };

describeOverDatabases('a social login', (database) => {
  let peers: SocialPeers;
  let service: TestService;
  let device: Device;
  let clock = START;

  beforeAll(async () => {
    peers = await SocialPeers.start(PUBLIC);
  });
  afterAll(async () => {
    await peers.stop();
  });
  beforeEach(async () => {
    clock += 48 * 60 * MINUTE;
    device = await newDevice();
    const environment = {
      ...{ ORIGINS: SITE, SERVICE_SECRET: 's'.repeat(40), FRAME_ORIGIN: FRAME },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Wallet <login@wallet.test>' },
      ...{ PUBLIC_URL: PUBLIC, ...peers.environment },
    };
    const deps = { now: () => clock, brandPlaces: peers.places, openId, providerTimeoutMs: 2000 };
    service = await testService(environment, database(), deps);
  });
  afterEach(() => {
    peers.fault = undefined;
  });

  async function ask(path: string, body: unknown): Promise<Answer> {
    const { headers, ...rest } = posted(body);
    const request = { ...rest, headers: { ...(headers as object), origin: FRAME } };
    const answer = await service.ask(path, request);
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  async function begin(provider: string): Promise<string> {
    const begun = await ask('/social/begin', { provider, origin: SITE, device: device.jwk });
    expect(begun.status).toBe(200);
    return String(begun['flow']);
  }

  /** The wallet's window goes to the provider: where it is sent, and with which cookie. */
  async function leave(flow: string, origin = FRAME) {
    const answer = await service.ask('/social/leave', {
      ...{ method: 'POST', body: new URLSearchParams({ flow }) },
      headers: { origin },
    });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    // A redirect to a provider would be refused by the policy for forms of the wallet's page.
    const [, next = ''] = /content="0;url=([^"]+)"/.exec(await answer.text()) ?? [];
    const page = answer.headers.get('location') ?? next.replaceAll('&amp;', '&');
    return { status: answer.status, page, cookie, set: answer.headers.get('set-cookie') ?? '' };
  }

  async function comeBack({ form, path }: WayBack, cookie: string): Promise<string | null> {
    const answer = await service.ask(path, {
      ...(form && { method: 'POST', body: form }),
      // A form of a provider comes from its own origin, and following a redirect has none.
      headers: form ? { origin: 'https://appleid.apple.com', cookie } : { cookie, origin: FRAME },
    });
    expect(answer.status).toBe(303);
    return answer.headers.get('location');
  }

  async function result(flow: string, by = device): Promise<Answer> {
    const signature = await by.sign(`${flow}:${SITE}`);
    return ask('/social/result', { flow, origin: SITE, signature });
  }

  /** A whole login. */
  async function logIn(provider: string, person = 'ada'): Promise<Answer> {
    const flow = await begin(provider);
    const { cookie, page } = await leave(flow);
    const back = await visitProvider(page, PUBLIC, person);
    expect(await comeBack(back, cookie)).toBe(`${FRAME}/#social-back`);
    return result(flow);
  }

  const brands = ['google', 'apple', 'github', 'facebook', 'x', 'discord', 'keycloak'];

  it('offers what has credentials, to the wallet’s frame alone', async () => {
    const { providers } = await ask('/social/providers', {});
    expect(new Set((providers as { id: string }[]).map(({ id }) => id))).toEqual(new Set(brands));
    expect((await service.ask('/social/providers', posted({}))).status).toBe(403);
  });

  it.each(brands)('by %s opens a session of the visitor’s own account', async (provider) => {
    const first = await logIn(provider);
    expect(first).toMatchObject({ status: 200, state: 'done', provider });
    // Apple gives no name with its identity.
    expect(first).toMatchObject({ profile: provider === 'apple' ? {} : { name: 'Ada' } });
    const second = await logIn(provider);

    expect(second['user']).toBe(first['user']);
    expect(second['session']).not.toBe(first['session']);
    expect((await logIn(provider, 'mallory'))['user']).not.toBe(first['user']);
  });

  it('has accounts by provider and visitor, never by e-mail address', async () => {
    const answers: Answer[] = [];
    for (const provider of brands) answers.push(await logIn(provider));
    expect(new Set(answers.map(({ user }) => user)).size).toBe(brands.length);
  });

  it('uses only an address that the provider has checked, and a picture by https', async () => {
    const withAddress = ['google', 'apple', 'github', 'discord', 'keycloak'];
    for (const provider of withAddress) {
      const { profile } = await logIn(provider);
      expect({ provider, profile }).toMatchObject({ profile: { email: 'ada@example.test' } });
      const { profile: unchecked } = await logIn(provider, 'mallory');
      expect(unchecked).not.toHaveProperty('email');
      if (provider !== 'apple') expect(unchecked).toMatchObject({ name: 'Mallory' });
    }
    expect((await logIn('google'))['profile']).not.toHaveProperty('picture');
    expect((await logIn('github'))['profile']).toMatchObject({
      picture: 'https://pictures.test/ada.png',
    });
    expect((await logIn('facebook'))['profile']).not.toHaveProperty('email');
  });

  it('leaves only from a page of the wallet, and once', async () => {
    const flow = await begin('google');
    expect(await leave(flow, SITE)).toMatchObject({ status: 403 });
    expect(await leave(flow)).toMatchObject({
      status: 200,
      page: expect.stringMatching(peers.url),
    });
    expect(await leave(flow)).toMatchObject({ page: `${FRAME}/#social-over` });
    expect(await leave('never begun')).toMatchObject({ page: `${FRAME}/#social-over` });
  });

  it('keeps its cookie from scripts, and sends it with forms of other sites only to Apple’s login', async () => {
    expect((await leave(await begin('google'))).set).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect((await leave(await begin('apple'))).set).toMatch(/HttpOnly; Secure; SameSite=None/);
  });

  it('comes back only in the browser that left, once, from the provider that it went to', async () => {
    const flow = await begin('google');
    const { cookie, page } = await leave(flow);
    const back = await visitProvider(page, PUBLIC, 'ada');
    const other = await leave(await begin('google'));
    const over = `${FRAME}/#social-over`;

    expect(await comeBack(back, '')).toBe(over);
    expect(await comeBack(back, other.cookie)).toBe(over);
    expect(await comeBack({ path: back.path.replace('google', 'keycloak') }, cookie)).toBe(over);
    expect(await result(flow)).toMatchObject({ state: 'waiting' });
    expect(await comeBack(back, cookie)).toBe(`${FRAME}/#social-back`);
    expect(await comeBack(back, cookie)).toBe(over);
    expect(await result(flow)).toMatchObject({ state: 'done' });
  });

  it.each(['google', 'x'])('refuses at %s the code of another login', async (provider) => {
    const [own, foreign] = [await begin(provider), await begin(provider)];
    const [left, other] = [await leave(own), await leave(foreign)];
    const [back, otherBack] = [
      await visitProvider(left.page, PUBLIC, 'ada'),
      await visitProvider(other.page, PUBLIC, 'mallory'),
    ];
    const code = new URL(otherBack.path, PUBLIC).searchParams.get('code') ?? '';
    const mixed = new URL(back.path, PUBLIC);
    mixed.searchParams.set('code', code);

    await comeBack({ path: mixed.pathname + mixed.search }, left.cookie);
    expect(await result(own)).toMatchObject({ state: 'failed', reason: 'failed' });
  });

  it('refuses the answer of another issuer', async () => {
    const flow = await begin('google');
    const { cookie, page } = await leave(flow);
    const back = new URL((await visitProvider(page, PUBLIC, 'ada')).path, PUBLIC);
    back.searchParams.set('iss', `${peers.url}/keycloak`);

    await comeBack({ path: back.pathname + back.search }, cookie);
    expect(await result(flow)).toMatchObject({ state: 'failed' });
  });

  it('gives who came back to the device that began, once, within ten minutes', async () => {
    const flow = await begin('google');
    const { cookie, page } = await leave(flow);
    await comeBack(await visitProvider(page, PUBLIC, 'ada'), cookie);
    const stored = await database().rows('select outcome from social_flow');

    expect(JSON.stringify(stored)).not.toMatch(/ada|Ada/);
    expect(await result(flow, await newDevice())).toMatchObject({ state: 'over' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => result(flow)));
    expect(answers.filter(({ state }) => state === 'done')).toHaveLength(1);
    const late = await begin('google');
    const left = await leave(late);
    const back = await visitProvider(left.page, PUBLIC, 'ada');
    clock += 11 * MINUTE;
    expect(await comeBack(back, left.cookie)).toBe(`${FRAME}/#social-over`);
    expect(await result(late)).toMatchObject({ state: 'over' });
  });

  it('says that the visitor declined, and that the provider is away', async () => {
    const flow = await begin('google');
    const { cookie, page } = await leave(flow);
    const state = new URL(page).searchParams.get('state') ?? '';
    const issuer = encodeURIComponent(`${peers.url}/google`);
    const path = `/social/back/google?error=access_denied&state=${state}&iss=${issuer}`;
    await comeBack({ path }, cookie);
    expect(await result(flow)).toMatchObject({ state: 'failed', reason: 'declined' });

    peers.fault = (_, response) => Boolean(response.destroy());
    const away = await begin('keycloak');
    expect((await leave(away)).page).toBe(`${FRAME}/#social-over`);
    expect(await result(away)).toMatchObject({ state: 'failed', reason: 'unreachable' });
  });

  it.each<readonly [string, NonNullable<SocialPeers['fault']>]>([
    ['ends', (_, response) => Boolean(response.destroy())],
    ['is silent', () => true],
    [
      'answers without end',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`{"a":"${'x'.repeat(10_000_000)}"}`);
        return true;
      },
    ],
    [
      'gives no token',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"token_type":"bearer"}');
        return true;
      },
    ],
    [
      'sends elsewhere',
      (_, response) => {
        response.writeHead(302, { location: `${PUBLIC}/` }).end();
        return true;
      },
    ],
  ])('fails where the provider %s instead of giving a token', async (_, fault) => {
    for (const provider of ['google', 'github']) {
      const flow = await begin(provider);
      const { cookie, page } = await leave(flow);
      const back = await visitProvider(page, PUBLIC, 'ada');
      peers.fault = fault;
      await comeBack(back, cookie);
      peers.fault = undefined;
      expect(await result(flow)).toMatchObject({ state: 'failed', reason: 'failed' });
    }
    expect(service.lines.join('\n')).not.toMatch(/ada@|code=|Bearer/);
  });

  describe('joined to another login', () => {
    async function proven(path: string, session: string, asked: object): Promise<Answer> {
      const [nonce, payload, time] = [randomUUID(), JSON.stringify(asked), clock];
      const hash = createHash('sha256').update(payload).digest('base64url');
      const signature = await device.sign(`${path}:${session}:${nonce}:${time}:${hash}`);
      return ask(path, { session, nonce, time, payload, signature });
    }

    async function link(session: unknown, provider: string, person = 'ada'): Promise<Answer> {
      const flow = await begin(provider);
      const { cookie, page } = await leave(flow);
      await comeBack(await visitProvider(page, PUBLIC, person), cookie);
      const signature = await device.sign(`${flow}:${SITE}`);
      return proven('/social/link', String(session), { flow, origin: SITE, signature });
    }

    beforeEach(() => database().rows('delete from account_name'));

    it('leads to the same account', async () => {
      const first = await logIn('google');
      expect(await link(first['session'], 'github')).toMatchObject({ state: 'done', status: 200 });
      expect((await logIn('github'))['user']).toBe(first['user']);
      expect((await logIn('google'))['user']).toBe(first['user']);
    });

    it('is refused where the other login has a wallet, or leads elsewhere', async () => {
      const first = await logIn('google');
      const other = await logIn('github');
      await database().rows(
        "insert into wallet (account, device, slots, until) values (?, 'd', 1, 0)",
        String(other['user']),
      );
      const refused = { status: 403, error: 'linked_elsewhere' };
      expect(await link(first['session'], 'github')).toMatchObject(refused);
      const third = await logIn('x');
      await link(third['session'], 'discord');
      expect(await link(first['session'], 'discord')).toMatchObject(refused);
      expect((await logIn('github'))['user']).toBe(other['user']);
    });

    it('is refused without a session, and for the login of another device', async () => {
      expect(await link('no session', 'github')).toMatchObject({ status: 401 });
      const { session } = await logIn('google');
      const own = device;
      device = await newDevice();
      const flow = await begin('github');
      const { cookie, page } = await leave(flow);
      await comeBack(await visitProvider(page, PUBLIC, 'ada'), cookie);
      const signature = await device.sign(`${flow}:${SITE}`);
      device = own;
      const payload = { flow, origin: SITE, signature };
      expect(await proven('/social/link', String(session), payload)).toMatchObject({ status: 401 });
    });
  });
});
