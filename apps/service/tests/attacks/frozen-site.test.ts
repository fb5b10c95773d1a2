import { beforeEach, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import { knownSites, siteRegister } from '../../src/composition/compose-sites';
import type { SiteRegister } from '../../src/use-cases/sites/site-register';
import { FRESH_MS } from '../../src/use-cases/sites/known-sites';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
import { posted, SITE } from '../support';
import { signedBy, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

const OTHER = 'https://other.test';

describeOverDatabases('a site that its operator freezes', (database) => {
  let count = 0;
  let visitors: Visitors;
  let email = '';

  const start = async (create?: Service['createService']): Promise<void> => {
    visitors = await Visitors.over(database(), { ORIGINS: `${SITE},${OTHER}` }, create);
  };
  beforeEach(async () => {
    await database().rows('delete from site');
    await database().rows('update site_version set n = n + 1');
    email = `frozen${(count += 1)}@example.test`;
    await start();
  });

  /** What an operator does, in another program; and so much later that every instance knows it. */
  const operator = async (act: (register: SiteRegister) => Promise<unknown>): Promise<void> => {
    const store = sqlStore(database());
    const { config } = visitors.service;
    const now = (): number => visitors.clock;
    await act(siteRegister(config, store, knownSites(config, store, now), now));
    visitors.clock += FRESH_MS;
  };
  const freeze = (): Promise<void> => operator((register) => register.freeze(SITE));

  const frozen = { status: 403, error: 'site_frozen' };

  it('[E1.bd] gets no session, code, swap or purchase from then on, and its visitors go on elsewhere', async () => {
    const visitor = await visitors.logIn(email);
    const { jwk: device, sign } = await newDevice();
    const code = await visitors.codeFor(email, device);
    await freeze();

    for (const path of ['/session/resume', '/slots/list', '/devices/list', '/logins/list']) {
      expect(await visitors.ask(visitor, path)).toMatchObject(frozen);
    }
    expect(await visitors.send('/otp', { email, device, origin: SITE })).toMatchObject(frozen);
    expect(await visitors.send('/otp/verify', await signedBy(sign, code))).toMatchObject(frozen);
    expect(await visitors.send('/otp/resend', { ...code, email })).toMatchObject(frozen);
    for (const path of ['/swap/quote', '/swap/build', '/onramp/session']) {
      expect(await visitors.send(path, {}, SITE)).toMatchObject(frozen);
    }
    visitors.clock += 31_000; // The wait for the next code.
    expect(await visitors.send('/otp', { email, device, origin: OTHER })).toMatchObject({
      status: 200,
    });
    expect(await visitors.send('/swap/quote', {}, OTHER)).toMatchObject({ error: 'network' });

    await operator((register) => register.thaw(SITE));
    expect(await visitors.ask(visitor, '/slots/list')).toMatchObject({ status: 200 });
  });

  it('[E1.bd control] goes on with its open sessions where no request asks for the site', async () => {
    const { createService } = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/adapters/http/proven-session.ts',
      find: 'ofFrozenSite ? undefined',
      put: 'true ? undefined',
    });
    await start(createService);
    const visitor = await visitors.logIn(email);
    await freeze();
    expect(await visitors.ask(visitor, '/slots/list')).toMatchObject({ status: 200 });
  });

  it('lets a visitor sign out there', async () => {
    const visitor = await visitors.logIn(email);
    await freeze();
    expect(await visitors.ask(visitor, '/session/end')).toMatchObject({ ended: true });
  });

  it('has nothing of a login that is finished in the very moment', async () => {
    const { jwk: device, sign } = await newDevice();
    const code = await visitors.codeFor(email, device);
    const [entered] = await Promise.all([
      visitors.send('/otp/verify', await signedBy(sign, code)),
      freeze(),
    ]);
    const session = String(entered['session'] ?? '');
    expect(await visitors.ask({ session, sign }, '/slots/list')).not.toMatchObject({ status: 200 });
  });

  it('is gone with its row, and its open sessions with it', async () => {
    await operator((register) => register.add('https://row.test'));
    const { jwk: device, sign } = await newDevice();
    const origin = 'https://row.test';
    const begun = await visitors.send('/otp', { email, device, origin });
    const { flow } = begun as unknown as { readonly flow: string };
    const code = visitors.mails.at(-1)?.code ?? '';
    const signature = await sign(`${flow}:${code}:${origin}`);
    const entered = await visitors.send('/otp/verify', { flow, code, origin, signature });
    const visitor = { session: String(entered['session']), sign };
    expect(await visitors.ask(visitor, '/slots/list')).toMatchObject({ status: 200 });

    await operator((register) => register.remove(origin));

    expect(await visitors.ask(visitor, '/slots/list')).toMatchObject({
      status: 403,
      error: 'site',
    });
    expect(await visitors.send('/swap/quote', {}, origin)).toMatchObject({
      status: 403,
      error: 'origin',
    });
  });

  it('[E1.be] takes no look-alike of a site for it', async () => {
    for (const origin of [
      'https://site.test.',
      'https://SITE.test',
      'https://site.test:443',
      'https://site.test/',
      'http://site.test',
      'https://site.test:8443',
      'https://site.test.evil.test',
      'https://ѕite.test',
      'https://site.test, https://evil.test',
      'null',
      '',
    ]) {
      const own = origin.includes('ѕ') ? new URL(origin).origin : origin;
      const answer = await visitors.service.ask('/swap/quote', {
        ...posted({}),
        headers: { ...(posted({}).headers as object), origin: own },
      });
      expect([own, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        own,
        403,
        null,
      ]);
      expect(
        await visitors.send('/otp', { email, device: (await newDevice()).jwk, origin: own }),
      ).toMatchObject({ status: 400, error: 'origin' });
    }
    expect(await visitors.send('/swap/quote', {}, SITE)).toMatchObject({ error: 'network' });
  });

  it('[E1.be control] serves a look-alike where origins are read as addresses', async () => {
    const { createService } = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/use-cases/sites/known-sites.ts',
      find: '(await this.#current()).get(origin);',
      put: '(await this.#current()).get(URL.canParse(origin) ? new URL(origin).origin : origin);',
    });
    await start(createService);
    expect(await visitors.send('/swap/quote', {}, 'https://SITE.test')).toMatchObject({
      error: 'network',
    });
  });

  it('offers the logins that its row names, and no other', async () => {
    await operator((register) => register.change(OTHER, { logins: ['email'] }));
    const { jwk: device } = await newDevice();
    expect(await visitors.send('/otp', { email, device, origin: OTHER })).toMatchObject({
      status: 200,
    });
    await database().rows("update site set logins = 'google'");
    await operator((register) => register.change(OTHER, { note: 'without mails' }));
    expect(await visitors.send('/otp', { email, device, origin: OTHER })).toMatchObject({
      status: 403,
      error: 'site_login',
    });
  });

  it('has limits of its own, which are no other site’s', async () => {
    await operator((register) => register.change(SITE, { limits: { 'code-hour': 1 } }));
    const code = async (address: string, origin: string) => {
      const { jwk: device } = await newDevice();
      visitors.moveOn();
      return visitors.send('/otp', { email: address, device, origin });
    };
    expect(await code(email, SITE)).toMatchObject({ status: 200 });
    expect(await code(email, SITE)).toMatchObject({ status: 429, error: 'work' });
    expect(await code(email, OTHER)).toMatchObject({ status: 200 });
  });

  const heardOf = async (
    site?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Headers> => {
    const uri = site === undefined ? '/' : `/?site=${encodeURIComponent(site)}`;
    const answer = await visitors.service.ask('/frame/policy', {
      headers: { 'x-forwarded-uri': uri, ...headers },
    });
    expect(answer.status).toBe(204);
    return answer.headers;
  };
  const policyFor = async (...asked: Parameters<typeof heardOf>): Promise<string | null> =>
    (await heardOf(...asked)).get('x-frame-policy');

  it('[E2.d] is in no policy of the frame, and no page chooses whom a policy lets in', async () => {
    expect(await policyFor(SITE)).toBe(`frame-ancestors ${SITE}`);
    expect(await policyFor()).toBe(`frame-ancestors ${SITE} ${OTHER}`);
    expect(await policyFor(undefined, { referer: `${OTHER}/a?b` })).toBe(
      `frame-ancestors ${OTHER}`,
    );
    await freeze();
    expect(await policyFor(SITE)).toBe(`frame-ancestors ${OTHER}`);
    for (const site of [
      'https://evil.test',
      '*',
      "'self'",
      `${OTHER} https://evil.test`,
      `${OTHER}; script-src *`,
      `${OTHER}\r\nx-evil: 1`,
      `${OTHER}/`,
      'x'.repeat(5000),
      '%',
    ]) {
      expect(await policyFor(site)).toBe(`frame-ancestors ${OTHER}`);
    }
    await operator((register) => register.freeze(OTHER));
    expect(await policyFor(OTHER)).toBe("frame-ancestors 'none'");
  });

  it('[E2.d] gets by its name alone the page that says so, and gets it for no other', async () => {
    const pageFor = async (...asked: Parameters<typeof heardOf>): Promise<string | null> =>
      (await heardOf(...asked)).get('x-frame-frozen');
    expect(await pageFor(SITE)).toBeNull();
    await freeze();
    expect(await pageFor(SITE)).toBe(`frame-ancestors ${SITE}`);
    for (const site of [OTHER, 'https://evil.test', `${SITE}/`, `${SITE} ${OTHER}`, '*', '']) {
      expect([site, await pageFor(site)]).toEqual([site, null]);
    }
    expect(await pageFor()).toBeNull();
    expect(await pageFor(undefined, { referer: `${SITE}/` })).toBeNull();
    await operator((register) => register.thaw(SITE));
    expect(await pageFor(SITE)).toBeNull();
  });

  it('[E2.d control] lets any page in that names itself where the list is not asked', async () => {
    const { createService } = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/adapters/http/frame-policy-route.ts',
      find: 'await sites.find(named);',
      put: '({ isFrozen: false, origin: named } as Site);',
    });
    await start(createService);
    expect(await policyFor('https://evil.test')).toBe('frame-ancestors https://evil.test');
  });

  it('[E2.d] never makes a header that a server or a browser cuts, however many sites there are', async () => {
    const rows = Array.from(
      { length: 2000 },
      (_, n) => `('https://site-${n}.test','',0,0,'*','{}',1)`,
    );
    await database().rows(
      `insert into site (origin, note, frozen, codes, logins, limits, created) values ${rows.join(',')},
       ('https://a.test; script-src *','',0,0,'*','{}',1), ('https://*.test','',0,0,'*','{}',1)`,
    );
    await operator((register) => register.add('https://last.test'));
    expect(await policyFor('https://last.test')).toBe('frame-ancestors https://last.test');
    expect(await policyFor('https://site-1999.test')).toBe(
      'frame-ancestors https://site-1999.test',
    );
    expect(await policyFor()).toBe("frame-ancestors 'none'");
    expect(await policyFor('https://a.test; script-src *')).toBe("frame-ancestors 'none'");
    expect(await policyFor('https://*.test')).toBe("frame-ancestors 'none'");
    expect(await visitors.send('/frame/sites', { origin: 'https://last.test' })).toMatchObject({
      sites: ['https://last.test'],
      codeSites: [],
    });
    expect(await visitors.send('/frame/sites', { origin: 'https://evil.test' })).toMatchObject({
      sites: [],
    });
  });
});
