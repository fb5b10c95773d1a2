import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as openId from '#openid';
import type { Defence } from '../../../../tests/support/taken-out';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { ConsoleBrowser, OperatorsProvider } from '../stand-ins/operators';
import { type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

const DAY = 24 * 3_600_000;
const reason = 'ticket 4711 of the visitor';
const sources = 'apps/service/src';

let provider: OperatorsProvider;
beforeAll(async () => {
  provider = await OperatorsProvider.start();
});
afterAll(() => provider.stop());

describeOverDatabases('an operator who does what no operator may', (database) => {
  let visitors: Visitors;
  let ada: Visitor;
  let email = '';
  let count = 0;

  const start = async (...defences: readonly Defence[]): Promise<void> => {
    for (const table of [
      'counter',
      'account_deletion',
      'console_log',
      'console_head',
      'login_lock',
    ]) {
      await database().rows(`delete from ${table}`);
    }
    const { createService } =
      defences.length === 0
        ? { createService: undefined }
        : await withoutDefence<Service>(`${sources}/create-service.ts`, ...defences);
    visitors = await Visitors.over(database(), provider.environment, createService, openId);
    email = `ada${(count += 1)}@example.test`;
    ada = await visitors.logIn(email);
    await visitors.addSlot(ada, 'device', true);
    await visitors.addSlot(ada, 'passkey');
  };
  beforeEach(() => start());

  const at = (login: string) => ConsoleBrowser.loggedIn(visitors.service, login);
  const about = () => ({ account: ada.user, reason });
  const slots = async () =>
    (await database().rows('select id from slot where account = ?', ada.user)).length;
  const logged = async () =>
    (await database().rows('select act from console_log')).map(({ act }) => act);

  /** One person asks, and agrees from a second browser. */
  const alone = async (): Promise<void> => {
    const [first, second] = [await at('olga'), await at('olga')];
    await first.ask('/console/deletion/ask', about());
    await second.ask('/console/deletion/confirm', about());
    visitors.clock += 30 * DAY;
    await visitors.service.sweep();
  };

  it('[E18.g] deletes no visitor alone, by a second browser or session either', async () => {
    await alone();
    expect(await slots()).toBe(2);
  });

  it('[E18.g control] does where the second operator may be the first', async () => {
    await start({
      file: `${sources}/adapters/sql/account-deletions.ts`,
      find: ' and asker <> ${second}',
    });
    await alone();
    expect(await slots()).toBe(0);
  });

  /** Two operators agree, and the visitor opens the wallet in the thirty days. */
  const whileOpened = async (): Promise<void> => {
    await (await at('olga')).ask('/console/deletion/ask', about());
    await (await at('omar')).ask('/console/deletion/confirm', about());
    visitors.clock += 29 * DAY;
    ada = await visitors.logIn(email);
    await visitors.act(ada, '/slots/stay', {}, { act: 'wallet.stay', subject: [] });
    visitors.clock += DAY;
    await visitors.service.sweep();
  };

  it('[E18.h] deletes no wallet that its visitor opens in the thirty days', async () => {
    await whileOpened();
    expect(await slots()).toBe(2);
    expect(visitors.walletMails.map(({ kind }) => kind)).toEqual(['ending', 'staying']);
  });

  it('[E18.h control] does where an act of the wallet’s key stops nothing', async () => {
    await start({
      file: `${sources}/composition/compose-visitors.ts`,
      find: '(account) => deletions.stopByKey(account)',
      put: 'async () => undefined',
    });
    await whileOpened();
    expect(await slots()).toBe(0);
  });

  const revealed = async () => {
    const answer = await (await at('rita')).ask('/console/visitor/reveal', about());
    return { shown: JSON.stringify(answer).includes(email), logged: await logged() };
  };

  it('[E18.i] reads no address without an entry of the log', async () => {
    const rita = await at('rita');
    for (const bad of [undefined, 'short', `for ${email}`]) {
      const answer = await rita.ask('/console/visitor/reveal', { ...about(), reason: bad });
      expect(answer).toEqual({ status: 400, error: 'reason' });
    }
    expect(await revealed()).toEqual({
      shown: true,
      logged: expect.arrayContaining(['visitor.reveal']),
    });
  });

  it('[E18.i] reads none where the entry cannot be written', async () => {
    const rita = await at('rita');
    await database().rows('alter table console_log rename to console_log_away');
    try {
      const answer = await rita.ask('/console/visitor/reveal', about());
      expect(answer).toEqual({ status: 500, error: 'unavailable' });
    } finally {
      await database().rows('alter table console_log_away rename to console_log');
    }
  });

  it('[E18.i control] does where the entry is left out', async () => {
    await start({
      file: `${sources}/use-cases/console/visitor-reads.ts`,
      find: "    await this.#log('visitor.reveal', act);\n",
    });
    expect(await revealed()).toEqual({
      shown: true,
      logged: expect.not.arrayContaining(['visitor.reveal']),
    });
  });

  const revealMany = async (): Promise<number> => {
    const rita = await at('rita');
    let shown = 0;
    for (let n = 0; n < 40; n += 1) {
      const { status } = await rita.ask('/console/visitor/reveal', about());
      if (status === 200) shown += 1;
    }
    return shown;
  };

  it('[E18.j] reads the addresses of thirty visitors in an hour at most', async () => {
    expect(await revealMany()).toBe(30);
  });

  it('[E18.j control] reads any number where they are not counted', async () => {
    await start({
      file: `${sources}/adapters/http/console/console-read-routes.ts`,
      find: '    await gate.refuseOver(reveals, act.operator);\n',
    });
    expect(await revealMany()).toBe(40);
  });

  /** How often a lock is freed in a day for an accomplice who guesses codes. */
  const freeMany = async (): Promise<number> => {
    const olga = await at('olga');
    let freed = 0;
    for (let n = 0; n < 10; n += 1) {
      const answer = await olga.ask('/console/lockout/free', about());
      if (answer.status === 200) freed += 1;
    }
    return freed;
  };

  it('[E18.k] frees a lock after wrong codes three times a day for an accomplice who guesses', async () => {
    expect(await freeMany()).toBe(3);
  });

  it('[E18.k control] frees it as often as it likes where that is not counted', async () => {
    await start({
      file: `${sources}/use-cases/console/visitor-acts.ts`,
      find: "if (seconds > 0) throw new ServiceError('wait', { retryAfter: seconds });",
    });
    expect(await freeMany()).toBe(10);
  });

  /** Everything that the console says of a visitor. */
  const allSaid = async (): Promise<string> => {
    const olga = await at('olga');
    const said = [
      await olga.ask('/console/visitor', { account: ada.user }),
      await olga.ask('/console/visitor/export', about()),
      await olga.ask('/console/visitor/reveal', about()),
      await olga.ask('/console/log'),
    ];
    return JSON.stringify(said);
  };
  const half = async (): Promise<string> => {
    const [row] = await database().rows(
      "select half from slot where account = ? and kind = 'passkey'",
      ada.user,
    );
    return JSON.stringify(row?.['half']).slice(1, -1);
  };

  it('[E18.l] reads no key share of a visitor, sealed or not', async () => {
    const secret = await half();
    expect(secret.length).toBeGreaterThan(20);
    expect(await allSaid()).not.toContain(secret);
  });

  it('[E18.l control] reads one where a look at the slots reads it', async () => {
    await start({
      file: `${sources}/adapters/sql/console-reads.ts`,
      find: 'select id, kind, created, opened, aside from slot',
      put: 'select id, kind, created, opened, half as aside from slot',
    });
    expect(await allSaid()).toContain(await half());
  });

  it('[E18.p] two of them delete a visitor who does not come in thirty days', async () => {
    await (await at('olga')).ask('/console/deletion/ask', about());
    await (await at('omar')).ask('/console/deletion/confirm', about());
    expect(visitors.walletMails).toMatchObject([{ to: email, kind: 'ending' }]);
    visitors.clock += 30 * DAY;
    await visitors.service.sweep();
    expect(await slots()).toBe(0);
  });

  it('[E18.q] ends a visitor’s sessions as often as the visitor logs in, and the log has each', async () => {
    const olga = await at('olga');
    for (let n = 0; n < 3; n += 1) {
      ada = await visitors.logIn(email);
      const devices = await database().rows(
        'select id from known_device where account = ?',
        ada.user,
      );
      for (const { id } of devices) {
        await olga.ask('/console/session/end', { ...about(), device: id });
      }
      expect(await visitors.ask(ada, '/slots/list')).toMatchObject({ status: 401 });
    }
    expect((await logged()).filter((act) => act === 'session.end').length).toBeGreaterThan(3);
  });
});
