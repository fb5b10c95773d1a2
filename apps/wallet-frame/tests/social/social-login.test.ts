import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SocialLogin } from '../../src/social/social-login';

const SITE = 'https://site.test';
const WALLET = 'https://wallet.test';
const FLOW = 'F'.repeat(22);

beforeEach(() => {
  Object.assign(globalThis, { location: new URL(`${WALLET}/`) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

describe('a login in the site’s own tab', () => {
  it('leaves by a page of the wallet, names the page that it comes back to, and is kept here', async () => {
    const asked: unknown[] = [];
    const kept: string[] = [];
    const login = new SocialLogin({
      calls: {
        device: () => Promise.resolve({ x: 'x', y: 'y' }),
        sign: (text) => Promise.resolve(`signed ${text}`),
        post: async (path, body) => {
          asked.push([path, body]);
          return { flow: FLOW };
        },
      },
      left: { add: async (flow) => void kept.push(flow) },
      site: SITE,
      now: () => 0,
      tellPage: () => undefined,
      welcome: () => Promise.resolve(),
    });
    const page = `${SITE}/swap?a=1#b`;
    expect(await login.beginInTab('openid:keycloak', page)).toBe(`${WALLET}/#social.${FLOW}`);
    const device = { x: 'x', y: 'y' };
    expect(asked).toEqual([
      ['/social/begin', { provider: 'keycloak', origin: SITE, device, page }],
    ]);
    expect(kept).toEqual([FLOW]);
  });
});
