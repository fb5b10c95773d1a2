import { describe, expect, it } from '@jest/globals';
import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { SECRET, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

const EMAIL = 'ada.lovelace@example.test';

async function without(file: string, find: string, put: string): Promise<Service['createService']> {
  const entry = 'apps/service/src/create-service.ts';
  return (await withoutDefence<Service>(entry, { file, find, put })).createService;
}

/** A copy of the database of a visitor who has logged in and has a wallet, with what the visitor alone knows of it. */
async function stolen(create?: Service['createService']) {
  const database = await openDatabase('file::memory:', () => undefined);
  const visitors = await Visitors.over(database, {}, create);
  const owner = await visitors.logIn(EMAIL);
  await visitors.addSlot(owner, 'device', true);
  const passkey = await visitors.addSlot(owner, 'passkey');
  const { half } = await visitors.ask(owner, '/slots/release', { id: passkey });
  const to = 'ada.byron@example.test';
  await visitors.codeFor(EMAIL, owner.device);
  await visitors.changeEmail(owner, 'begin', { from: EMAIL, to });
  const tables = await database.rows("select name from sqlite_master where type = 'table'");
  const rows = await Promise.all(
    tables.map(({ name }) => database.rows(`select * from "${String(name)}"`)),
  );
  const [slot] = await database.rows('select half from slot where id = ?', passkey);
  await database.close();
  return {
    owner,
    passkey,
    sealed: String(slot?.['half']),
    half: String(half),
    text: JSON.stringify(rows),
    addresses: [EMAIL, to],
  };
}

describe('a thief of the database', () => {
  const addressesIn = async (create?: Service['createService']): Promise<readonly string[]> => {
    const { addresses, text } = await stolen(create);
    return addresses.filter((address) => text.includes(address));
  };

  it('[E6.a] finds no e-mail address in any table', async () => {
    expect(await addressesIn()).toEqual([]);
  });

  it('[E6.a control] finds them where the name of an account is its address', async () => {
    const find = "return createHmac('sha256', secret).update(text).digest('base64url');";
    const file = 'apps/service/src/use-cases/login/account-names.ts';
    const control = await without(file, find, 'return secret && text;');
    expect(await addressesIn(control)).toContain(EMAIL);
  });

  const hasHalf = async (create?: Service['createService']): Promise<boolean> => {
    const { half, text } = await stolen(create);
    return text.includes(half);
  };

  it('[E6.b] finds no key share of a slot', async () => {
    expect(await hasHalf()).toBe(false);
  });

  it('[E6.b control] finds it where rows are not sealed', async () => {
    const file = 'apps/service/src/domain/seal.ts';
    const { createService } = await withoutDefence<Service>(
      'apps/service/src/create-service.ts',
      {
        file,
        find: 'const nonce = randomBytes(NONCE_BYTES);',
        put: "return bytes.toString('base64url'); const nonce = randomBytes(NONCE_BYTES);",
      },
      {
        file,
        find: "const bytes = Buffer.from(text, 'base64url');",
        put: "const bytes = Buffer.from(text, 'base64url'); return bytes;",
      },
    );
    expect(await hasHalf(createService)).toBe(true);
  });
});

describe('a thief of the database and the secret', () => {
  it('[E7.b] has the key shares, and the account of an address that it guesses', async () => {
    const { half, owner, passkey, sealed } = await stolen();
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'cleat/halves/1', 32));
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(`${owner.user}:${passkey}`))
      .setAuthTag(bytes.subarray(-16));
    const opened = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    expect(opened.toString('base64url')).toBe(half);
    const guessed = createHmac('sha256', SECRET).update(`email:${EMAIL}`).digest('base64url');
    expect(guessed).toBe(owner.user);
  });
});
