import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../src/adapters/sql/database';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { restored } from '../../src/commands/restored';
import {
  keepOutput,
  logInOn,
  sharesOf,
  type WalletOfThree,
  walletOfThree,
} from '../stand-ins/lost-device';
import { FRAME, SECRET, Visitors } from '../visitors';
import { ArchivedPostgres } from './archived-postgres';

const ARCHIVE_MS = 30_000;

describe('a PostgreSQL that is lost and restored to a point in time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-drill-'));
  const wallets: WalletOfThree[] = [];
  let postgres: ArchivedPostgres;
  let database: Database;
  let after: Visitors;
  let lines: readonly string[];
  let restoreMs: number;
  let forgotten: string;
  let keys: Visitors['walletKeys'];

  const make = async (visitors: Visitors, name: string): Promise<void> =>
    void wallets.push(await walletOfThree(visitors, `${name}@example.test`));

  beforeAll(async () => {
    postgres = await ArchivedPostgres.start();
    const primary = await openDatabase(postgres.url, () => undefined);
    const before = await Visitors.over(primary);
    for (const name of ['ada', 'bob']) await make(before, name);
    const copy = postgres.backUp();
    for (const name of ['cyd', 'dan']) await make(before, name);
    const target = await timeOf(primary);
    await sleep(1100);
    for (const { owner, slots } of wallets) {
      expect(await before.revokeSlot(owner, slots.thief)).toMatchObject({ status: 200 });
    }
    forgotten = (await before.logIn('eve@example.test')).user;
    await archivedAfter(primary);
    keys = before.walletKeys;
    const output = keepOutput(before, join(folder, 'service.log'));
    await primary.close();
    postgres.lose();

    const began = Date.now();
    const url = await postgres.restore(copy, target);
    const environment = {
      DATABASE_URL: url,
      SERVICE_SECRET: SECRET,
      SMTP_URL: 'smtp://unused.test',
      MAIL_FROM: 'login@wallet.test',
      FRAME_ORIGIN: FRAME,
    };
    ({ lines } = await restored(environment, [output]));
    restoreMs = Date.now() - began;
    database = await openDatabase(url, () => undefined);
    after = await Visitors.over(database);
    after.clock = before.clock;
  });
  afterAll(async () => {
    await database.close();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    console.info(`Restored in ${(restoreMs / 1000).toFixed(1)} s: ${lines.join(' ')}`);
  });

  it('is as it was at that point: the ways that were ended later are in it', async () => {
    const accounts = await database.rows('select account from wallet');
    expect(accounts).toHaveLength(4);
    expect(
      await database.rows('select name from account_name where account = ?', forgotten),
    ).toEqual([]);
    expect(lines[1]).toBe(
      '4 ways to open a wallet are ended again, as their wallets’ keys have signed.',
    );
  });

  it('opens every wallet by the same key shares, from before and after the backup', async () => {
    for (const { email, owner, shares, slots } of wallets) {
      const again = await logInOn(after, owner, email);
      expect(await sharesOf(after, again, [slots.owner, slots.passkey])).toEqual(shares);
    }
  });

  it('gives nothing to the devices that were ended, with their sessions or after a login', async () => {
    for (const { email, slots, thief } of wallets) {
      expect((await after.ask(thief, '/slots/list')).status).toBe(401);
      expect(await sharesOf(after, await logInOn(after, thief, email), [slots.thief])).toEqual([
        404,
      ]);
    }
  });

  it('takes a new way, which the wallet’s key has signed', async () => {
    const [{ email, owner } = {} as WalletOfThree] = wallets;
    for (const [user, key] of keys) after.walletKeys.set(user, key);
    const again = await logInOn(after, owner, email);
    await after.addSlot(again, 'phrase');
    const { slots } = await after.ask(again, '/slots/list');
    expect(slots).toHaveLength(3);
  });
});

async function timeOf(database: Database): Promise<string> {
  const [row] = await database.rows('select clock_timestamp()::text as time');
  return String(row?.['time']);
}

/** Until what was written last is in the archive. */
async function archivedAfter(database: Database): Promise<void> {
  const [row] = await database.rows('select pg_walfile_name(pg_current_wal_lsn()) as name');
  for (let waited = 0; waited < ARCHIVE_MS; waited += 500) {
    const [last] = await database.rows('select last_archived_wal as name from pg_stat_archiver');
    if (String(last?.['name']) >= String(row?.['name'])) return;
    await sleep(500);
  }
  throw new Error('The last changes were not archived');
}
