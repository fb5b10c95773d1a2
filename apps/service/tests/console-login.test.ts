import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as openId from '#openid';
import { describeOverDatabases } from './databases';
import { ConsoleBrowser, CONSOLE, OperatorsProvider } from './stand-ins/operators';
import { SITE } from './support';
import { FRAME, Visitors } from './visitors';

let provider: OperatorsProvider;
beforeAll(async () => {
  provider = await OperatorsProvider.start();
});
afterAll(() => provider.stop());

const MINUTE = 60_000;

describeOverDatabases('a login of an operator', (database) => {
  let visitors: Visitors;
  beforeEach(async () => {
    await database().rows('delete from counter');
    visitors = await Visitors.over(database(), provider.environment, undefined, openId);
  });
  const at = (login: string) => ConsoleBrowser.loggedIn(visitors.service, login);

  it('is at the operator’s provider, with the roles that it says', async () => {
    const olga = await at('olga');
    const me = await olga.ask('/console/me');

    expect(me).toMatchObject({ status: 200, subject: 'olga', role: 'act', name: 'olga at work' });
    expect(await (await at('rita')).ask('/console/me')).toMatchObject({ role: 'read' });
    expect(await (await at('text')).ask('/console/me')).toMatchObject({ role: 'read' });
  });

  it('lets in no person without a role, nor with one that only looks like it', async () => {
    for (const login of ['boss', 'victor']) {
      const browser = await ConsoleBrowser.at(visitors.service);

      expect(await browser.logIn(login)).toBe(`${CONSOLE}/#role`);
      expect(await browser.ask('/console/me')).toMatchObject({ status: 401 });
    }
  });

  it('has a cookie that no script reads and no other site has sent', async () => {
    const browser = await ConsoleBrowser.at(visitors.service);
    const left = await browser.post('/console/login', { key: browser.device.jwk });
    const { visitProvider } = await import('./stand-ins/social-visitor');
    const { path } = await visitProvider(String(left['page']), 'https://service.test', 'olga');
    const answer = await visitors.service.ask(path, { headers: { cookie: browser.cookie } });
    const [cookie] = answer.headers.getSetCookie().filter((one) => /console=./.test(one));

    expect(cookie).toMatch(/^__Host-cleat-console=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) {
      expect(cookie).toContain(part);
    }
    expect(cookie).not.toMatch(/Domain|Max-Age|Expires/);
  });

  it('asks for a new login before an act, ten minutes after the last one', async () => {
    const olga = await at('olga');
    const act = { account: 'a'.repeat(43), reason: 'ticket 4711 of the visitor' };

    expect(await olga.ask('/console/lockout/free', act)).toMatchObject({ freed: 0 });
    visitors.clock += 10 * MINUTE;
    expect(await olga.ask('/console/lockout/free', act)).toMatchObject({
      status: 403,
      error: 'login_again',
    });
    expect(await olga.ask('/console/overview')).toMatchObject({ status: 200 });
    await olga.logIn('olga');
    expect(await olga.ask('/console/lockout/free', act)).toMatchObject({ status: 200 });
  });

  it('ends without use in half an hour, and after eight hours in any case', async () => {
    const olga = await at('olga');
    visitors.clock += 29 * MINUTE;
    expect(await olga.ask('/console/me')).toMatchObject({ status: 200 });
    visitors.clock += 30 * MINUTE;
    expect(await olga.ask('/console/me')).toMatchObject({ status: 401 });

    const omar = await at('omar');
    for (let n = 0; n < 16; n += 1) {
      visitors.clock += 29 * MINUTE;
      await omar.ask('/console/me');
    }
    visitors.clock += 29 * MINUTE;
    expect(await omar.ask('/console/me')).toMatchObject({ status: 401 });
  });

  it('ends where the operator logs out', async () => {
    const olga = await at('olga');
    const { cookie } = olga;
    expect(await olga.ask('/console/logout')).toMatchObject({ ended: true });

    expect(olga.jar.size).toBe(0);
    expect(await olga.ask('/console/me', {}, { cookie })).toMatchObject({ status: 401 });
  });

  it('is worth nothing to a thief of its cookie: on another origin, without the header, without the key', async () => {
    const olga = await at('olga');
    const thief = await ConsoleBrowser.at(visitors.service);
    const { cookie } = olga;
    const asked = await olga.proof('/console/me', {});

    expect(await thief.ask('/console/me', {}, { cookie })).toMatchObject({ status: 401 });
    for (const origin of [SITE, FRAME, 'https://console.test.evil.test', 'null', '']) {
      expect(await olga.ask('/console/me', {}, { origin })).toMatchObject({ error: 'origin' });
    }
    expect(await olga.ask('/console/me', {}, { headers: {} })).toMatchObject({ error: 'origin' });
    // What the thief has seen of one request counts once, and for its path alone.
    expect(await olga.post('/console/me', asked)).toMatchObject({ status: 200 });
    expect(await thief.post('/console/me', asked, { cookie })).toMatchObject({ status: 401 });
    const other = await olga.proof('/console/me', {});
    expect(await thief.post('/console/log', other, { cookie })).toMatchObject({ status: 401 });
  });

  it('cannot be begun by one browser and ended by another', async () => {
    const thief = await ConsoleBrowser.at(visitors.service);
    const left = await thief.post('/console/login', { key: thief.device.jwk });
    const { visitProvider } = await import('./stand-ins/social-visitor');
    const { path } = await visitProvider(String(left['page']), 'https://service.test', 'olga');
    const victim = await ConsoleBrowser.at(visitors.service);
    const begun = await victim.post('/console/login', { key: victim.device.jwk });

    expect(begun['status']).toBe(200);
    expect(await victim.comeBack(path)).toBe(`${CONSOLE}/#failed`);
    expect(await thief.comeBack(`${path}x`)).toBe(`${CONSOLE}/#failed`);
  });

  it('is no session of a visitor, and a visitor’s is none of an operator', async () => {
    const ada = await visitors.logIn('ada@example.test');
    const olga = await at('olga');
    const proof = await visitors.proofOf(ada, '/console/overview');
    const asVisitor = { ...ada, session: olga.jar.get('__Host-cleat-console') ?? '' };

    expect(await olga.post('/console/overview', proof, { cookie: '' })).toMatchObject({
      status: 401,
    });
    expect(
      await olga.post('/console/overview', proof, {
        cookie: `__Host-cleat-console=${ada.session}`,
      }),
    ).toMatchObject({ status: 401 });
    expect(await visitors.ask(asVisitor, '/logins/list')).toMatchObject({ status: 401 });
    expect(await visitors.send('/session/resume', {}, CONSOLE)).toMatchObject({ error: 'origin' });
  });

  it('answers a preflight of the console alone', async () => {
    const preflight = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const answer = await visitors.service.ask('/console/me', { method: 'OPTIONS', headers });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };

    expect(await preflight(CONSOLE)).toEqual([204, CONSOLE]);
    expect(await preflight(SITE)).toEqual([403, null]);
    expect(await preflight(FRAME)).toEqual([403, null]);
  });

  it('is refused beyond 60 an hour of one range', async () => {
    const browser = await ConsoleBrowser.at(visitors.service);
    const begin = () => browser.post('/console/login', { key: browser.device.jwk });
    for (let n = 0; n < 60; n += 1) await begin();

    expect(await begin()).toMatchObject({ status: 429 });
  });

  it('is nowhere where the operator names no console', async () => {
    const without = await Visitors.over(database(), {}, undefined, openId);
    const browser = await ConsoleBrowser.at(without.service);
    const begun = await browser.post('/console/login', { key: browser.device.jwk });

    expect(begun).toMatchObject({ status: 403, error: 'origin' });
  });
});
