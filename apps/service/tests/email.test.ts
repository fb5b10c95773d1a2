import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { type Answer, type Visitor, Visitors } from './visitors';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeOverDatabases('a change of the address', (database) => {
  let visitors: Visitors;
  let visitor: Visitor;
  let count = 0;
  let [from, to, slot] = ['', '', ''];

  beforeAll(async () => {
    visitors = await Visitors.over(database());
  });
  beforeEach(async () => {
    count += 1;
    visitors.clock += 2 * DAY;
    visitors.moveOn();
    [from, to] = [`old${count}@example.test`, `new${count}@example.test`];
    visitor = await visitors.logIn(from);
    slot = await visitors.addSlot(visitor, 'device', true);
  });

  const code = (): string => visitors.mails.at(-1)?.code ?? '';
  const wrong = (): string => (code() === '000000' ? '111111' : '000000');
  const step = (path: string, more: object = {}, by = visitor): Promise<Answer> =>
    visitors.changeEmail(by, path, { from, to, ...more });

  /** Both codes; the answers of the last two steps. */
  async function change(): Promise<Answer> {
    const { flow } = await step('begin');
    const { flow: second } = await step('old', { flow, code: code() });
    return step('new', { flow: second, code: code() });
  }

  it('needs a code of the old address, then one of the new', async () => {
    const begun = await step('begin');
    expect(begun).toMatchObject({ status: 200, action: 'VERIFY_PRIMARY_OTP' });
    expect(visitors.mails.at(-1)).toMatchObject({ to: from, purpose: 'emailFrom', newAddress: to });

    const old = await step('old', { flow: begun['flow'], code: code() });
    expect(old.status).toBe(200);
    expect(visitors.mails.at(-1)).toMatchObject({ to, purpose: 'emailTo' });

    const done = await step('new', { flow: old['flow'], code: code() });
    expect(done).toEqual({ status: 200, changed: true });
    expect(visitors.notices.at(-1)).toMatchObject({ to: from, newAddress: to });
    expect((await visitors.logIn(to)).user).toBe(visitor.user);
    expect((await visitors.logIn(from)).user).not.toBe(visitor.user);
  });

  it('compares five guesses of a hundred, and a right code once', async () => {
    const { flow } = await step('begin');
    const guesses = Array.from({ length: 100 }, () => step('old', { flow, code: wrong() }));
    let compared = (await Promise.all(guesses)).filter(({ error }) => error === 'wrong').length;
    expect(compared).toBeLessThanOrEqual(5);
    // Some have waited for one that was judged at that moment.
    while ((await step('old', { flow, code: wrong() }))['error'] === 'wrong') compared += 1;
    expect(compared).toBe(5);
    expect(await step('old', { flow, code: code() })).toMatchObject({ error: 'expired' });

    const again = await step('begin');
    const right = { flow: again['flow'], code: code() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => step('old', right)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is bound to both addresses, the order, the account and the device', async () => {
    const { flow } = await step('begin');
    const right = { flow, code: code() };
    const refused = { status: 401, error: 'wrong' };
    expect(await step('old', { ...right, to: 'thief@example.test' })).toMatchObject(refused);
    expect(await step('new', right)).toMatchObject(refused);
    const otherDevice = await visitors.logIn(from);
    expect(await step('old', right, otherDevice)).toMatchObject(refused);
    const stranger = await visitors.logIn(`stranger-${from}`);
    expect(await step('old', right, stranger)).toMatchObject({ status: 401, error: 'session' });
    expect((await step('old', right)).status).toBe(200);
  });

  it('is no code of a login, and is not sent again as one', async () => {
    const { flow } = await step('begin');
    const signature = await visitor.sign(`${String(flow)}:${code()}:https://site.test`);
    const asLogin = { flow, code: code(), origin: 'https://site.test', signature };
    expect(await visitors.send('/otp/verify', asLogin)).toMatchObject({ error: 'wrong' });
    visitors.clock += MINUTE;
    const again = await visitors.send('/otp/resend', { flow, email: from });
    expect(again).toMatchObject({ status: 401, error: 'expired' });
  });

  it('takes no address that has a wallet, and says so to its owner alone', async () => {
    const other = await visitors.logIn(to);
    await visitors.addSlot(other, 'device', true);
    expect(await change()).toMatchObject({ status: 400, error: 'email_taken' });
    expect((await visitors.logIn(from)).user).toBe(visitor.user);
    expect((await visitors.logIn(to)).user).toBe(other.user);
  });

  it('keeps the ways to open the wallet for a day', async () => {
    await change();
    await expect(visitors.addSlot(visitor, 'passkey')).rejects.toThrow('held');
    visitors.clock += DAY;
    visitor = await visitors.logIn(to);
    expect(await visitors.addSlot(visitor, 'passkey')).toMatch(/-/);
  });

  it('[R7.16] keeps the wallet from being taken away for a day, and lets it sign', async () => {
    const release = (more: object): Promise<Answer> =>
      visitors.ask(visitor, '/slots/release', { id: slot, ...more });
    expect((await release({ use: 'export' })).status).toBe(200);
    await change();
    expect(await release({ use: 'export' })).toEqual({
      status: 429,
      error: 'held',
      seconds: DAY / 1000,
    });
    expect((await release({})).status).toBe(200);
    visitors.clock += DAY - 1000;
    expect(await release({ use: 'export' })).toMatchObject({ error: 'held', seconds: 1 });
    visitors.clock += 1000;
    expect((await release({ use: 'export' })).status).toBe(200);
  });

  it('ends after ten minutes, and begins five times a day', async () => {
    const { flow } = await step('begin');
    visitors.clock += 10 * MINUTE;
    expect(await step('old', { flow, code: code() })).toMatchObject({ error: 'expired' });
    for (let n = 0; n < 4; n += 1) expect((await step('begin')).status).toBe(200);
    expect(await step('begin')).toMatchObject({ status: 429, error: 'too_many' });
    expect(await step('begin', { to: from })).toMatchObject({ error: 'invalid_email' });
  });
});
