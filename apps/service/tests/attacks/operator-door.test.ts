import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as openId from '#openid';
import type { Defence } from '../../../../tests/support/taken-out';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import { ConsoleLog } from '../../src/use-cases/console/console-log';
import { describeOverDatabases } from '../databases';
import { HostileOperators, type HostileToken } from '../stand-ins/hostile-operators';
import { CONSOLE, ConsoleBrowser, OperatorsProvider } from '../stand-ins/operators';
import { Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

const http = 'apps/service/src/adapters/http';
const door = `${http}/console/console-door.ts`;
const reason = 'ticket 4711 of the visitor';
const freeze = '/console/site/freeze';

let provider: OperatorsProvider;
let hostile: HostileOperators;
beforeAll(async () => {
  provider = await OperatorsProvider.start();
  hostile = await HostileOperators.start(Date.now);
});
afterAll(async () => {
  await provider.stop();
  await hostile.stop();
});

describeOverDatabases('the door of the console', (database) => {
  let visitors: Visitors;
  beforeEach(() => start());

  const start = async (
    issuer = provider.issuer,
    ...defences: readonly Defence[]
  ): Promise<void> => {
    for (const table of ['counter', 'site', 'console_log', 'console_head', 'operator_session']) {
      await database().rows(`delete from ${table}`);
    }
    const { createService } =
      defences.length === 0
        ? { createService: undefined }
        : await withoutDefence<Service>('apps/service/src/create-service.ts', ...defences);
    const environment = { ...provider.environment, CONSOLE_ISSUER: issuer };
    visitors = await Visitors.over(database(), environment, createService, openId);
    visitors.clock = Date.now();
  };
  const without = (...defences: readonly Defence[]) => start(provider.issuer, ...defences);
  const at = (login: string) => ConsoleBrowser.loggedIn(visitors.service, login);
  const freezing = { origin: 'https://site.test', reason };
  const frozen = () => database().rows('select origin from site where frozen = 1');

  it('[E18.a] opens no act for the role read', async () => {
    const answer = await (await at('rita')).ask(freeze, freezing);
    expect(answer).toEqual({ status: 403, error: 'role' });
    expect(await frozen()).toEqual([]);
  });

  it('[E18.a control] opens one where neither the role nor the time of the login is looked at', async () => {
    await without(
      { file: door, find: "  if (role !== 'act') throw new HttpRefusal(403, 'role');\n" },
      {
        file: door,
        find: "  if (actsUntilMs <= nowMs) throw new HttpRefusal(403, 'login_again');\n",
      },
    );
    await (await at('rita')).ask(freeze, freezing);
    expect(await frozen()).toHaveLength(1);
  });

  /** What was seen of a request of an operator is sent again once the site is thawed. */
  const replayed = async () => {
    const olga = await at('olga');
    const seen = await olga.proof(freeze, freezing);
    expect(await olga.post(freeze, seen)).toMatchObject({ status: 200 });
    await olga.ask('/console/site/thaw', freezing);
    return { olga, seen, again: await olga.post(freeze, seen) };
  };

  it('[E18.b] takes a request once, soon, and for its own path and payload', async () => {
    const { again, olga, seen } = await replayed();
    expect(again).toEqual({ status: 401, error: 'session' });
    expect(await frozen()).toEqual([]);

    const other = await olga.proof('/console/site/thaw', freezing);
    expect(await olga.post(freeze, other)).toMatchObject({ status: 401 });
    const payload = JSON.stringify({ ...freezing, origin: 'https://other.test' });
    const fresh = await olga.proof(freeze, freezing);
    expect(await olga.post(freeze, { ...fresh, payload })).toMatchObject({ status: 401 });
    expect(await olga.post(freeze, { ...fresh, nonce: seen.nonce })).toMatchObject({ status: 401 });
    visitors.clock += 301_000;
    expect(await olga.post(freeze, fresh)).toMatchObject({ status: 401 });
    expect(await frozen()).toEqual([]);
  });

  it('[E18.b control] takes it again where no request is remembered', async () => {
    await without({
      file: `${http}/proven-session.ts`,
      find: '!(await gate.admitOnce(once, `${session}:${nonce}`, counts))',
      put: 'false',
    });
    expect((await replayed()).again).toMatchObject({ status: 200 });
    expect(await frozen()).toHaveLength(1);
  });

  /** A thief has the cookie of an operator, and a key of its own. */
  const stolen = async () => {
    const olga = await at('olga');
    const thief = await ConsoleBrowser.at(visitors.service);
    return thief.ask(freeze, freezing, { cookie: olga.cookie });
  };

  it('[E18.c] stays shut for a copied cookie without the browser’s key', async () => {
    expect(await stolen()).toEqual({ status: 401, error: 'session' });
    expect(await frozen()).toEqual([]);
  });

  it('[E18.c control] opens for it where no signature is looked at', async () => {
    await without({
      file: `${http}/proven-session.ts`,
      find: '!isSignedBy(device, signed, signature)',
      put: 'false && !isSignedBy(device, signed, signature)',
    });
    await stolen();
    expect(await frozen()).toHaveLength(1);
  });

  /** A page that the operator visits begins a login with a key of its own, as a form or a fetch without a preflight may. */
  const forged = async () => {
    const operator = await ConsoleBrowser.at(visitors.service);
    const thief = await ConsoleBrowser.at(visitors.service);
    const asked = { key: thief.device.jwk };
    const answers = [
      await operator.post('/console/login', asked, { origin: 'https://evil.test' }),
      await operator.post('/console/login', asked, { origin: 'https://evil.test', headers: {} }),
      await operator.post('/console/login', asked, { headers: { 'content-type': 'text/plain' } }),
    ];
    return { answers, kept: operator.jar.size };
  };

  it('[E18.d] takes no request of another page, nor one that a form could send', async () => {
    const { answers, kept } = await forged();
    expect(answers.map(({ error }) => error)).toEqual(['origin', 'origin', 'origin']);
    expect(kept).toBe(0);
  });

  it('[E18.d control] has a login begun with the key of another page where neither is looked at', async () => {
    await without(
      {
        file: door,
        find: "if (c.req.header('origin') !== origin) throw new HttpRefusal(403, 'origin');",
      },
      {
        file: door,
        find: "if (c.req.header(HEADER) !== '1') throw new HttpRefusal(403, 'origin');",
      },
    );
    expect((await forged()).kept).toBe(1);
  });

  /** Logs in at the hostile provider, and reads who the service takes the operator for. */
  const hostileLogin = async (token: HostileToken) => {
    const browser = await ConsoleBrowser.at(visitors.service);
    const place = await hostile.logIn(browser, token);
    const me = await browser.ask('/console/me');
    return { place, subject: me['subject'] };
  };
  const operators = async () =>
    (await new ConsoleLog({ store: sqlStore(database()), now: () => 0 }).page()).map(
      ({ operator }) => operator,
    );

  it('[E18.e] writes no operator down as the service or the wallet, whatever the provider calls one', async () => {
    await start(hostile.issuer);
    for (const sub of [' service', ' wallet']) await hostileLogin({ claims: { sub } });
    expect(await operators()).toEqual(['wallet', 'service']);
    for (const sub of ['', ' ', 7, null, 'a\nb', 'x'.repeat(256)]) {
      expect(await hostileLogin({ claims: { sub } })).toMatchObject({
        place: `${CONSOLE}/#failed`,
      });
    }
  });

  it('[E18.e control] does where the provider’s name is taken as it is', async () => {
    await start(hostile.issuer, {
      file: 'apps/service/src/adapters/operators/openid-operators.ts',
      find: "printableText(claims, 'sub', MAX_SUBJECT)?.trim()",
      put: "printableText(claims, 'sub', MAX_SUBJECT)",
    });
    await hostileLogin({ claims: { sub: ' wallet' } });
    expect(await operators()).toEqual([' wallet']);
  });

  const seconds = () => Math.floor(visitors.clock / 1000);

  it('[E18.f] takes a token of the provider that was made for this login, just now, and no other one', async () => {
    await start(hostile.issuer);
    expect(await hostileLogin({})).toEqual({ place: `${CONSOLE}/`, subject: 'olga' });
    const tokens: readonly HostileToken[] = [
      { claims: { aud: 'another client' } },
      { claims: { iss: 'https://evil.test' } },
      { claims: { nonce: 'of another login' } },
      { without: ['nonce'] },
      { without: ['auth_time'] },
      { claims: { auth_time: seconds() - 3600 } },
      { claims: { exp: seconds() - 3600 } },
      { claims: { auth_time: 'now' } },
    ];
    for (const token of tokens) {
      expect([token, await hostileLogin(token)]).toEqual([
        token,
        { place: `${CONSOLE}/#failed`, subject: undefined },
      ]);
    }
  });

  it('[E18.f control] takes one that was made for no login where no number of it is expected', async () => {
    await start(hostile.issuer, {
      file: 'apps/service/src/adapters/operators/openid-operators.ts',
      find: '      expectedNonce: secrets.nonce,\n',
    });
    expect(await hostileLogin({ without: ['nonce'] })).toMatchObject({ subject: 'olga' });
  });

  it('[E18.f] lets in with no role that only looks like one', async () => {
    await start(hostile.issuer);
    for (const roles of [undefined, null, '', 'ACT', ['admin'], { act: true }, [['act']], 1]) {
      expect(await hostileLogin({ claims: { roles } })).toMatchObject({
        place: `${CONSOLE}/#role`,
      });
    }
  });
});
