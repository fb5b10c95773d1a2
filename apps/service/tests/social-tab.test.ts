import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { newDevice } from './stand-ins/device';
import { SocialPeers } from './stand-ins/social-peers';
import { FRAME, MINUTE, OTHER_SITE, PUBLIC, SocialVisits } from './stand-ins/social-visits';
import { visitProvider } from './stand-ins/social-visitor';
import { SITE, START } from './support';

const OVER = `${FRAME}/#social-over`;
const PAGE = `${SITE}/swap?from=a%20b&flag&to=%2B#top`;

/** The pair in an answer's cookie for the result. */
function kept(set: readonly string[]): string {
  return set.find((one) => one.startsWith('cleat-result-'))?.split(';')[0] ?? '';
}

describeOverDatabases('a login in the site’s own tab', (database) => {
  let peers: SocialPeers;
  let visits: SocialVisits;
  let clock = START;

  beforeAll(async () => {
    peers = await SocialPeers.start(PUBLIC);
  });
  afterAll(() => peers.stop());
  beforeEach(async () => {
    clock += 48 * 60 * MINUTE;
    visits = await SocialVisits.over(database(), peers, clock);
  });
  afterEach(() => {
    peers.fault = undefined;
  });

  const leave = (flow: string) => visits.leave(flow, FRAME, 'tab');

  /** A login that a browser has taken to the provider and back. */
  async function visited(provider = 'google', page = PAGE, person = 'ada') {
    const flow = await visits.begin(provider, page);
    const left = await leave(flow);
    const back = await visitProvider(left.page, PUBLIC, person);
    const address = (await visits.comeBack(back, left.cookie)) ?? '';
    return { flow, address, cookie: kept(visits.set), set: visits.set };
  }

  it.each(['google', 'apple', 'github', 'facebook', 'x', 'discord', 'keycloak'])(
    'by %s comes back to the page as it was, and opens one session for this browser',
    async (provider) => {
      const { address, cookie, flow } = await visited(provider);
      expect(address).toBe(PAGE);

      const answers = await Promise.all([1, 2, 3].map(() => visits.resultInTab(flow, cookie)));
      expect(answers.filter(({ state }) => state === 'done')).toHaveLength(1);
      expect(await visits.resultInTab(flow, cookie)).toMatchObject({ state: 'over' });
    },
  );

  it.each([
    ['google', 'prompt=select_account'],
    ['github', 'prompt=select_account'],
    ['facebook', 'auth_type=reauthenticate'],
    ['discord', 'prompt=consent'],
    ['keycloak', 'prompt=login'],
  ])('has %s ask the visitor, which a login with a window does not', async (provider, wish) => {
    expect((await leave(await visits.begin(provider, PAGE))).page).toContain(`&${wish}`);
    expect((await visits.leave(await visits.begin(provider))).page).not.toContain(wish);
  });

  it('gives the frame alone an answer that needed the cookie, and asks for the cookie once', async () => {
    const { cookie, flow, set } = await visited();
    expect(set.find((one) => one.startsWith('cleat-result-'))).toMatch(
      /^cleat-result-[\w-]{8}=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
    const inactive = { more: { 'sec-fetch-storage-access': 'inactive' } };
    const asked = await visits.answerInTab(flow, '', inactive);
    expect(asked.headers.get('activate-storage-access')).toBe(`retry; allowed-origin="${FRAME}"`);
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
    expect(asked.headers.get('access-control-allow-origin')).toBe(FRAME);
    const none = { more: { 'sec-fetch-storage-access': 'none' } };
    const refused = await visits.answerInTab(flow, '', none);
    expect(refused.headers.get('activate-storage-access')).toBeNull();
    expect(await refused.json()).toEqual({ state: 'back' });

    const done = await visits.answerInTab(flow, cookie);
    expect(done.headers.get('set-cookie')).toMatch(/^cleat-result-[\w-]{8}=; Max-Age=0; Path=\/;/);
    expect(await done.json()).toMatchObject({ state: 'done' });
  });

  it('gives no page of a site the answer', async () => {
    const { cookie, flow } = await visited();
    for (const origin of [SITE, OTHER_SITE, 'null', 'https://evil.test']) {
      const answer = await visits.answerInTab(flow, cookie, { more: { origin } });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(await visits.resultInTab(flow, cookie)).toMatchObject({ state: 'done' });
  });

  it('says what the login is for until it has left, and to whom has its link alone', async () => {
    const flow = await visits.begin('keycloak', PAGE);
    const question = { page: PAGE, site: SITE, provider: 'Keycloak' };
    expect(await visits.ask('/social/question', { flow })).toMatchObject(question);
    await leave(flow);
    for (const name of [flow, '', 7, await visits.begin('keycloak')]) {
      expect(await visits.ask('/social/question', { flow: name })).toMatchObject({ status: 404 });
    }
  });

  it('goes by a link only where it was begun for one, once', async () => {
    expect(await leave(await visits.begin('google'))).toMatchObject({ page: OVER });
    const byLink = await visits.begin('google', PAGE);
    expect(await visits.leave(byLink)).toMatchObject({ page: OVER });
    expect(await visits.leave(byLink, SITE, 'tab')).toMatchObject({ status: 403 });
    expect(await leave(byLink)).toMatchObject({ status: 200 });
    expect(await leave(byLink)).toMatchObject({ page: OVER });
  });

  it.each([
    'https://evil.test/',
    `${SITE}.evil.test/`,
    'https://site.test@evil.test/',
    'https://ada:secret@site.test/',
    `${SITE}:8443/`,
    'http://site.test/',
    `${OTHER_SITE}/`,
    `${FRAME}/`,
    '//site.test/',
    '/swap',
    'javascript:alert(1)',
    'data:text/html,hi',
    String.raw`https:\\evil.test`,
    `${SITE}/${'long'.repeat(1024)}`,
    '',
    7,
  ])('comes back to no other place: %.60s', async (page) => {
    const asked = { provider: 'google', origin: SITE, device: visits.device.jwk, page };
    expect(await visits.ask('/social/begin', asked)).toMatchObject({ status: 400, error: 'page' });
  });

  it('leaves a browser without the cookie, and one that is late, at the wallet', async () => {
    const left = await leave(await visits.begin('google', PAGE));
    const back = await visitProvider(left.page, PUBLIC, 'ada');
    expect(await visits.comeBack(back, '')).toBe(OVER);
    visits.clock += 11 * MINUTE;
    expect(await visits.comeBack(back, left.cookie)).toBe(OVER);

    const late = await visited();
    visits.clock += 11 * MINUTE;
    expect(await visits.resultInTab(late.flow, late.cookie)).toMatchObject({ state: 'over' });
  });

  it('says why it failed, for which the device alone is enough', async () => {
    const flow = await visits.begin('google', PAGE);
    const { cookie, page } = await leave(flow);
    const state = new URL(page).searchParams.get('state') ?? '';
    const issuer = encodeURIComponent(`${peers.url}/google`);
    const path = `/social/back/google?error=access_denied&state=${state}&iss=${issuer}`;
    expect(await visits.comeBack({ path }, cookie)).toBe(PAGE);
    const by = await newDevice();
    expect(await visits.resultInTab(flow, '', { by })).toMatchObject({ state: 'over' });
    const declined = { state: 'failed', reason: 'declined' };
    expect(await visits.resultInTab(flow, '')).toMatchObject(declined);

    peers.fault = (_, response) => Boolean(response.destroy());
    const away = await visits.begin('keycloak', PAGE);
    expect((await leave(away)).page).toBe(PAGE);
    const unreachable = { state: 'failed', reason: 'unreachable' };
    expect(await visits.resultInTab(away, '')).toMatchObject(unreachable);
  });

  it('does not mix two tabs that come back at once', async () => {
    const tabs = await Promise.all(
      (['ada', 'mallory'] as const).map(async (person) => {
        const flow = await visits.begin('google', `${SITE}/${person}`);
        const left = await leave(flow);
        return { flow, left, back: await visitProvider(left.page, PUBLIC, person) };
      }),
    );
    // One browser has the cookies of both.
    const cookie = tabs.map(({ left }) => left.cookie).join('; ');
    const results: string[] = [];
    for (const { back } of tabs) {
      await visits.comeBack(back, cookie);
      results.push(kept(visits.set));
    }
    const [ada = '', mallory = ''] = tabs.map(({ flow }) => flow);
    const [adas = '', mallorys = ''] = results;
    expect(await visits.resultInTab(ada, mallorys)).toMatchObject({ state: 'back' });
    // The cookie of one login under the name of the other.
    const crossed = `${adas.split('=')[0]}=${mallorys.split('=')[1]}`;
    expect(await visits.resultInTab(ada, crossed)).toMatchObject({ state: 'back' });
    const both = results.join('; ');
    const answers = [await visits.resultInTab(ada, both), await visits.resultInTab(mallory, both)];
    expect(answers.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(new Set(answers.map(({ user }) => user)).size).toBe(2);
  });

  it('goes on after a restart of the service at each step', async () => {
    const restart = async (): Promise<void> => {
      const { device } = visits;
      visits = await SocialVisits.over(database(), peers, clock);
      visits.device = device;
    };
    const flow = await visits.begin('google', PAGE);
    await restart();
    const left = await leave(flow);
    await restart();
    const back = await visitProvider(left.page, PUBLIC, 'ada');
    await visits.comeBack(back, left.cookie);
    const cookie = kept(visits.set);
    await restart();
    expect(await visits.resultInTab(flow, cookie)).toMatchObject({ state: 'done' });
  });

  it('keeps the page and the handle from the database and the log', async () => {
    const { address, cookie } = await visited('google', `${SITE}/private-page`);
    expect(address).toContain('/private-page');
    const rows = JSON.stringify(await database().rows('select * from social_flow'));
    const texts = `${rows} ${visits.service.lines.join('\n')}`;
    expect(texts).not.toContain('private-page');
    expect(texts).not.toContain(cookie.split('=')[1]);
  });
});
