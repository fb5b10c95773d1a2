import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parseSignInMessage } from '../../../../domain/siwx/sign-in-text';
import { createSignInServer, memoryStore } from '../../../../infrastructure/sign-in-server';
import type { SignInServerOptions } from '../../../../infrastructure/sign-in-server/sign-in-options';
import {
  accountsOfAllNamespaces,
  bitcoinAccounts,
  evmAccount,
  type SigningAccount,
} from '../../../support/sign-in-keys';
import { ORIGIN, SiteVisit } from '../../../support/sign-in-site';

const UNKNOWN = `0x${'0'.repeat(40)}`;
const START = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const statement = 'Sign in to see your orders.';

function site(options: Partial<SignInServerOptions> = {}) {
  const clock = { ms: START };
  const server = createSignInServer({
    domain: 'shop.example',
    clientOf: () => '',
    statement,
    perMinute: 1_000_000,
    now: () => clock.ms,
    log: () => {},
    ...options,
  });
  return { clock, server, visit: new SiteVisit(server) };
}

/** The text that a paired wallet signs with its approval: it was made before the account was known. */
async function ahead(visit: SiteVisit, { accountAddress, chainId }: SigningAccount) {
  const text = await visit.message({ ...evmAccount(), accountAddress: UNKNOWN, chainId });
  return text.replace(UNKNOWN, accountAddress);
}

let accounts: readonly SigningAccount[];
beforeAll(async () => {
  accounts = await accountsOfAllNamespaces();
});

