import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { newDevice } from './stand-ins/device';
import { SocialPeers } from './stand-ins/social-peers';
import { FRAME, MINUTE, OTHER_SITE, PUBLIC, SocialVisits } from './stand-ins/social-visits';
import { visitProvider } from './stand-ins/social-visitor';
import { SITE, START } from './support';

const OVER = `${FRAME}/#social-over`;
const PAGE = `${SITE}/swap?from=a%20b&flag&to=%2B#top`;

/** The handle in the address that a visitor comes back to. */
function handleOf(address: string): string {
  const uri = new URL(address).searchParams.get('result_uri') ?? '';
  return new RegExp(String.raw`^${FRAME}/#result\.([\w-]{22})$`).exec(uri)?.[1] ?? '';
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
    return { flow, address, handle: handleOf(address) };
  }

  it.each(['google', 'apple', 'github', 'facebook', 'x', 'discord', 'keycloak'])(
    'by %s comes back to the page as it was, with a handle that opens one session',
    async (provider) => {
      const { address, handle } = await visited(provider);
      const uri = encodeURIComponent(`${FRAME}/#result.${handle}`);
      expect(address).toBe(`${SITE}/swap?from=a%20b&flag&to=%2B&result_uri=${uri}#top`);

      const answers = await Promise.all([1, 2, 3].map(() => visits.resultOf(handle)));
      expect(answers.filter(({ state }) => state === 'done')).toHaveLength(1);
      expect(await visits.resultOf(handle)).toMatchObject({ state: 'over' });
    },
  );

  it('opens nothing for the sender of the link, who has no handle', async () => {
    const { flow, handle } = await visited();
    expect(await visits.result(flow)).toMatchObject({ state: 'over' });
    expect(await visits.resultOf(flow)).toMatchObject({ state: 'over' });

    // The visitor's own wallet does not open by the login of the sender.
    const visitor = await newDevice();
    expect(await visits.resultOf(handle, visitor)).toMatchObject({ state: 'over' });
    expect(await visits.resultOf(handle, visits.device, OTHER_SITE)).toMatchObject({
      state: 'over',
    });
    expect(await visits.resultOf(handle)).toMatchObject({ state: 'done' });
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

  it('has one result in the address', async () => {
    const forged = encodeURIComponent(`${FRAME}/#result.forged`);
    const { address } = await visited('google', `${SITE}/?result_uri=${forged}&a=1`);
    expect(new URL(address).searchParams.getAll('result_uri')).toHaveLength(1);
    expect(address).not.toContain('forged');
  });

  it('leaves a browser without the cookie, and one that is late, at the wallet', async () => {
    const left = await leave(await visits.begin('google', PAGE));
    const back = await visitProvider(left.page, PUBLIC, 'ada');
    expect(await visits.comeBack(back, '')).toBe(OVER);
    visits.clock += 11 * MINUTE;
    expect(await visits.comeBack(back, left.cookie)).toBe(OVER);

    const late = await visited();
    visits.clock += 11 * MINUTE;
    expect(await visits.resultOf(late.handle)).toMatchObject({ state: 'over' });
  });

  it('brings back why it failed', async () => {
    const { cookie, page } = await leave(await visits.begin('google', PAGE));
    const state = new URL(page).searchParams.get('state') ?? '';
    const issuer = encodeURIComponent(`${peers.url}/google`);
    const path = `/social/back/google?error=access_denied&state=${state}&iss=${issuer}`;
    const declined = handleOf((await visits.comeBack({ path }, cookie)) ?? '');
    expect(await visits.resultOf(declined)).toMatchObject({
      state: 'failed',
      reason: 'declined',
    });

    peers.fault = (_, response) => Boolean(response.destroy());
    const handle = handleOf((await leave(await visits.begin('keycloak', PAGE))).page);
    expect(await visits.resultOf(handle)).toMatchObject({
      state: 'failed',
      reason: 'unreachable',
    });
  });

  it('does not mix two tabs that come back at once', async () => {
    const tabs = await Promise.all(
      (['ada', 'mallory'] as const).map(async (person) => {
        const left = await leave(await visits.begin('google', `${SITE}/${person}`));
        return { person, left, back: await visitProvider(left.page, PUBLIC, person) };
      }),
    );
    // One browser has the cookies of both.
    const cookie = tabs.map(({ left }) => left.cookie).join('; ');
    const addresses = await Promise.all(
      tabs.map(async ({ back }) => (await visits.comeBack(back, cookie)) ?? ''),
    );
    expect(addresses.map((address) => new URL(address).pathname)).toEqual(['/ada', '/mallory']);
    const answers = await Promise.all(
      addresses.map((address) => visits.resultOf(handleOf(address))),
    );
    expect(answers.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(new Set(answers.map(({ user }) => user)).size).toBe(2);
  });

  it('keeps the page and the handle from the database and the log', async () => {
    const { address, handle } = await visited('google', `${SITE}/private-page`);
    expect(address).toContain('/private-page');
    const rows = JSON.stringify(await database().rows('select * from social_flow'));
    const texts = `${rows} ${visits.service.lines.join('\n')}`;
    expect(texts).not.toContain('private-page');
    expect(texts).not.toContain(handle);
  });
});
