import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { newDevice } from './stand-ins/device';
import { SocialPeers } from './stand-ins/social-peers';
import { type Answer, FRAME, MINUTE, PUBLIC, SocialVisits } from './stand-ins/social-visits';
import { visitProvider } from './stand-ins/social-visitor';
import { posted, SITE, START } from './support';

describeOverDatabases('a social login', (database) => {
  let peers: SocialPeers;
  let visits: SocialVisits;
  let clock = START;

  beforeAll(async () => {
    peers = await SocialPeers.start(PUBLIC);
  });
  afterAll(async () => {
    await peers.stop();
  });
  beforeEach(async () => {
    clock += 48 * 60 * MINUTE;
    visits = await SocialVisits.over(database(), peers, clock);
  });
  afterEach(() => {
    peers.fault = undefined;
  });

  const brands = ['google', 'apple', 'github', 'facebook', 'x', 'discord', 'keycloak'];

  it('offers what has credentials, to the wallet’s frame alone', async () => {
    const { providers } = await visits.ask('/social/providers', {});
    expect(new Set((providers as { id: string }[]).map(({ id }) => id))).toEqual(new Set(brands));
    expect((await visits.service.ask('/social/providers', posted({}))).status).toBe(403);
  });

  it.each(brands)('by %s opens a session of the visitor’s own account', async (provider) => {
    const first = await visits.logIn(provider);
    expect(first).toMatchObject({ status: 200, state: 'done', provider });
    // Apple gives no name with its identity.
    expect(first).toMatchObject({ profile: provider === 'apple' ? {} : { name: 'Ada' } });
    const second = await visits.logIn(provider);

    expect(second['user']).toBe(first['user']);
    expect(second['session']).not.toBe(first['session']);
    expect((await visits.logIn(provider, 'mallory'))['user']).not.toBe(first['user']);
  });

  it('has accounts by provider and visitor, never by e-mail address', async () => {
    const answers: Answer[] = [];
    for (const provider of brands) answers.push(await visits.logIn(provider));
    expect(new Set(answers.map(({ user }) => user)).size).toBe(brands.length);
  });

  it('uses only an address that the provider has checked, and a picture by https', async () => {
    const withAddress = ['google', 'apple', 'github', 'discord', 'keycloak'];
    for (const provider of withAddress) {
      const { profile } = await visits.logIn(provider);
      expect({ provider, profile }).toMatchObject({ profile: { email: 'ada@example.test' } });
      const { profile: unchecked } = await visits.logIn(provider, 'mallory');
      expect(unchecked).not.toHaveProperty('email');
      if (provider !== 'apple') expect(unchecked).toMatchObject({ name: 'Mallory' });
    }
    expect((await visits.logIn('google'))['profile']).not.toHaveProperty('picture');
    expect((await visits.logIn('github'))['profile']).toMatchObject({
      picture: 'https://pictures.test/ada.png',
    });
    expect((await visits.logIn('facebook'))['profile']).not.toHaveProperty('email');
  });

  it('leaves only from a page of the wallet, and once', async () => {
    const flow = await visits.begin('google');
    expect(await visits.leave(flow, SITE)).toMatchObject({ status: 403 });
    expect(await visits.leave(flow)).toMatchObject({
      status: 200,
      page: expect.stringMatching(peers.url),
    });
    expect(await visits.leave(flow)).toMatchObject({ page: `${FRAME}/#social-over` });
    expect(await visits.leave('never begun')).toMatchObject({ page: `${FRAME}/#social-over` });
  });

  it('keeps its cookie from scripts, and sends it with forms of other sites only to Apple’s login', async () => {
    expect((await visits.leave(await visits.begin('google'))).set).toMatch(
      /HttpOnly; Secure; SameSite=Lax/,
    );
    expect((await visits.leave(await visits.begin('apple'))).set).toMatch(
      /HttpOnly; Secure; SameSite=None/,
    );
  });

  it('comes back only in the browser that left, once, from the provider that it went to', async () => {
    const flow = await visits.begin('google');
    const { cookie, page } = await visits.leave(flow);
    const back = await visitProvider(page, PUBLIC, 'ada');
    const other = await visits.leave(await visits.begin('google'));
    const over = `${FRAME}/#social-over`;

    expect(await visits.comeBack(back, '')).toBe(over);
    expect(await visits.comeBack(back, other.cookie)).toBe(over);
    expect(await visits.comeBack({ path: back.path.replace('google', 'keycloak') }, cookie)).toBe(
      over,
    );
    expect(await visits.result(flow)).toMatchObject({ state: 'waiting' });
    expect(await visits.comeBack(back, cookie)).toBe(`${FRAME}/#social-back`);
    expect(await visits.comeBack(back, cookie)).toBe(over);
    expect(await visits.result(flow)).toMatchObject({ state: 'done' });
  });

  it.each(['google', 'x'])('refuses at %s the code of another login', async (provider) => {
    const [own, foreign] = [await visits.begin(provider), await visits.begin(provider)];
    const [left, other] = [await visits.leave(own), await visits.leave(foreign)];
    const [back, otherBack] = [
      await visitProvider(left.page, PUBLIC, 'ada'),
      await visitProvider(other.page, PUBLIC, 'mallory'),
    ];
    const code = new URL(otherBack.path, PUBLIC).searchParams.get('code') ?? '';
    const mixed = new URL(back.path, PUBLIC);
    mixed.searchParams.set('code', code);

    await visits.comeBack({ path: mixed.pathname + mixed.search }, left.cookie);
    expect(await visits.result(own)).toMatchObject({ state: 'failed', reason: 'failed' });
  });

  it('refuses the answer of another issuer', async () => {
    const flow = await visits.begin('google');
    const { cookie, page } = await visits.leave(flow);
    const back = new URL((await visitProvider(page, PUBLIC, 'ada')).path, PUBLIC);
    back.searchParams.set('iss', `${peers.url}/keycloak`);

    await visits.comeBack({ path: back.pathname + back.search }, cookie);
    expect(await visits.result(flow)).toMatchObject({ state: 'failed' });
  });

  it('gives who came back to the device that began, once, within ten minutes', async () => {
    const flow = await visits.begin('google');
    const { cookie, page } = await visits.leave(flow);
    await visits.comeBack(await visitProvider(page, PUBLIC, 'ada'), cookie);
    const stored = await database().rows('select outcome from social_flow');

    expect(JSON.stringify(stored)).not.toMatch(/ada|Ada/);
    expect(await visits.result(flow, await newDevice())).toMatchObject({ state: 'over' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => visits.result(flow)));
    expect(answers.filter(({ state }) => state === 'done')).toHaveLength(1);
    const late = await visits.begin('google');
    const left = await visits.leave(late);
    const back = await visitProvider(left.page, PUBLIC, 'ada');
    visits.clock += 11 * MINUTE;
    expect(await visits.comeBack(back, left.cookie)).toBe(`${FRAME}/#social-over`);
    expect(await visits.result(late)).toMatchObject({ state: 'over' });
  });

  it('says that the visitor declined, and that the provider is away', async () => {
    const flow = await visits.begin('google');
    const { cookie, page } = await visits.leave(flow);
    const state = new URL(page).searchParams.get('state') ?? '';
    const issuer = encodeURIComponent(`${peers.url}/google`);
    const path = `/social/back/google?error=access_denied&state=${state}&iss=${issuer}`;
    await visits.comeBack({ path }, cookie);
    expect(await visits.result(flow)).toMatchObject({ state: 'failed', reason: 'declined' });

    peers.fault = (_, response) => Boolean(response.destroy());
    const away = await visits.begin('keycloak');
    expect((await visits.leave(away)).page).toBe(`${FRAME}/#social-over`);
    expect(await visits.result(away)).toMatchObject({ state: 'failed', reason: 'unreachable' });
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
      const flow = await visits.begin(provider);
      const { cookie, page } = await visits.leave(flow);
      const back = await visitProvider(page, PUBLIC, 'ada');
      peers.fault = fault;
      await visits.comeBack(back, cookie);
      peers.fault = undefined;
      expect(await visits.result(flow)).toMatchObject({ state: 'failed', reason: 'failed' });
    }
    expect(visits.service.lines.join('\n')).not.toMatch(/ada@|code=|Bearer/);
  });
});
