import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as openId from '#openid';
import { readFileSync } from 'node:fs';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import { FRESH_MS } from '../../src/use-cases/sites/known-sites';
import { ConsoleLog } from '../../src/use-cases/console/console-log';
import { type SuiteDatabase, describeOverDatabases } from '../databases';
import { CONSOLE, ConsoleBrowser, OperatorsProvider } from '../stand-ins/operators';
import { FRAME, type Visitor, Visitors } from '../visitors';

const DAY = 24 * 3_600_000;
const reason = 'ticket 4711 of the visitor';

let provider: OperatorsProvider;
beforeAll(async () => {
  provider = await OperatorsProvider.start();
});
afterAll(() => provider.stop());

/** Every route of the console, as the sources have them, and what each is asked. */
const sources = [
  'console-act-routes',
  'console-site-routes',
  'console-read-routes',
  'operator-login-routes',
].map((name) =>
  readFileSync(new URL(`../../src/adapters/http/console/${name}.ts`, import.meta.url), 'utf8'),
);
const routes = sources.flatMap((source) =>
  [...source.matchAll(/(?:door\.route|act|change)\(\s*'(\/console\/[^']+)'/g)].map(
    ([, path = '']) => path,
  ),
);
const acting = sources
  .slice(0, 2)
  .flatMap((source) => [...source.matchAll(/\b(?:act|change)\(\s*'(\/console\/[^']+)'/g)])
  .map(([, path = '']) => path);

/** What an operator must never change: key shares, logins and holds. */
async function guarded(database: SuiteDatabase): Promise<unknown> {
  const tables = [
    'slot',
    'account_login',
    'account_name',
    'account_hold',
    'wallet',
    'wallet_aside',
    'wallet_renewal',
    'known_device',
    'allowed_join',
  ];
  const rows = await Promise.all(tables.map((table) => database().rows(`select * from ${table}`)));
  return rows.map((each) => each.map((row) => JSON.stringify(row)).sort());
}

describeOverDatabases('an operator of the console', (database) => {
  let visitors: Visitors;
  let ada: Visitor;
  let visits = 0;
  let email = '';

  beforeEach(async () => {
    for (const table of [
      'counter',
      'account_deletion',
      'console_log',
      'console_head',
      'login_lock',
    ]) {
      await database().rows(`delete from ${table}`);
    }
    visitors = await Visitors.over(database(), provider.environment, undefined, openId);
    visits += 1;
    email = `ada${visits}@example.test`;
    ada = await visitors.logIn(email);
    await visitors.addSlot(ada, 'device', true);
    await visitors.addSlot(ada, 'passkey');
  });

  const at = (login: string) => ConsoleBrowser.loggedIn(visitors.service, login);
  const entries = async () =>
    (await new ConsoleLog({ store: sqlStore(database()), now: () => 0 }).page()).map(
      ({ about, act, operator }) => [operator, act, about],
    );

  it('releases no half, adds no login and lifts no hold, by any route with any payload', async () => {
    expect(routes.length).toBeGreaterThan(16);
    const { rows } = database();
    await rows(
      'insert into account_hold (account, begun, until, ways) values (?, ?, ?, ?)',
      ada.user,
      visitors.clock,
      visitors.clock + DAY,
      visitors.clock + DAY,
    );
    const [slot] = await rows(
      'select id, half, sealed from slot where account = ? and kind = ?',
      ada.user,
      'passkey',
    );
    const [device] = await rows('select id from known_device where account = ?', ada.user);
    const before = await guarded(database);
    const olga = await at('olga');
    const given = {
      account: ada.user,
      reason,
      email,
      device: device?.['id'],
      id: slot?.['id'],
      slot: slot?.['id'],
      kind: 'passkey',
      provider: 'email',
      proof: {},
      until: 0,
      approve: true,
      origin: `https://shop${visits}.test`,
      limits: {},
    };

    const answers: string[] = [];
    for (const path of routes.filter((one) => one !== '/console/logout')) {
      answers.push(JSON.stringify(await olga.ask(path, given)));
    }

    expect(answers.filter((answer) => !answer.includes('"status":200'))).toEqual([
      expect.stringContaining('second_operator'),
    ]);
    expect(await guarded(database)).toEqual(before);
    for (const secret of [slot?.['half'], slot?.['sealed']]) {
      expect(String(secret).length).toBeGreaterThan(10);
      expect(answers.join('')).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });

  it('with the role read does none of the acts, exports nothing, and leaves no entry', async () => {
    expect(acting).toHaveLength(10);
    const rita = await at('rita');
    const before = await guarded(database);
    for (const path of acting) {
      const answer = await rita.ask(path, {
        account: ada.user,
        reason,
        device: 'd',
        origin: 'https://new.test',
      });
      expect(answer).toEqual({ status: 403, error: 'role' });
    }

    expect(await guarded(database)).toEqual(before);
    expect(await entries()).toEqual([['rita', 'operator.login', '']]);
  });

  it('sees what was paid for sites in a week, and no visitor for whom', async () => {
    const today = Math.floor(visitors.clock / DAY);
    for (const [day, account, n] of [
      [today, '', 3],
      [today - 6, '', 1],
      [today - 7, '', 9],
      [today, ada.user, 2],
    ] as const) {
      await database().rows(
        `insert into sponsor_spending (site, network, day, account, n, total) values (?, ?, ?, ?, ?, ?)`,
        'https://site.test',
        'eip155:1',
        day,
        account,
        n,
        n * 1000,
      );
    }

    const { spent } = await (await at('rita')).ask('/console/sponsors');

    const own = { site: 'https://site.test', network: 'eip155:1' };
    expect(spent).toEqual([
      { ...own, day: today, count: 3, sum: 3000 },
      { ...own, day: today - 6, count: 1, sum: 1000 },
    ]);
  });

  it('sees no address without a reason, which is in the log before it is shown', async () => {
    const rita = await at('rita');
    const looks = [
      '/console/visitor',
      '/console/overview',
      '/console/mails',
      '/console/limits',
      '/console/frames',
      '/console/sponsors',
      '/console/sites',
      '/console/log',
    ];
    for (const path of looks) {
      const answer = await rita.ask(path, { account: ada.user });
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer)).not.toMatch(/example\.test|a•|ada/);
    }
    for (const bad of [
      undefined,
      '',
      'short',
      ' '.repeat(40),
      `for ${email}`,
      'x'.repeat(301),
      'a line\nand another',
      7,
    ]) {
      expect(
        await rita.ask('/console/visitor/reveal', { account: ada.user, reason: bad }),
      ).toMatchObject({ error: 'reason' });
      expect(await rita.ask('/console/visitor/find', { email, reason: bad })).toMatchObject({
        error: 'reason',
      });
    }
    expect(await entries()).toHaveLength(1);

    const found = await rita.ask('/console/visitor/find', { email: email.toUpperCase(), reason });
    expect(found).toMatchObject({ account: ada.user, isKnown: true });
    const shown = await rita.ask('/console/visitor/reveal', { account: ada.user, reason });
    expect(shown).toMatchObject({ logins: [{ provider: 'email', address: email }] });
    expect((await entries()).slice(0, 2)).toEqual([
      ['rita', 'visitor.reveal', ada.user],
      ['rita', 'visitor.find', ada.user],
    ]);
    expect(JSON.stringify(await database().rows('select * from console_log'))).not.toContain(
      'example',
    );
  });

  it('reveals at most 30 visitors an hour', async () => {
    const rita = await at('rita');
    const reveal = () => rita.ask('/console/visitor/reveal', { account: ada.user, reason });
    for (let n = 0; n < 30; n += 1) expect((await reveal()).status).toBe(200);

    expect(await reveal()).toMatchObject({ status: 429 });
    expect(await entries()).toHaveLength(31);
  });

  it('ends a session while the visitor signs: the wallet and its device stay', async () => {
    const [device] = await database().rows(
      'select id from known_device where account = ?',
      ada.user,
    );
    const olga = await at('olga');
    const before = await guarded(database);

    const ended = await olga.ask('/console/session/end', {
      account: ada.user,
      reason,
      device: device?.['id'],
    });

    expect(ended).toEqual({ status: 200, ended: 1 });
    expect(await visitors.ask(ada, '/slots/list')).toMatchObject({ status: 401 });
    expect(await guarded(database)).toEqual(before);
  });

  it('frees a lockout three times a day, and no more', async () => {
    const olga = await at('olga');
    const lock = (account: string) =>
      database().rows(
        'insert into login_lock (account, dead, day, until) values (?, 10, ?, ?)',
        account,
        visitors.clock + DAY,
        visitors.clock + DAY,
      );
    await lock(ada.user);
    await lock(`${ada.user}:{"kty":"EC"}`);
    await lock('b'.repeat(43));
    expect(await olga.ask('/console/visitor', { account: ada.user })).toMatchObject({
      lockedUntilMs: visitors.clock + DAY,
    });
    const free = () => olga.ask('/console/lockout/free', { account: ada.user, reason });

    expect(await free()).toMatchObject({ freed: 2 });
    expect(await database().rows('select account from login_lock')).toEqual([
      { account: 'b'.repeat(43) },
    ]);
    await free();
    await free();
    expect(await free()).toMatchObject({ status: 429, error: 'wait' });
  });

  it('adds, freezes and thaws a site with an entry each, and no origin that is no site', async () => {
    const olga = await at('olga');
    const site = (step: string, origin: string) =>
      olga.ask(`/console/site/${step}`, { origin, reason });
    const origin = `https://new${visits}.test`;

    expect(await site('add', origin)).toMatchObject({ status: 200, site: { origin } });
    expect(await site('freeze', origin)).toMatchObject({ site: { isFrozen: true } });
    expect(await site('thaw', origin)).toMatchObject({ site: { isFrozen: false } });
    expect((await entries()).map(([, act]) => act)).toEqual([
      'site.thaw',
      'site.freeze',
      'site.add',
      'operator.login',
    ]);
    for (const wrong of [CONSOLE, FRAME, `${origin}/path`, 'https://*.test', origin]) {
      expect(await site('add', wrong)).toMatchObject({ status: 400, error: 'site_refused' });
    }
    expect(await site('add', 'https://a@b.test')).toMatchObject({ error: 'origin_unusable' });
  });

  it('limits a site within the bounds of the limits, and the log says what was changed', async () => {
    const olga = await at('olga');
    const origin = `https://limited${visits}.test`;
    const change = (more: object) => olga.ask('/console/site/change', { origin, reason, ...more });
    const listed = async () => {
      visitors.clock += FRESH_MS; // So long another instance may say what was before.
      const { sites } = await olga.ask('/console/site/list');
      return (sites as { readonly origin: string }[]).find((site) => site.origin === origin);
    };
    await olga.ask('/console/site/add', { origin, reason, note: 'for ada@example.test' });
    expect(
      await change({ limits: { 'code-hour': 3 }, logins: ['email'], takesCodes: true }),
    ).toMatchObject({ status: 200 });
    for (const wrong of [
      { limits: { 'code-hour': 0 } },
      { limits: { 'code-hour': 21 } },
      { limits: { 'code-hour': 2.5 } },
      { limits: { 'slot-made': 5 } },
      { limits: { '<b>': 5 } },
      { logins: ['google'] },
      { logins: [] },
      { note: 'two\nlines' },
    ]) {
      expect(await change(wrong)).toMatchObject({ status: 400, error: 'site_refused' });
    }

    expect(await listed()).toMatchObject({
      limits: { 'code-hour': 3 },
      logins: ['email'],
      note: 'for ada@example.test',
      takesCodes: true,
    });
    expect(await change({ limits: { 'code-hour': null }, logins: 'all' })).toMatchObject({
      status: 200,
    });
    expect(await listed()).toEqual(expect.objectContaining({ limits: {} }));
    const told = (await entries()).map(([, , about]) => about);
    expect(told.slice(0, 2)).toEqual([`${origin} code-hour=default, logins=all`, `${origin} note`]);
    expect(told).toContain(`${origin} code-hour=3, codes=on, logins=email`);
    expect(JSON.stringify(told)).not.toMatch(/example\.test|<b>/);
    const { limits, logins } = await olga.ask('/console/site/list');
    expect(logins).toEqual(['email']);
    expect(limits).toContainEqual(
      expect.objectContaining({ name: 'code-hour', least: 1, most: 20, ofService: 5 }),
    );
  });

  it('exports everything that the service knows of one visitor, and nothing of another or of a key share', async () => {
    const eve = await visitors.logIn(`eve${visits}@example.test`);
    const olga = await at('olga');

    const { status, ...all } = await olga.ask('/console/visitor/export', {
      account: ada.user,
      reason,
    });

    expect(status).toBe(200);
    expect(all).toMatchObject({
      account: ada.user,
      logins: [{ address: email }],
      slots: expect.arrayContaining([
        expect.objectContaining({ kind: 'device' }),
        expect.objectContaining({ kind: 'passkey' }),
      ]),
      wallet: { publicKey: visitors.walletKeys.get(ada.user)?.publicKey },
    });
    expect(JSON.stringify(all)).not.toMatch(/eve|"half"|"sealed"/);
    expect(JSON.stringify(all)).not.toContain(eve.user);
    expect(
      await olga.ask('/console/visitor/export', { account: 'c'.repeat(43), reason }),
    ).toMatchObject({ status: 404 });
  });

  describe('a deletion', () => {
    const waiting = () => database().rows('select * from account_deletion');
    const ask = async (who: ConsoleBrowser, step: string, account = ada.user) =>
      who.ask(`/console/deletion/${step}`, { account, reason });
    const rowsOf = async (account: string) => {
      const tables = [
        'account_login',
        'account_name',
        'wallet',
        'slot',
        'known_device',
        'login_session',
      ];
      const counts = await Promise.all(
        tables.map((table) =>
          database().rows(`select account from ${table} where account = ?`, account),
        ),
      );
      return counts.flat().length;
    };

    it('deletes no visitor alone, also by two sessions of one person', async () => {
      const [first, second] = [await at('olga'), await at('olga')];
      expect(await ask(first, 'ask')).toMatchObject({ asked: true });

      expect(await ask(second, 'confirm')).toMatchObject({ status: 403, error: 'second_operator' });
      expect(await ask(second, 'ask')).toMatchObject({ status: 409, error: 'deletion' });
      visitors.clock += 400 * DAY;
      await visitors.service.sweep();
      expect(await waiting()).toHaveLength(1);
      expect(await rowsOf(ada.user)).toBeGreaterThan(3);
    });

    it('deletes a visitor 30 days after a second operator has agreed, and no other one', async () => {
      const eve = await visitors.logIn(`eve${visits}@example.test`);
      await visitors.addSlot(eve, 'device', true);
      const others = await rowsOf(eve.user);
      await ask(await at('olga'), 'ask');
      expect(visitors.walletMails).toEqual([]);
      const agreed = await ask(await at('omar'), 'confirm');

      expect(agreed).toMatchObject({ readyMs: visitors.clock + 30 * DAY });
      expect(visitors.walletMails).toMatchObject([
        { to: email, kind: 'ending', goesAtMs: visitors.clock + 30 * DAY },
      ]);
      visitors.clock += 30 * DAY - 1;
      await database().rows(
        'update login_session set until = until + ?, ends = ends + ?',
        40 * DAY,
        40 * DAY,
      );
      await visitors.service.sweep();
      expect(await rowsOf(ada.user)).toBeGreaterThan(3);
      visitors.clock += 1;
      await visitors.service.sweep();

      expect(await rowsOf(ada.user)).toBe(0);
      expect(await rowsOf(eve.user)).toBe(others);
      expect((await entries())[0]).toEqual([' service', 'deletion.done', ada.user]);
      const log = new ConsoleLog({ store: sqlStore(database()), now: () => 0 });
      expect(await log.verify()).toMatchObject({ kind: 'whole' });
    });

    it('does not delete a wallet whose key has signed in those 30 days, where a login and mail do not stop it', async () => {
      await ask(await at('olga'), 'ask');
      await ask(await at('omar'), 'confirm');
      visitors.clock += 20 * DAY;
      ada = await visitors.logIn(email);
      await visitors.ask(ada, '/session/resume');
      expect(await waiting()).toHaveLength(1);
      const listed = await visitors.ask(ada, '/slots/list');
      expect(listed).toMatchObject({ deletion: { readyAtMs: expect.any(Number) } });

      const forged = await visitors.act(
        ada,
        '/slots/stay',
        {},
        { act: 'wallet.keep', subject: [] },
      );
      expect(forged).toMatchObject({ error: 'wallet_key' });
      expect(await waiting()).toHaveLength(1);
      await visitors.act(ada, '/slots/stay', {}, { act: 'wallet.stay', subject: [] });

      expect(await waiting()).toEqual([]);
      expect((await entries())[0]).toEqual([' wallet', 'deletion.stopped', ada.user]);
      expect(visitors.walletMails.at(-1)).toMatchObject({ to: email, kind: 'staying' });
      visitors.clock += 60 * DAY;
      await visitors.service.sweep();
      expect(
        await database().rows('select account from slot where account = ?', ada.user),
      ).toHaveLength(2);
    });

    it('takes a deletion back, and tells the visitor who was told of it', async () => {
      const olga = await at('olga');
      await ask(olga, 'ask');
      await ask(olga, 'take-back');
      expect(visitors.walletMails).toEqual([]);
      expect(await ask(olga, 'take-back')).toMatchObject({ status: 409 });

      await ask(olga, 'ask');
      const omar = await at('omar');
      await ask(omar, 'confirm');
      expect(await ask(omar, 'confirm')).toMatchObject({ status: 409, error: 'deletion' });
      await ask(omar, 'take-back');
      expect(visitors.walletMails.map(({ kind }) => kind)).toEqual(['ending', 'staying']);
    });

    it('has one deletion where two operators ask, agree, and the wallet’s key signs at once', async () => {
      const [olga, omar] = [await at('olga'), await at('omar')];
      const asked = await Promise.all([ask(olga, 'ask'), ask(omar, 'ask')]);
      expect(asked.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      const agreed = await Promise.all([ask(olga, 'confirm'), ask(omar, 'confirm')]);
      // The one who has asked is refused, before the other one agrees or after.
      expect(agreed.filter(({ status }) => status === 200)).toHaveLength(1);

      visitors.clock += 30 * DAY;
      ada = await visitors.logIn(email);
      await Promise.all([
        visitors.service.sweep(),
        visitors.act(ada, '/slots/stay', {}, { act: 'wallet.stay', subject: [] }),
      ]);
      const acts = (await entries()).map(([, act]) => act);
      const left = await database().rows('select account from slot where account = ?', ada.user);

      // One of the two was first, and the wallet is whole or gone.
      const isStopped = acts.includes('deletion.stopped');
      expect(acts.includes('deletion.done')).toBe(!isStopped);
      expect(left).toHaveLength(isStopped ? 2 : 0);
      const log = new ConsoleLog({ store: sqlStore(database()), now: () => 0 });
      expect(await log.verify()).toMatchObject({ kind: 'whole' });
    });

    it('deletes no account that is none', async () => {
      const olga = await at('olga');
      for (const account of ['', 'x', `${ada.user}'`, 'moved:x', 7, null]) {
        expect(await olga.ask('/console/deletion/ask', { account, reason })).toMatchObject({
          error: 'account',
        });
      }
      expect(await ask(olga, 'ask', 'd'.repeat(43))).toMatchObject({ status: 404 });
    });
  });
});