describe('the server of the sign-in', () => {
  it('[R4.25] signs an account of each namespace in, with its real key, side by side', async () => {
    const { server, visit } = site();

    for (const account of accounts) expect((await visit.signIn(account)).status).toBe(200);

    expect(await visit.accounts()).toEqual(accounts.map(({ accountAddress }) => accountAddress));
    const request = new Request(ORIGIN, { headers: { cookie: visit.cookie } });
    const endsAt = START + 7 * DAY_MS;
    expect(await server.accountsOf(request)).toEqual(
      accounts.map(({ accountAddress, chainId }) => ({ accountAddress, chainId, endsAt })),
    );
  });

  it('signs every kind of Bitcoin address in', async () => {
    const { visit } = site();
    const kinds = await bitcoinAccounts();
    expect(kinds.length).toBeGreaterThan(1);

    for (const account of kinds) expect((await visit.signIn(account)).status).toBe(200);
  });

  it('refuses the signature of another account, and keeps no session', async () => {
    for (const account of accounts) {
      const { visit } = site();
      const text = await visit.message(account);
      const others = accounts.filter((one) => one !== account);
      const signature = (await others[0]?.sign(text)) ?? '';

      expect(await visit.verify(text, signature)).toMatchObject({
        status: 401,
        code: 'SIGN_IN_REFUSED',
        set: null,
      });
      expect(await visit.accounts()).toEqual([]);
    }
  });

  it('uses a nonce once, also for two requests at the same time, and after one that failed', async () => {
    const { visit } = site();
    const account = evmAccount();
    const text = await visit.message(account);
    const signature = await account.sign(text);

    const both = await Promise.all([visit.verify(text, signature), visit.verify(text, signature)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect((await visit.verify(text, signature)).code).toBe('SIGN_IN_EXPIRED');

    const second = await visit.message(account);
    await visit.verify(second, `0x${'11'.repeat(65)}`);
    expect((await visit.verify(second, await account.sign(second))).code).toBe('SIGN_IN_EXPIRED');
  });

  it('gives out nonces that are long, and never the same twice', async () => {
    const { visit } = site();
    const nonces = new Set<string>();
    for (let index = 0; index < 200; index += 1) {
      const parsed = parseSignInMessage(await visit.message(evmAccount()));
      if (parsed.ok) nonces.add(parsed.message.nonce);
    }
    expect(nonces.size).toBe(200);
    expect([...nonces].every((nonce) => /^[A-Za-z0-9]{24}$/.test(nonce))).toBe(true);
  });

  it('refuses a message of another account or chain than its nonce was for', async () => {
    const { visit } = site();
    const [one, other] = [evmAccount('59'), evmAccount('60')];
    const text = await visit.message(one);
    const stolen = text.replace(one.accountAddress, other.accountAddress);
    expect((await visit.verify(stolen, await other.sign(stolen))).code).toBe('SIGN_IN_REFUSED');

    const onOne = await visit.message(one);
    const elsewhere = onOne.replace('Chain ID: 1', 'Chain ID: 10');
    expect((await visit.verify(elsewhere, await one.sign(elsewhere))).code).toBe('SIGN_IN_REFUSED');
  });

  it('refuses a message of another of its own domains than the page is on', async () => {
    const storage = memoryStore(() => START);
    const options = { domain: ['shop.example', 'admin.example'], storage };
    const { server, visit } = site(options);
    const account = evmAccount();
    const text = await visit.message(account);
    const signature = await account.sign(text);

    const admin = new SiteVisit(server, 'https://admin.example');
    expect((await admin.verify(text, signature)).code).toBe('SIGN_IN_REFUSED');
    expect((await visit.verify(text, signature)).status).toBe(200);
  });

  it('refuses what another site has signed with the same nonce', async () => {
    const { visit } = site();
    const account = evmAccount();
    const text = await visit.message(account);
    const phished = text.replaceAll('shop.example', 'evil.example');

    expect((await visit.verify(phished, await account.sign(phished))).code).toBe('SIGN_IN_REFUSED');
  });

  it('ends a nonce after ten minutes, and a session when its message says so', async () => {
    const { clock, visit } = site();
    const account = evmAccount();
    const late = await visit.message(account);
    clock.ms += 600_000;
    expect((await visit.verify(late, await account.sign(late))).code).toBe('SIGN_IN_EXPIRED');

    await visit.signIn(account);
    clock.ms += 7 * DAY_MS - 1;
    expect(await visit.accounts()).toEqual([account.accountAddress]);
    clock.ms += 1;
    expect(await visit.accounts()).toEqual([]);
  });

  it('allows for clocks that differ by five minutes, and no more', async () => {
    const account = evmAccount();
    const withTimes = async (change: (text: string) => string) => {
      const { visit } = site();
      const text = change(await ahead(visit, account));
      return (await visit.verify(text, await account.sign(text))).code ?? 'verified';
    };
    const issued = (ms: number) => (text: string) =>
      text.replace(/Issued At: .*/, `Issued At: ${new Date(START + ms).toISOString()}`);
    const notBefore = (ms: number) => (text: string) =>
      `${text}\nNot Before: ${new Date(START + ms).toISOString()}`;

    expect(await withTimes(issued(300_000))).toBe('verified');
    expect(await withTimes(issued(300_001))).toBe('SIGN_IN_REFUSED');
    expect(await withTimes(issued(-900_000))).toBe('verified');
    expect(await withTimes(issued(-900_001))).toBe('SIGN_IN_EXPIRED');
    expect(await withTimes(notBefore(300_000))).toBe('verified');
    expect(await withTimes(notBefore(300_001))).toBe('SIGN_IN_REFUSED');
  });

  it('keeps no session longer than its own, whatever the message says', async () => {
    const { visit } = site();
    const account = evmAccount();
    for (const change of [
      (text: string) => text.replace(/\nExpiration Time: .*/, ''),
      (text: string) =>
        text.replace(/Expiration Time: .*/, 'Expiration Time: 2099-01-01T00:00:00Z'),
    ]) {
      const text = change(await ahead(visit, account));
      expect((await visit.verify(text, await account.sign(text))).code).toBe('SIGN_IN_REFUSED');
    }
  });

  it('answers only for chains that the site has, where it names them', async () => {
    const { visit } = site({ chains: ['eip155:10'] });
    const { accountAddress } = evmAccount();

    const other = await visit.post('nonce', { accountAddress, chainId: 'eip155:1' });
    expect(other).toMatchObject({ status: 400, code: 'SIGN_IN_INVALID' });
    const own = await visit.post('nonce', { accountAddress, chainId: 'eip155:10' });
    expect(own.status).toBe(200);
  });

  it('gives out no message for what is no account', async () => {
    const { visit } = site();
    for (const accountAddress of [
      '',
      '0x12',
      'bc1qxx',
      'a\nb',
      evmAccount().accountAddress.toLowerCase(),
    ]) {
      const { status } = await visit.post('nonce', { accountAddress, chainId: 'eip155:1' });
      expect(status).toBe(400);
    }
  });

  it('keeps one of several paired chains, or none where one is not signed', async () => {
    const { visit } = site();
    const account = evmAccount();
    const ask = async () => {
      const text = await ahead(visit, account);
      return [text, text.replace('Chain ID: 1', 'Chain ID: 10')];
    };
    const signedBy = (texts: readonly string[]) =>
      Promise.all(
        texts.map(async (message) => ({ message, signature: await account.sign(message) })),
      );

    const signed = await signedBy(await ask());
    expect((await visit.post('verify', { signed, replaces: true })).status).toBe(200);
    expect(await visit.accounts()).toHaveLength(2);

    const [first, second] = await signedBy(await ask());
    const half = [first, { ...second, signature: first?.signature }];
    expect((await visit.post('verify', { signed: half })).code).toBe('SIGN_IN_REFUSED');
    const again = await signedBy(await ask());
    const twice = [again[0], again[0]];
    expect((await visit.post('verify', { signed: twice })).code).toBe('SIGN_IN_REFUSED');
    expect(await visit.accounts()).toHaveLength(2);
  });
});

describe('the session', () => {
  it('has a new cookie after each sign-in; the one before is worth nothing', async () => {
    const { server, visit } = site();
    await visit.signIn(evmAccount('59'));
    const before = visit.cookie;
    await visit.signIn(evmAccount('60'));

    expect(visit.cookie).not.toBe(before);
    expect(await visit.accounts()).toHaveLength(2);
    const thief = new SiteVisit(server);
    thief.cookie = before;
    expect(await thief.accounts()).toEqual([]);
  });

  it('is in a cookie of exactly this host, over TLS, that no script reads', async () => {
    const { visit } = site();
    const { set } = await visit.signIn(evmAccount());

    expect(set).toMatch(
      /^__Host-cleat-sign-in=[A-Za-z0-9]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800$/,
    );
  });

  it('needs no TLS on this machine, where browsers would keep no such cookie', async () => {
    const { server } = site({ domain: 'localhost:3000' });
    const local = new SiteVisit(server, 'http://localhost:3000');
    const { set } = await local.signIn(evmAccount());

    expect(set).toMatch(/^cleat-sign-in=\w+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
    expect(await local.accounts()).toHaveLength(1);
  });

  it('signs in one account only, where it signs in again', async () => {
    const { visit } = site();
    await visit.signIn(evmAccount());
    await visit.signIn(evmAccount());
    expect(await visit.accounts()).toHaveLength(1);
  });

  it('[R4.15] ends for one account, or for all', async () => {
    const { visit } = site();
    const [one, other] = [evmAccount('59'), evmAccount('60')];
    await visit.signIn(one);
    await visit.signIn(other);

    const { chainId, accountAddress } = one;
    await visit.post('sign-out', { chainId, accountAddress });
    expect(await visit.accounts()).toEqual([other.accountAddress]);
    const before = visit.cookie;
    await visit.post('sign-out', {});
    expect(visit.cookie).toBe('');
    visit.cookie = before;
    expect(await visit.accounts()).toEqual([]);
  });

  it('is in the cookie itself where the site wants that, and counts only as it was sealed', async () => {
    const { clock, server, visit } = site({ cookieSecret: 's'.repeat(32) });
    await visit.signIn(evmAccount('59'));
    await visit.signIn(evmAccount('60'));
    expect(await visit.accounts()).toHaveLength(2);

    const forger = new SiteVisit(server);
    const [name = '', sealed = ''] = visit.cookie.split('=');
    const [body = '', code = ''] = sealed.split('.');
    const text = Buffer.from(body, 'base64url').toString().replace('1767', '9767');
    const forged = Buffer.from(text).toString('base64url');
    for (const value of [`${forged}.${code}`, body, `${body}.`, `.${code}`, `${body}.${code}.x`]) {
      forger.cookie = `${name}=${value}`;
      expect(await forger.accounts()).toEqual([]);
    }
    clock.ms += 7 * DAY_MS;
    expect(await visit.accounts()).toEqual([]);
  });

  it('fits into a cookie: the oldest account leaves it first', async () => {
    const { visit } = site({ cookieSecret: 's'.repeat(32) });
    for (let index = 10; index < 22; index += 1) await visit.signIn(evmAccount(String(index)));

    expect(visit.cookie.length).toBeLessThan(4_000);
    const left = await visit.accounts();
    expect(left.at(-1)).toBe(evmAccount('21').accountAddress);
    expect(left).not.toContain(evmAccount('10').accountAddress);
  });
});

describe('a request', () => {
  const forged: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['of another site', { origin: 'https://evil.example' }],
    ['of a sub-domain', { origin: 'https://x.shop.example' }],
    ['of a site with a longer name', { origin: 'https://shop.example.evil.example' }],
    ['of a page without TLS', { origin: 'http://shop.example' }],
    ['of another port', { origin: 'https://shop.example:8443' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['of an odd origin', { origin: '::::' }],
  ];

  it.each(forged)('%s signs no one in or out (CSRF)', async (_what, headers) => {
    const { visit } = site();
    const account = evmAccount();
    await visit.signIn(account);
    const text = await visit.message(account);
    const signed = [{ message: text, signature: await account.sign(text) }];

    for (const [route, body] of [
      ['nonce', account],
      ['verify', { signed }],
      ['sign-out', {}],
    ] as const) {
      const { status, set } = await visit.post(route, body, headers);
      expect({ route, status, set }).toEqual({ route, status: 403, set: null });
    }
    expect(await visit.accounts()).toHaveLength(1);
  });

  it.each([
    [
      'https://localhost:3001',
      'The request comes from a page of another host: got localhost:3001, domain is shop.example',
      'localhost:3001',
    ],
    [
      'http://shop.example',
      'The request comes from a page without TLS: got http://shop.example, domain is shop.example, with https',
      'shop.example',
    ],
    ['null', 'The request has no Origin of a page', undefined],
  ])(
    'of %s is refused with both hosts, in the answer and once in the log',
    async (origin, message, received) => {
      const lines: string[] = [];
      const { visit } = site({ log: (line) => lines.push(line) });

      await visit.post('nonce', evmAccount(), { origin });
      const { body } = await visit.post('nonce', evmAccount(), { origin });

      expect(body).toEqual({
        code: 'SIGN_IN_FORBIDDEN',
        message,
        expected: ['shop.example'],
        ...(received && { received }),
      });
      expect(lines).toEqual([`cleatkit/server: ${message}`]);
    },
  );

  it('of a thousand false hosts leaves no more than a hundred lines in the log, each one line', async () => {
    const lines: string[] = [];
    const { visit } = site({ log: (line) => lines.push(line) });

    for (let index = 0; index < 1000; index += 1) {
      await visit.post('nonce', {}, { origin: `https://evil-${index}.example` });
    }

    expect(lines).toHaveLength(100);
    expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
  });

  it('is logged on the console of the server, where the site names no log', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const server = createSignInServer({ domain: 'localhost:3000' });
    const visit = new SiteVisit(server);

    await visit.post('nonce', {}, { origin: 'http://localhost:3001' });

    expect(warn).toHaveBeenCalledWith(expect.stringContaining('got localhost:3001'));
    warn.mockRestore();
  });

  it('without an origin is refused', async () => {
    const { visit } = site();
    const headers = { 'content-type': 'application/json' };
    const { status } = await visit.send('sign-out', { method: 'POST', headers, body: '{}' });
    expect(status).toBe(403);
  });

  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, '{}'],
    ['plain text', { 'content-type': 'text/plain' }, '{}'],
    ['no JSON', {}, 'nonsense'],
    ['a list', {}, '[]'],
    ['nothing', {}, ''],
    ['70 kB', {}, JSON.stringify({ long: 'x'.repeat(70_000) })],
  ])('with %s is refused', async (_what, more, body) => {
    const { visit } = site();
    const headers = { origin: ORIGIN, 'content-type': 'application/json', ...more };
    const { status } = await visit.send('verify', { method: 'POST', headers, body });
    expect(status).toBe(400);
  });

  it.each([
    ['nonce', 'GET', 405],
    ['verify', 'GET', 405],
    ['sign-out', 'GET', 405],
    ['constructor', 'GET', 404],
    ['', 'GET', 404],
  ])('for %s by %s is answered %s', async (route, method, status) => {
    const { visit } = site();
    expect((await visit.send(route, { method })).status).toBe(status);
  });

  it('is refused where one client sends too many, and another one is not', async () => {
    const { clock, visit } = site({
      perMinute: 3,
      clientOf: ({ headers }) => headers.get('x-client') ?? '',
    });
    const ask = async (client: string) =>
      (await visit.post('nonce', evmAccount(), { 'x-client': client })).status;

    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await ask('one'));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await ask('other')).toBe(200);
    clock.ms += 60_000;
    expect(await ask('one')).toBe(200);
  });

  it('is refused for one kind alone: messages that are asked for keep no visitor from signing in', async () => {
    const { visit } = site({ perMinute: 2 });
    const account = evmAccount();
    const text = await visit.message(account);
    for (let count = 0; count < 3; count += 1) await visit.post('nonce', account);

    expect((await visit.verify(text, await account.sign(text))).status).toBe(200);
    expect((await visit.post('sign-out', {})).status).toBe(200);
  });

  it('is kept by no cache', async () => {
    const { server } = site();
    const response = await server.handle(new Request(`${ORIGIN}/auth/session`));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('tells nothing of what is broken inside', async () => {
    const broken = async () => {
      throw new TypeError('postgres://admin:secret@db');
    };
    const lines: string[] = [];
    const storage = { get: broken, set: broken, remove: broken };
    const { visit } = site({ storage, log: (line) => lines.push(line) });

    const answer = await visit.post('nonce', evmAccount());

    expect(answer).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE' });
    expect(lines).toEqual(['cleatkit/server: The sign-in is out of order: TypeError']);
    expect(JSON.stringify([answer, lines])).not.toContain('secret');
  });
});

