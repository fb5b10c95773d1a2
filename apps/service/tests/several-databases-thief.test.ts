import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { withoutDefence } from '../../../tests/support/without-defence';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { ENDED_WAY } from '../src/domain/signed-ending';
import { restoreWays } from '../src/use-cases/slots/restored-ways';
import { newDevice } from './stand-ins/device';
import { SeveralDatabases } from './stand-ins/several-databases';
import { SITE } from './support';
import { FRAME, SEALED, signedBy, type Visitor, Visitors } from './visitors';

type Restored = typeof import('../src/use-cases/slots/restored-ways');

let databases: SeveralDatabases;
let visitors: Visitors;
let owner: Visitor;

/** A visitor whose rows are in another database, which comes before the owner's. */
let thief: Visitor;

const emails = new Map<string, string>();

/** As after a restored copy has ended every session. */
const again = (visitor: Visitor): Promise<Visitor> => logIn(emails.get(visitor.user) ?? '');

const logIn = (email: string): Promise<Visitor> => {
  visitors.moveOn();
  return visitors.logIn(email);
};

beforeAll(async () => {
  databases = await SeveralDatabases.open(4);
  visitors = await Visitors.over(databases.database, {
    DEVICE_APPROVAL: 'off',
    LIMIT_CODE_SITE: '100000',
  });
  const found: (Visitor | undefined)[] = [];
  for (let n = 0; !found[0] || !found[1]; n += 1) {
    const one = await logIn(`visitor${n}@example.test`);
    emails.set(one.user, `visitor${n}@example.test`);
    found[databases.placeOf(one.user) === 0 ? 0 : 1] = one;
    [thief = one, owner = one] = found;
  }
});
afterAll(() => databases.close());

/** Where any of the tables names an account. */
async function placesOf(account: string): Promise<ReadonlySet<number>> {
  const places = new Set<number>();
  for (const table of ['wallet', 'slot', 'known_device', 'login_session', 'login_flow']) {
    const found = await databases.rows(`select account from ${table} where account = ?`, account);
    found.forEach((rows, place) => rows.length > 0 && places.add(place));
  }
  return places;
}

describe('a thief at a service with several databases', () => {
  it('is one account in one database, however many logins begin at once', async () => {
    const email = 'twice@example.test';
    const found = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { jwk, sign } = await newDevice();
        const code = await visitors.codeFor(email, jwk).catch(() => undefined);
        return code && visitors.send('/otp/verify', await signedBy(sign, code));
      }),
    );
    const users = new Set(found.flatMap((each) => (each?.status === 200 ? [each['user']] : [])));
    const again = await logIn(email);
    expect([...users].filter((user) => user !== again.user)).toEqual([]);
    expect(await placesOf(again.user)).toEqual(new Set([databases.placeOf(again.user)]));
  });

  it('finds no session by any token of its own making', async () => {
    const before = databases.asked.map(({ n }) => n);
    for (let n = 0; n < 40; n += 1) {
      const session = randomBytes(16).toString('base64url');
      const { status } = await visitors.ask({ ...thief, session }, '/slots/list');
      expect(status).toBe(401);
    }
    // It reads in all of them, each request in one, and finds nothing.
    const asked = databases.asked.map(({ n }, place) => n - (before[place] ?? 0));
    expect(asked.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(40);
  });

  it('opens no wallet of another account with the session of its own', async () => {
    const id = await visitors.addSlot(owner, 'device', true);
    await visitors.addSlot(thief, 'device', true);
    expect((await visitors.ask(thief, '/slots/release', { id })).status).toBe(404);
    expect((await visitors.revokeSlot(thief, id)).status).toBe(404);
    expect((await visitors.ask(owner, '/slots/release', { id })).status).toBe(200);
  });

  it('guesses no code of a login in another database', async () => {
    const { jwk, sign } = await newDevice();
    visitors.moveOn();
    const { code, flow } = await visitors.codeFor('victim@example.test', jwk);
    const own = await newDevice();
    const typed = await signedBy(own.sign, { code, flow });
    expect((await visitors.send('/otp/verify', typed)).status).toBe(401);
    const wrong = await signedBy(sign, { code, flow: randomUUID() });
    expect((await visitors.send('/otp/verify', wrong)).status).toBe(401);
    const resent = { email: emails.get(owner.user) ?? '', flow, device: jwk, origin: SITE };
    expect((await visitors.send('/otp/resend', resent)).status).not.toBe(200);
    expect((await visitors.send('/otp/verify', await signedBy(sign, { code, flow }))).status).toBe(
      200,
    );
  });

  it('gets a half of its own for the id of another one’s slot, and changes nothing in that', async () => {
    const passkey = await visitors.addSlot(owner, 'passkey');
    const before = await visitors.ask(owner, '/slots/release', { id: passkey });
    const made = { id: passkey, kind: 'passkey', isFirst: false };
    expect((await visitors.ask(thief, '/slots/create', made)).status).toBe(200);
    await visitors.keepSlot(thief, passkey, SEALED, false);
    await visitors.openSlot(thief, passkey, SEALED);
    const stolen = await visitors.ask(thief, '/slots/release', { id: passkey });
    expect(stolen.status).toBe(200);
    expect(stolen['half']).not.toBe(before['half']);
    expect((await visitors.revokeSlot(thief, passkey)).status).toBe(200);
    expect(await visitors.ask(owner, '/slots/release', { id: passkey })).toEqual(before);
  });
});

