import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceRefusal } from '../../src/service/proven-calls';
import type { Session } from '../../src/session/session-keeper';
import { SocialLogin } from '../../src/social/social-login';

const SITE = 'https://site.test';
const WALLET = 'https://wallet.test';
const FLOW = 'F'.repeat(22);
const HANDLE = 'H'.repeat(22);
const done = { state: 'done', session: 's', user: 'u', provider: 'google', profile: {} };

/** A service that answers each path by a function, and what it was asked. */
function loginOver(answers: Readonly<Record<string, () => unknown>>) {
  const asked: (readonly [string, Readonly<Record<string, unknown>>])[] = [];
  const opened: Session[] = [];
  const login = new SocialLogin({
    calls: {
      device: () => Promise.resolve({ x: 'x', y: 'y' }),
      sign: (text) => Promise.resolve(`signed ${text}`),
      post: async (path, body) => {
        asked.push([path, body as Readonly<Record<string, unknown>>]);
        return answers[path]?.();
      },
    },
    site: SITE,
    now: () => 0,
    tellPage: () => undefined,
    welcome: async (session) => void opened.push(session),
  });
  return { asked, login, opened };
}

beforeEach(() => {
  Object.assign(globalThis, { location: new URL(`${WALLET}/`) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

describe('a login in the site’s own tab', () => {
  it('leaves by a page of the wallet, and names the page that it comes back to', async () => {
    const { asked, login } = loginOver({ '/social/begin': () => ({ flow: FLOW }) });
    expect(await login.beginInTab('openid:keycloak', `${SITE}/swap?a=1#b`)).toBe(
      `${WALLET}/#social.${FLOW}`,
    );
    expect(asked).toEqual([
      [
        '/social/begin',
        {
          ...{ provider: 'keycloak', origin: SITE, device: { x: 'x', y: 'y' } },
          page: `${SITE}/swap?a=1#b`,
        },
      ],
    ]);
  });

  it('[R4.41] opens the wallet by the handle of the address, which this browser signs for this site', async () => {
    const { asked, login, opened } = loginOver({ '/social/result': () => done });
    await login.takeBack(`${WALLET}/#result.${HANDLE}`);
    expect(asked).toEqual([
      ['/social/result', { handle: HANDLE, origin: SITE, signature: `signed ${HANDLE}:${SITE}` }],
    ]);
    expect(opened).toMatchObject([{ handle: 's', user: 'u', social: { provider: 'google' } }]);
  });

  it.each([
    `https://elsewhere.test/#result.${HANDLE}`,
    `${WALLET}.elsewhere.test/#result.${HANDLE}`,
    `${WALLET}/#result.short`,
    `${WALLET}/#social.${HANDLE}`,
    `${WALLET}/?#result.${HANDLE}&more`,
    `javascript:alert(1)//#result.${HANDLE}`,
    '',
  ])('takes no other address: %s', async (uri) => {
    const { asked, login, opened } = loginOver({ '/social/result': () => done });
    await expect(login.takeBack(uri)).rejects.toMatchObject({ failure: 'over' });
    expect(asked).toEqual([]);
    expect(opened).toEqual([]);
  });

  it.each([
    [{ state: 'over' }, 'over'],
    [{ state: 'waiting' }, 'over'],
    [{ state: 'failed', reason: 'declined' }, 'declined'],
    [{ state: 'failed', reason: 'anything' }, 'failed'],
  ])('opens nothing by %j', async (answer, failure) => {
    const { login, opened } = loginOver({ '/social/result': () => answer });
    await expect(login.takeBack(`${WALLET}/#result.${HANDLE}`)).rejects.toMatchObject({ failure });
    expect(opened).toEqual([]);
  });

  it('passes on that the service cannot be asked', async () => {
    const { login } = loginOver({
      '/social/result': () => {
        throw new ServiceRefusal(503, 'unavailable');
      },
    });
    const taken = login.takeBack(`${WALLET}/#result.${HANDLE}`);
    await expect(taken).rejects.toMatchObject({ status: 503 });
  });
});