describe('the accounts of a request to a route of the site', () => {
  it('are read from a request of any server', async () => {
    const { server, visit } = site();
    const account = evmAccount();
    await visit.signIn(account);
    const { cookie } = visit;

    for (const request of [
      new Request(ORIGIN, { headers: { cookie } }),
      { headers: new Headers({ cookie }) },
      { headers: { cookie, host: 'shop.example' } },
      { headers: { cookie: ['other=1', cookie] } },
    ]) {
      expect(await server.accountsOf(request)).toMatchObject([
        { accountAddress: account.accountAddress },
      ]);
    }
    expect(await server.accountsOf({ headers: {} })).toEqual([]);
    expect(await server.accountsOf(new Request(ORIGIN))).toEqual([]);
  });

  it.each([undefined, null, 'cleat=1', {}, { headers: null }, { headers: 'cookie' }])(
    'are refused for what is no request: %j',
    async (request) => {
      const { server } = site();

      await expect(server.accountsOf(request as never)).rejects.toThrow(
        /^accountsOf needs the request with its headers: .*`c\.req\.raw`.*Express/,
      );
    },
  );
});

describe('the options of the server', () => {
  it.each([
    [{ domain: 'https://shop.example' }],
    [{ domain: '' }],
    [{ domain: [] }],
    [{ domain: 'shop.example/auth' }],
    [{ domain: 'shop.example', cookieSecret: 'short' }],
  ])('are refused by name: %j', (options) => {
    expect(() => createSignInServer({ clientOf: () => '', ...options })).toThrow(TypeError);
  });

  it('name who sends a request, but on this machine', () => {
    expect(() => createSignInServer({ domain: 'shop.example' })).toThrow('"clientOf"');
    const domain = ['localhost:3000', 'shop.example'];
    expect(() => createSignInServer({ domain })).toThrow('"clientOf"');
    expect(createSignInServer({ domain: 'localhost:3000' })).toHaveProperty('handle');
  });
});
