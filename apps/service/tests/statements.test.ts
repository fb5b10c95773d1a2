import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../src/adapters/sql/database';
import { openDatabase } from '../src/adapters/sql/open-database';
import { newDevice } from './stand-ins/device';
import { WalletKey } from './stand-ins/wallet-key';
import { FRAME, signedBy, type Visitor, Visitors } from './visitors';
import { SITE } from './support';

/** What a step of a visit asks of the database. */
interface Asked {
  /** With those that begin and end transactions. */
  readonly statements: number;

  /** How often the service waits: one that is sent while another waits, or that begins a transaction, is none more. */
  readonly waits: number;
}

let asked: Asked = { statements: 0, waits: 0 };
let waiting = 0;
let database: Database;
let visitors: Visitors;

beforeAll(async () => {
  const own = await openDatabase('file::memory:', () => undefined);
  const add = (statements: number, waits: number): void => {
    asked = { statements: asked.statements + statements, waits: asked.waits + waits };
  };
  const counted =
    (rows: Database['rows']): Database['rows'] =>
    async (sql, ...values) => {
      add(1, waiting === 0 ? 1 : 0);
      waiting += 1;
      try {
        return await rows(sql, ...values);
      } finally {
        waiting -= 1;
      }
    };
  database = {
    ...own,
    rows: counted(own.rows),
    atOnce: (work, account) => {
      add(2, 1);
      return own.atOnce((rows) => work(counted(rows)), account);
    },
  };
  visitors = await Visitors.over(database, { DEVICE_APPROVAL: 'off' });
  await visitors.logIn('first@example.test'); // The sites are read once in two seconds.
});
afterAll(() => database.close());

const none = createHash('sha256').digest('base64url');

async function askedBy(work: () => Promise<unknown>): Promise<Asked> {
  asked = { statements: 0, waits: 0 };
  await work();
  return asked;
}

/** A login on a new device, and what its mail and its code ask. */
async function logIn(email: string) {
  const { jwk: device, sign } = await newDevice();
  visitors.clock += 1000;
  let flow = '';
  const mail = await askedBy(async () => {
    const answer = await visitors.send('/otp', { email, device, origin: SITE });
    flow = String(answer['flow']);
  });
  const typed = await signedBy(sign, { flow, code: visitors.mails.at(-1)?.code ?? '' });
  let visitor: Visitor | undefined;
  const code = await askedBy(async () => {
    const { session, user } = await visitors.send('/otp/verify', typed);
    visitor = { session: String(session), user: String(user), device, sign };
  });
  return { mail, code, visitor: visitor as unknown as Visitor };
}

/** A visit: the code, the login, a wallet, and a half. */
async function visit(email: string): Promise<Readonly<Record<string, Asked>>> {
  const { code, mail, visitor: of } = await logIn(email);
  const id = randomUUID();
  const key = new WalletKey();
  const proofOf = (act: 'slot.open' | 'wallet.begin', given: object) => {
    const { nonce, until } = given as { nonce: string; until: number };
    const subject = act === 'slot.open' ? [id, none] : [id, none, key.publicKey];
    const bounds = { service: FRAME, account: of.user, nonce, until };
    return { nonce, signature: key.sign({ act, subject }, bounds) };
  };
  const wallet = await askedBy(async () => {
    await visitors.ask(of, '/slots/list');
    const made = await visitors.ask(of, '/slots/create', { id, kind: 'device', isFirst: true });
    const proof = proofOf('wallet.begin', made);
    const kept = await visitors.ask(of, '/slots/keep', { id, key: key.publicKey, proof });
    const opened = proofOf('slot.open', kept);
    expect(await visitors.ask(of, '/slots/open', { id, proof: opened })).toMatchObject({
      isOpen: true,
    });
  });
  const half = await askedBy(async () => {
    expect(await visitors.ask(of, '/slots/release', { id })).toMatchObject({ status: 200 });
  });
  return { mail, code, wallet, half };
}

describe('a visit', () => {
  it('asks the database no more often than this', async () => {
    expect(await visit('ada@example.test')).toEqual({
      mail: { statements: 6, waits: 6 },
      code: { statements: 9, waits: 7 },
      wallet: { statements: 33, waits: 29 },
      half: { statements: 3, waits: 3 },
    });
  });

  it('does not write again what it knows of a login', async () => {
    await logIn('eva@example.test');
    const again = await logIn('eva@example.test');
    // One less, and two for the mail about the new device, which is kept and has left.
    expect(again).toMatchObject({
      mail: { statements: 6, waits: 6 },
      code: { statements: 10, waits: 8 },
    });
  });
});
