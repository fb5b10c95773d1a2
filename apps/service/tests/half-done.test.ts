import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../src/adapters/sql/database';
import { sayingAway } from '../src/adapters/sql/away';
import { openDatabase } from '../src/adapters/sql/open-database';
import { newDevice } from './stand-ins/device';
import { WalletKey } from './stand-ins/wallet-key';
import { SITE } from './support';
import { type Answer, FRAME, signedBy, type Visitor, Visitors } from './visitors';

/** How a statement is lost with its connection: never run, or run without an answer. */
type Loss = 'answer' | 'statement';

const none = createHash('sha256').digest('base64url');
let database: Database;
let visitors: Visitors;

/** The statement that is lost next, counted from now. */
let lost: { in: number; readonly loss: Loss } | undefined;
let count = 0;

beforeAll(async () => {
  const own = await openDatabase('file::memory:', () => undefined);
  const losing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const isLost = lost?.in === 0 && lost;
    if (lost) lost.in -= 1;
    if (!isLost) return work();
    if (isLost.loss === 'answer') await work();
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  };
  const rowsOf =
    (rows: Database['rows']): Database['rows'] =>
    (sql, ...values) =>
      losing(() => rows(sql, ...values));
  database = sayingAway({
    ...own,
    rows: rowsOf(own.rows),
    // Its end is one more statement, whose answer may be lost as well.
    atOnce: async (work, account) => {
      let isEnding: unknown;
      const result = await own.atOnce(async (rows) => {
        const done = await work(rowsOf(rows));
        isEnding = lost?.in === 0 && lost.loss === 'statement';
        if (isEnding === true) await losing(() => Promise.resolve());
        return done;
      }, account);
      if (isEnding === false) await losing(() => Promise.resolve());
      return result;
    },
  });
  visitors = await Visitors.over(database, { DEVICE_APPROVAL: 'off' });
  await visitors.logIn('first@example.test'); // The sites are read once in two seconds.
});
afterAll(() => database.close());

/** Asks again, as the frame does, until the service has an answer. Returns what it was told first. */
async function again(ask: () => Promise<Answer>): Promise<Answer> {
  for (let n = 0; n < 3; n += 1) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    expect(answer).toEqual({ status: 503, error: 'database', seconds: 2 });
    visitors.clock += 1000;
  }
  throw new Error('The service does not come back');
}

/** From the address to the half of a signature, with one statement lost on the way. What came of it. */
async function visit(loss: Loss, at: number): Promise<{ readonly isOver: boolean }> {
  const email = `half-done${(count += 1)}@example.test`;
  const { jwk: device, sign } = await newDevice();
  visitors.clock += 1000;
  visitors.moveOn();
  lost = { in: at, loss };
  const begin = () => again(() => visitors.send('/otp', { email, device, origin: SITE }));
  let begun = await begin();
  if (begun['error'] === 'wait') {
    visitors.clock += Number(begun['seconds']) * 1000;
    begun = await begin();
  }
  const code = visitors.mails.at(-1)?.code ?? '';
  const sent = { flow: String(begun['flow']), code };
  const wrong = await signedBy(sign, { ...sent, code: code === '000000' ? '000001' : '000000' });
  const slip = { ...wrong, attempt: randomUUID() };
  expect(await again(() => visitors.send('/otp/verify', slip))).toEqual({
    status: 401,
    error: 'wrong',
    left: 4,
  });
  const typed = { ...(await signedBy(sign, sent)), attempt: randomUUID() };
  const right = await again(() => visitors.send('/otp/verify', typed));
  expect(right).toMatchObject({ status: 200 });
  const of: Visitor = {
    session: String(right['session']),
    user: String(right['user']),
    device,
    sign,
  };
  const ask = (path: string, payload: object = {}) => again(() => visitors.ask(of, path, payload));

  const id = randomUUID();
  const key = new WalletKey();
  const acted = (path: string, act: 'slot.open' | 'wallet.begin', payload: object) =>
    again(async () => {
      const { nonce, until } = await ask('/slots/nonce');
      const subject = act === 'slot.open' ? [id, none] : [id, none, key.publicKey];
      const given = { nonce: String(nonce), until: Number(until) };
      const bounds = { service: FRAME, account: of.user, ...given };
      const proof = { nonce, signature: key.sign({ act, subject }, bounds) };
      return visitors.ask(of, path, { ...payload, proof });
    });
  const made = await ask('/slots/create', { id, kind: 'device', isFirst: true });
  expect(made).toMatchObject({ status: 200 });
  const kept = await acted('/slots/keep', 'wallet.begin', { id, key: key.publicKey });
  expect(kept).toMatchObject({ status: 200, half: made['half'] });
  expect(await acted('/slots/open', 'slot.open', { id })).toMatchObject({ isOpen: true });
  expect(await ask('/slots/release', { id })).toMatchObject({ half: made['half'], state: 'open' });
  const { slots } = await ask('/slots/list');
  expect(slots).toMatchObject([{ id }]);
  const isOver = lost.in >= 0;
  lost = undefined;
  return { isOver };
}

describe('a database that goes away in the middle of a request', () => {
  it.each(['statement', 'answer'] as const)(
    'is asked again with the same outcome, whichever %s of a visit is lost',
    async (loss) => {
      let at = 0;
      while (!(await visit(loss, at)).isOver) at += 1;
      expect(at).toBeGreaterThan(50); // Every statement of the visit was lost once.
    },
  );

  it('opens one session for a code, and answers another attempt at it with none', async () => {
    const email = 'one-session@example.test';
    const { jwk: device, sign } = await newDevice();
    const sent = await visitors.codeFor(email, device);
    const typed = { ...(await signedBy(sign, sent)), attempt: randomUUID() };
    const right = await visitors.send('/otp/verify', typed);
    expect(await visitors.send('/otp/verify', typed)).toEqual(right);
    const sessions = await database.rows(
      'select handle from login_session where account = ?',
      String(right['user']),
    );
    expect(sessions).toHaveLength(1);
    const over = { status: 401, error: 'expired' };
    for (const other of [
      { attempt: randomUUID() },
      { attempt: '' },
      { signature: 'A'.repeat(86) },
    ]) {
      expect(await visitors.send('/otp/verify', { ...typed, ...other })).toEqual(over);
    }
    const visitor = { session: String(right['session']), sign };
    expect(await visitors.ask(visitor, '/session/end')).toMatchObject({ ended: true });
    expect(await visitors.send('/otp/verify', typed)).toEqual(over);
  });

  it('counts each of five wrong codes, however often one is sent again', async () => {
    const { jwk: device, sign } = await newDevice();
    const sent = await visitors.codeFor('guesses@example.test', device);
    const lefts: unknown[] = [];
    for (let n = 0; n < 5; n += 1) {
      const code = String((Number(sent.code) + n + 1) % 1_000_000).padStart(6, '0');
      // The same attempt with another code is another guess.
      const typed = { ...(await signedBy(sign, { ...sent, code })), attempt: 'the same' };
      await visitors.send('/otp/verify', typed);
      lefts.push((await visitors.send('/otp/verify', typed))['left']);
    }
    expect(lefts).toEqual([4, 3, 2, 1, undefined]);
    expect(await visitors.send('/otp/verify', await signedBy(sign, sent))).toMatchObject({
      error: 'expired',
    });
  });
});
