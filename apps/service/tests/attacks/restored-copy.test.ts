import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import { restored } from '../../src/commands/restored';
import { ENDED_WAY, endingIn } from '../../src/domain/signed-ending';
import { createLogger } from '../../src/observe/logger';
import { keepOutput, logInOn, sharesOf, walletOfThree } from '../stand-ins/lost-device';
import { TwoOperators } from '../stand-ins/two-operators';
import { FRAME, SECRET, Visitors } from '../visitors';

type Restored = typeof import('../../src/use-cases/slots/restored-ways');
type Restore = (file: string) => Promise<readonly string[]>;

describe('a copy of the database from before a device was ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-restored-'));
  let without: { readonly endings: Restored; readonly signatures: Restored };

  beforeAll(async () => {
    const file = 'apps/service/src/use-cases/slots/restored-ways.ts';
    without = {
      endings: await withoutDefence<Restored>(file, {
        file,
        find: 'if (ending) counts[await endAgain(store, ending, service)] += 1;',
      }),
      signatures: await withoutDefence<Restored>(file, {
        file,
        find: 'if (!isSignedAct(wallet.key, act, { service, account, ...signed })) continue;',
      }),
    };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const environmentOf = (file: string) => ({
    DATABASE_URL: `file:${file}`,
    SERVICE_SECRET: SECRET,
    SMTP_URL: 'smtp://unused.test',
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: FRAME,
  });

  /** The owner ends the lost device after the copy was made; the primary is lost, and the copy takes its place. */
  async function attack(restore: (output: string) => Restore) {
    const name = join(folder, randomUUID());
    const [file, copy] = [`${name}.db`, `${name}.copy.db`];
    const primary = await openDatabase(`file:${file}`, () => undefined);
    const before = await Visitors.over(primary);
    const wallet = await walletOfThree(before, 'lost@example.test');
    const { email, owner, slots, thief } = wallet;
    await primary.rows(`vacuum into '${copy}'`);
    const ended = await before.revokeSlot(owner, slots.thief);
    await primary.close();

    const lines = await restore(keepOutput(before, `${name}.log`))(copy);
    const database = await openDatabase(`file:${copy}`, () => undefined);
    const after = await Visitors.over(database);
    after.clock = before.clock;
    const kept = await after.ask(thief, '/slots/list');
    const found = {
      isEnded: ended.status === 200,
      withSessionKept: kept.status,
      ofThief: await sharesOf(after, await logInOn(after, thief, email), [slots.thief]),
      ofOwner: await sharesOf(after, await logInOn(after, owner, email), [
        slots.owner,
        slots.passkey,
      ]),
    };
    await database.close();
    return { ...found, lines, wallet };
  }

  const by = (output: string) => async (file: string) =>
    (await restored(environmentOf(file), [output])).lines;

  const control =
    ({ restoreWays }: Restored) =>
    (output: string): Restore =>
    async (file) => {
      const database = await openDatabase(`file:${file}`, () => undefined);
      await restoreWays(sqlStore(database), createInterface(createReadStream(output)), FRAME);
      await database.close();
      return [];
    };

  it('[E5.e] gives the thief who has waited for it nothing, and opens the wallet for its owner', async () => {
    const { wallet, ...found } = await attack(by);
    expect(found).toEqual({
      isEnded: true,
      withSessionKept: 401,
      ofThief: [404],
      ofOwner: wallet.shares,
      lines: [
        'Every session, known device and attempt is ended: visitors log in again.',
        '1 ways to open a wallet are ended again, as their wallets’ keys have signed.',
      ],
    });
  });

  it('[E5.e control] gives the key share of the ended slot where what keys have signed is not asked', async () => {
    const { ofThief } = await attack(control(without.endings));
    expect(ofThief).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it('keeps the session of the device where it is started as it is', async () => {
    const { ofThief, withSessionKept } = await attack(() => () => Promise.resolve([]));
    expect(withSessionKept).toBe(200);
    expect(ofThief).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  it('[E5.f] (undefended) gives the thief the ended slot where the output since the copy is lost too', async () => {
    const alone = () => async (file: string) =>
      (await restored(environmentOf(file), ['--without-log'])).lines;
    const { lines, ofThief, withSessionKept } = await attack(alone);
    expect(lines[1]).toBe('Ways that were ended since the copy was made open their wallets again.');
    expect(withSessionKept).toBe(401);
    expect(ofThief).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  });

  /** The thief writes lines about the owner's ways into what is kept of the output, with the signature that ended its own. */
  const forging =
    (restore: (output: string) => Restore) => (output: string) => async (file: string) => {
      const database = await openDatabase(`file:${file}`, () => undefined);
      const slots = await database.rows("select id from slot where kind = 'passkey'");
      await database.close();
      const signed = { nonce: 'A'.repeat(22), until: 1, signature: 'A'.repeat(86) };
      const lines = slots.map(({ id }) =>
        JSON.stringify({ time: '', level: 'info', message: ENDED_WAY, slot: id, ...signed }),
      );
      writeFileSync(output, lines.join('\n'));
      return restore(output)(file);
    };

  it('[E5.g] ends no way of the owner by a line of the thief', async () => {
    const { lines, ofOwner, wallet } = await attack(forging(by));
    expect(ofOwner).toEqual(wallet.shares);
    expect(lines.at(-1)).toBe('1 lines are not signed by the wallet’s key, and end nothing.');
  });

  it('[E5.g control] ends it where a line needs no signature', async () => {
    const { ofOwner, wallet } = await attack(forging(control(without.signatures)));
    expect(ofOwner).toEqual([wallet.shares[0], 404]);
  });

  it('withholds a way that was ended and is the only one the copy knows', async () => {
    const file = join(folder, 'only.db');
    const primary = await openDatabase(`file:${file}`, () => undefined);
    const visitors = await Visitors.over(primary);
    const owner = await visitors.logIn('only@example.test');
    const old = await visitors.addSlot(owner, 'device', true);
    const copy = join(folder, 'only.copy.db');
    await primary.rows(`vacuum into '${copy}'`);
    await visitors.addSlot(owner, 'passkey');
    await visitors.revokeSlot(owner, old);
    await primary.close();

    const output = keepOutput(visitors, join(folder, 'only.log'));
    const { lines } = await restored(environmentOf(copy), [output]);
    expect(lines.at(-1)).toBe('1 are withheld: the copy knows no other way into their wallets.');
    const database = await openDatabase(`file:${copy}`, () => undefined);
    const after = await Visitors.over(database);
    after.clock = visitors.clock;
    const again = await logInOn(after, owner, 'only@example.test');
    expect(await sharesOf(after, again, [old])).toEqual([404]);
    expect(await database.rows('select account from slot where id = ?', old)).toEqual([
      { account: `withheld:${owner.user}` },
    ]);
    await database.close();
  });

  it('[E5.e] is restored so by the operator who keeps the key shares for another one', async () => {
    const { keeper, visitors } = await TwoOperators.start();
    const { owner, slots } = await walletOfThree(visitors, 'two@example.test');
    const copy = join(folder, 'keeper.db');
    await keeper.database.rows(`vacuum into '${copy}'`);
    expect(await visitors.revokeSlot(owner, slots.thief)).toMatchObject({ status: 200 });

    const output = join(folder, 'keeper.log');
    writeFileSync(output, keeper.lines.map((line) => `keeper-1 | ${line}`).join(''));
    const { SMTP_URL: _, ...environment } = environmentOf(copy);
    const { lines } = await restored({ ...environment, HALVES_TOKEN: 't'.repeat(40) }, [output]);
    expect(lines[1]).toBe(
      '1 ways to open a wallet are ended again, as their wallets’ keys have signed.',
    );
    const database = await openDatabase(`file:${copy}`, () => undefined);
    const rows = await database.rows('select id from slot');
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([slots.owner, slots.passkey]));
    await database.close();
  });

  it('says so at every level of the log, and names no account', async () => {
    const lines: string[] = [];
    const logger = createLogger('silent', (line) => lines.push(line));
    logger.always(ENDED_WAY, { slot: 'slot', nonce: 'nonce', until: 1, signature: 'signature' });
    logger.error('no line');
    expect(lines.map(endingIn)).toEqual([
      { slot: 'slot', nonce: 'nonce', until: 1, signature: 'signature' },
    ]);

    const database = await openDatabase('file::memory:', () => undefined);
    const visitors = await Visitors.over(database);
    const { owner, slots } = await walletOfThree(visitors, 'said@example.test');
    const before = visitors.service.lines.length;
    await visitors.revokeSlot(owner, slots.thief);
    const said = visitors.service.lines.slice(before);
    expect(said.flatMap((line) => endingIn(line)?.slot ?? [])).toEqual([slots.thief]);
    expect(said.join('')).not.toContain(owner.user);
    await database.close();
  });

  it('changes nothing without the output, or a file of it that is not there', async () => {
    const environment = environmentOf(join(folder, 'none.db'));
    for (const words of [[], ['--without-log', 'service.log'], ['--wrong'], ['no-such.log']]) {
      const { isDone, lines } = await restored(environment, words);
      expect(isDone).toBe(false);
      expect(lines[0]).toContain('Nothing was changed.');
    }
  });
});