/**
 * The owner ends a way; a copy from before is restored. The thief has made a slot with the same id in another database, so that the copy
 * takes the ending for one of that slot.
 */
async function endedAfterCopy(ways: Pick<Restored, 'restoreWays'>): Promise<boolean> {
  const stolen = await visitors.addSlot(owner, 'passkey');
  await visitors.ask(thief, '/slots/create', { id: stolen, kind: 'passkey', isFirst: false });
  await visitors.keepSlot(thief, stolen, SEALED, false);
  await visitors.openSlot(thief, stolen, SEALED);
  const key = visitors.walletKeys.get(owner.user);
  const act = { act: 'slot.revoke', subject: [stolen] } as const;
  const proof = key && (await visitors.proveAct(owner, '/slots/revoke', act, key));
  const { nonce, until } = await nonceOf(String(proof?.nonce ?? ''));
  const line = JSON.stringify({
    message: ENDED_WAY,
    slot: stolen,
    nonce,
    until,
    signature: proof?.signature,
  });
  const output = createInterface({ input: Readable.from([`${line}\n`]) });
  await ways.restoreWays(sqlStore(databases.database), output, FRAME);
  const left = await databases.rows('select account from slot where id = ?', stolen);
  return !left.flat().some(({ account }) => account === owner.user);
}

async function nonceOf(nonce: string) {
  const [row] = (
    await databases.rows('select until from wallet_nonce where nonce = ?', nonce)
  ).flat();
  return { nonce, until: Number(row?.['until']) };
}

describe('a restored copy of several databases', () => {
  it('ends the way whose owner has signed that, also where another account has a slot of that id', async () => {
    expect(await endedAfterCopy({ restoreWays })).toBe(true);
  });

  it('would not, where it looked at one account of that id alone', async () => {
    const file = 'apps/service/src/use-cases/slots/restored-ways.ts';
    const ways = await withoutDefence<Restored>(file, {
      file,
      find: 'await restored.accountsOf(slot)) {',
      put: '(await restored.accountsOf(slot)).slice(0, 1)) {',
    });
    [owner, thief] = [await again(owner), await again(thief)];
    expect(await endedAfterCopy(ways)).toBe(false);
  });
});

it('places accounts and ids by nothing but their hash', () => {
  const hash = createHash('sha256').update('cleat/place/1:ada').digest();
  expect(databases.placeOf('ada')).toBe(hash.readUInt32BE() % 4);
});
