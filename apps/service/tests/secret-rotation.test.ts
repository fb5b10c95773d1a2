import { beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretProgress } from '../src/commands/secret-progress';
import { sealerOf } from '../src/domain/share-sealer';
import { openDatabase } from '../src/adapters/sql/open-database';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { AccountLogins } from '../src/use-cases/login/account-logins';
import { AccountNames } from '../src/use-cases/login/account-names';
import { KnownDevices } from '../src/use-cases/devices/known-devices';
import { Sessions } from '../src/use-cases/login/sessions';
import { StoredKeyShares } from '../src/use-cases/slots/stored-key-shares';
import { WalletRenewals } from '../src/use-cases/slots/wallet-renewals';
import { describeOverDatabases } from './databases';
import { noEvents } from './stand-ins/no-events';
import { SITE, START } from './support';

const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
];

describeOverDatabases('a changed secret', (database) => {
  beforeEach(async () => {
    for (const table of ['slot', 'wallet', 'account_name']) {
      await database().rows(`delete from ${table}`);
    }
  });

  const service = (secret: string, ...secretsBefore: readonly string[]) => ({
    keyShares: new StoredKeyShares({
      events: noEvents,
      store: sqlStore(database()),
      devices: new KnownDevices({ store: sqlStore(database()), now: () => START }),
      renewals: new WalletRenewals({
        events: noEvents,
        store: sqlStore(database()),
        delayMs: 0,
        knowsDevices: true,
        now: () => START,
      }),
      secret,
      secretsBefore,
      now: () => START,
    }),
    names: new AccountNames({
      events: noEvents,
      store: sqlStore(database()),
      secret,
      secretsBefore,
    }),
  });

  /** Begins a wallet, and returns the key share of its slot. */
  async function begin(email: string, { keyShares, names }: ReturnType<typeof service>) {
    const owner = {
      account: await names.accountOf({ email }),
      device: 'device',
      knownSinceMs: START,
    };
    const id = randomUUID();
    const made = await keyShares.create(owner, { id, kind: 'device', isFirst: true });
    if ('refusal' in made) throw new Error(made.refusal);
    await keyShares.keep(owner, { id, sealed: '', key: id });
    return { owner, id, half: made.half };
  }

  it('finds accounts and opens key shares of the secrets before, one after the other', async () => {
    const { half, id, owner } = await begin('ada@example.test', service(FIRST));

    const second = service(SECOND, FIRST);
    expect(await second.names.accountOf({ email: 'ada@example.test' })).toBe(owner.account);
    expect(await second.keyShares.release(owner, id)).toMatchObject({ half });
    await second.keyShares.sweep();

    // The visitor has logged in under the second secret, so the first is needed no more.
    const third = service(THIRD, SECOND);
    expect(await third.names.accountOf({ email: 'ada@example.test' })).toBe(owner.account);
    expect(await third.keyShares.release(owner, id)).toMatchObject({ half });
    await third.keyShares.sweep();
    const alone = service(THIRD);
    expect(await alone.names.accountOf({ email: 'ada@example.test' })).toBe(owner.account);
    expect(await alone.keyShares.release(owner, id)).toMatchObject({ half });
  });

  it('says how far a new secret is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cleat-secret-'));
    const url = `file:${join(folder, 'service.db')}`;
    const file = await openDatabase(url, () => undefined);
    try {
      for (const n of [1, 2, 3, 4]) {
        const row = [`slot ${n}`, n === 4 ? 'lost' : sealerOf(n === 1 ? SECOND : FIRST).name];
        await file.rows(
          `insert into slot (id, sealer, account, kind, device, half, sealed, first, kept, created)
           values (?, ?, '', '', '', '', '', 0, 1, 0)`,
          ...row,
        );
      }
      const environment = {
        SERVICE_SECRET: SECOND,
        SERVICE_SECRETS_BEFORE: FIRST,
        DATABASE_URL: url,
      };
      expect(await secretProgress(environment)).toEqual({
        isDone: false,
        lines: [
          'SERVICE_SECRET seals 1 of 4 key shares (25 %).',
          'Secret 1 of SERVICE_SECRETS_BEFORE seals 2.',
          'No secret that is set opens 1: put theirs back.',
        ],
      });
      await file.rows('delete from slot where sealer <> ?', sealerOf(SECOND).name);
      expect(await secretProgress({ ...environment, SERVICE_SECRETS_BEFORE: '' })).toEqual({
        isDone: true,
        lines: ['SERVICE_SECRET seals 1 of 1 key shares (100 %).'],
      });
    } finally {
      await file.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is there for every instance while they change it one after the other', async () => {
    // The first step: each opens what the other seals.
    const [one, other] = [service(FIRST, SECOND), service(SECOND, FIRST)];
    for (const [sealing, opening] of [
      [one, other],
      [other, one],
    ] as const) {
      const { half, id, owner } = await begin(`${randomUUID()}@example.test`, sealing);
      expect(await opening.keyShares.release(owner, id)).toMatchObject({ half });
      await opening.keyShares.sweep();
      expect(await sealing.keyShares.release(owner, id)).toMatchObject({ half });
    }
  });

  it('leaves nothing in the database that the old secret opens', async () => {
    const { id, owner } = await begin('eve@example.test', service(FIRST));
    await service(SECOND, FIRST).keyShares.sweep();

    await expect(service(FIRST).keyShares.release(owner, id)).rejects.toThrow('does not open');
  });

  it('seals the other key shares although one is broken', async () => {
    const broken = await begin('bob@example.test', service(FIRST));
    const good = await begin('cyd@example.test', service(FIRST));
    await database().rows("update slot set half = 'broken' where id = ?", broken.id);

    const second = service(SECOND, FIRST);
    await expect(second.keyShares.sweep()).rejects.toThrow('does not open');
    const { half } = good;
    expect(await service(SECOND).keyShares.release(good.owner, good.id)).toMatchObject({ half });
  });

  it('gives an address without a wallet the account of the present secret', async () => {
    const before = await service(FIRST).names.accountOf({ email: 'dan@example.test' });

    expect(await service(SECOND, FIRST).names.accountOf({ email: 'dan@example.test' })).not.toBe(
      before,
    );
  });

  it('never leads a login back to an account that it was removed from', async () => {
    const { names, owner } = {
      ...service(FIRST),
      ...(await begin('flo@example.test', service(FIRST))),
    };
    const second = service(SECOND, FIRST);
    const login = { email: 'flo@example.test' };
    expect(await second.names.accountOf(login)).toBe(owner.account);
    await second.names.lead(sqlStore(database()), second.names.nameOf(login.email), 'moved:away');

    expect(await second.names.accountOf(login)).toBe('moved:away');
    expect(await service(THIRD, SECOND, FIRST).names.accountOf(login)).toBe('moved:away');
    expect(await names.accountOf(login)).toBe(owner.account); // The first secret is over by then.
  });

  it('lists the logins of an account under the secrets before, each once', async () => {
    const over = (secret: string, ...secretsBefore: readonly string[]): AccountLogins => {
      const store = sqlStore(database());
      const parts = { events: noEvents, store, secret, secretsBefore, now: () => START };
      const accounts = new AccountNames(parts);
      const devices = new KnownDevices(parts);
      const sessions = new Sessions({ ...parts, devices });
      return new AccountLogins({ ...parts, accounts, devices, sessions });
    };
    const { owner } = await begin('gus@example.test', service(FIRST));
    const subject = { ...owner, site: SITE };
    const [first, second] = [over(FIRST), over(SECOND, FIRST)];
    await first.enter(subject, first.ofEmail('gus@example.test'), {}, true);
    await service(SECOND, FIRST).names.accountOf({ email: 'gus@example.test' });

    expect(await second.list(owner.account)).toMatchObject([{ label: 'g•••@example.test' }]);
    await second.enter(subject, second.ofEmail('gus@example.test'), {}, true);
    expect(await second.list(owner.account)).toHaveLength(1);
    expect(await over(SECOND).list(owner.account)).toMatchObject([{ label: 'g•••@example.test' }]);
  });
});
