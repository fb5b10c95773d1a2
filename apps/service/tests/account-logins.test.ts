import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { SITE } from './support';
import { type Answer, signedBy, type Visitor, Visitors } from './visitors';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeOverDatabases('the logins of an account', (database) => {
  let visitors: Visitors;
  let ada: Visitor;
  let count = 0;
  let [first, second] = ['', ''];

  beforeAll(async () => {
    visitors = await Visitors.over(database());
  });
  beforeEach(async () => {
    count += 1;
    visitors.clock += 2 * DAY;
    visitors.moveOn();
    [first, second] = [`first${count}@example.test`, `second${count}@example.test`];
    ada = await visitors.logIn(first);
    await visitors.addSlot(ada, 'device', true);
    visitors.loginMails.length = 0;
  });

  async function join(email = second, by = ada): Promise<Answer> {
    const code = await visitors.codeFor(email, by.device);
    return visitors.joinEmail(by, email, code);
  }

  interface Listed {
    readonly id: string;
    readonly provider: string;
    readonly label: string;
    readonly isHere: boolean;
    readonly createdAtMs: number;
  }

  async function list(by = ada): Promise<readonly Listed[]> {
    return (await visitors.ask(by, '/logins/list'))['logins'] as readonly Listed[];
  }

  const idOf = async (email: string, by = ada): Promise<string> => {
    const known = await list(by);
    const at = email.slice(email.indexOf('@'));
    return known.find(({ label }) => label === `${email.slice(0, 1)}•••${at}`)?.id ?? '';
  };
  const remove = async (email: string, by = ada): Promise<Answer> =>
    visitors.removeLogin(by, await idOf(email, by));
  const isIn = async (visitor: Visitor): Promise<boolean> =>
    (await visitors.ask(visitor, '/slots/list')).status === 200;

  it('are listed with masked addresses, which neither the database nor the log has', async () => {
    expect(await join()).toEqual({ status: 200, joined: true });

    expect(await list()).toMatchObject([
      { provider: 'email', label: 'f•••@example.test', isHere: true },
      { provider: 'email', label: 's•••@example.test', isHere: false },
    ]);
    const rows = await database().rows('select * from account_login');
    const flows = await database().rows('select * from login_flow');
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify([rows, flows, visitors.service.lines])).not.toMatch(/example|email"/);
  });

  it('all lead to the account, and each address hears of another one', async () => {
    await join();

    expect((await visitors.logIn(second)).user).toBe(ada.user);
    expect((await visitors.logIn(first)).user).toBe(ada.user);
    const mails = [...visitors.loginMails].sort((a, b) => a.to.localeCompare(b.to));
    expect(mails).toMatchObject([
      { to: first, site: SITE, change: 'added', login: 'email (s•••@example.test)' },
      { to: second, site: SITE, change: 'added' },
    ]);
  });

  it('are joined by a code of the address, on the same device, once', async () => {
    const eve = await visitors.logIn(`eve${count}@example.test`);
    const code = await visitors.codeFor(second, ada.device);
    const wrong = { status: 401, error: 'wrong' };
    const ask = (by: Visitor, email = second, more = {}): Promise<Answer> =>
      visitors.joinEmail(by, email, { ...code, ...more });
    expect(await ask(eve)).toMatchObject(wrong);
    expect(await ask(ada, `other${count}@example.test`)).toMatchObject(wrong);
    const other = code.code === '000000' ? '111111' : '000000';
    expect(await ask(ada, second, { code: other })).toMatchObject({ ...wrong, left: 2 });
    expect(await ask(ada)).toMatchObject({ joined: true });
    expect(await ask(ada)).toMatchObject({ status: 401, error: 'expired' });
    expect(await ask(ada, 'no address')).toMatchObject({ status: 400, error: 'invalid_email' });
    expect(await list()).toHaveLength(2);
  });

  it('take none that has a wallet, and end the sessions of one that had none', async () => {
    const owner = await visitors.logIn(second);
    await visitors.addSlot(owner, 'device', true);
    expect(await join()).toMatchObject({ status: 403, error: 'linked_elsewhere' });
    expect((await visitors.logIn(second)).user).toBe(owner.user);

    const third = `third${count}@example.test`;
    const elsewhere = await visitors.logIn(third);
    expect(await join(third)).toMatchObject({ joined: true });
    expect(await isIn(elsewhere)).toBe(false);
  });

  it.each([
    ['never used', false],
    ['removed before', true],
  ])(
    'are joined to one of two accounts that join one at once, which was %s',
    async (_, isRemoved) => {
      if (isRemoved) {
        await join();
        await remove(second);
      }
      const eve = await visitors.logIn(`eve${count}@example.test`);
      await visitors.addSlot(eve, 'device', true);
      const codes = [await visitors.codeFor(second, ada.device)];
      visitors.clock += MINUTE;
      visitors.moveOn();
      codes.push(await visitors.codeFor(second, eve.device));

      const answers = await Promise.all(
        [ada, eve].map((by, at) => visitors.joinEmail(by, second, codes[at] ?? {})),
      );

      const isAdas = answers[0]?.['joined'] === true;
      const outcomes = answers.map(({ joined, error }) => joined ?? error);
      expect(outcomes).toEqual(isAdas ? [true, 'linked_elsewhere'] : ['linked_elsewhere', true]);
      const winner = isAdas ? ada : eve;
      expect((await visitors.logIn(second)).user).toBe(winner.user);
      const counts = [(await list(ada)).length, (await list(eve)).length];
      expect(counts).toEqual(isAdas ? [2, 1] : [1, 2]);
    },
  );

  it('are as one answer says, where one is joined anew and removed at once', async () => {
    await join();
    const id = await idOf(second);
    visitors.clock += MINUTE;
    const code = await visitors.codeFor(second, ada.device);
    await Promise.all([visitors.joinEmail(ada, second, code), visitors.removeLogin(ada, id)]);

    const leads = (await visitors.logIn(second)).user === ada.user;
    expect(await list()).toHaveLength(leads ? 2 : 1);
  });

  it('lose one at the visitor’s word: its sessions end, and it leads elsewhere', async () => {
    await join();
    const phone = await visitors.logIn(second);
    const laptop = await visitors.logIn(first);
    expect(await remove(second)).toEqual({ status: 200, removed: true });

    expect(await list()).toMatchObject([{ label: 'f•••@example.test' }]);
    expect([await isIn(phone), await isIn(laptop), await isIn(ada)]).toEqual([false, true, true]);
    expect((await visitors.logIn(second)).user).not.toBe(ada.user);
    expect(
      new Set(visitors.loginMails.slice(2).map(({ to, change }) => `${change} ${to}`)),
    ).toEqual(new Set([`removed ${first}`, `removed ${second}`]));
  });

  it('take one back that was removed, and give it no wallet but theirs', async () => {
    await join();
    await remove(second);
    const alone = await visitors.logIn(second);
    expect(await join()).toMatchObject({ joined: true });

    expect(await isIn(alone)).toBe(false);
    expect((await visitors.logIn(second)).user).toBe(ada.user);
  });

  it('keep the last one, the one in use, and those of other accounts', async () => {
    expect(await remove(first)).toMatchObject({ status: 400, error: 'login_in_use' });
    const eve = await visitors.logIn(`eve${count}@example.test`);
    const ofEve = await idOf(`eve${count}@example.test`, eve);
    const foreign = await visitors.removeLogin(ada, ofEve);
    expect(foreign).toMatchObject({ status: 404, error: 'login' });
    expect((await visitors.logIn(`eve${count}@example.test`)).user).toBe(eve.user);

    await join();
    const bySecond = await visitors.logIn(second);
    await remove(second);
    // Its session is over, so it cannot take the other one along.
    const id = await idOf(first);
    expect(await visitors.ask(bySecond, '/logins/remove', { id })).toMatchObject({ status: 401 });
  });

  it('stay, where a younger login than a day asks to remove an older one', async () => {
    await join();
    const bySecond = await visitors.logIn(second);
    expect(await remove(first, bySecond)).toMatchObject({ status: 429, error: 'login_held' });
    visitors.clock += DAY;
    const dayLater = await visitors.logIn(second);
    expect(await remove(first, dayLater)).toMatchObject({ removed: true });
    expect(await isIn(ada)).toBe(false);
    expect((await visitors.logIn(second)).user).toBe(ada.user);
  });

  it('never lose both to two devices that remove each other’s at once', async () => {
    await join();
    visitors.clock += 2 * DAY;
    const [one, two] = [await visitors.logIn(first), await visitors.logIn(second)];
    const ids = [await idOf(second, one), await idOf(first, one)];

    const answers = await Promise.all([
      visitors.removeLogin(one, ids[0] ?? ''),
      visitors.removeLogin(two, ids[1] ?? ''),
    ]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const users = [(await visitors.logIn(first)).user, (await visitors.logIn(second)).user];
    expect(users.filter((user) => user === ada.user)).toHaveLength(1);
  });

  it('open no session for a login that is removed meanwhile', async () => {
    await join();
    const phone = await visitors.logIn(second);
    const sent = await visitors.codeFor(second, phone.device);
    await remove(second);
    const late = await visitors.send('/otp/verify', await signedBy(phone.sign, sent));
    expect(late).toMatchObject({ status: 401, error: 'expired' });

    for (let n = 0; n < 5; n += 1) {
      visitors.clock += DAY;
      visitors.moveOn();
      ada = await visitors.logIn(first);
      expect(await join()).toMatchObject({ joined: true });
      const code = await visitors.codeFor(second, phone.device);
      const [entered] = await Promise.all([
        visitors.send('/otp/verify', await signedBy(phone.sign, code)),
        remove(second),
      ]);
      const session = String(entered['session'] ?? '');
      expect(await isIn({ ...phone, session })).toBe(false);
      expect(await list()).toMatchObject([{ label: 'f•••@example.test' }]);
    }
  });

  it('are for a proved session of the wallet’s own page', async () => {
    const proof = await visitors.proofOf(ada, '/logins/list');
    expect(await visitors.send('/logins/list', proof, SITE)).toMatchObject({ status: 403 });
    expect((await visitors.send('/logins/list', proof)).status).toBe(200);
    expect((await visitors.send('/logins/list', proof)).status).toBe(401);
    const thief = { ...ada, sign: (await visitors.logIn(second)).sign };
    for (const path of ['/logins/list', '/logins/join', '/logins/remove']) {
      expect(await visitors.ask(thief, path)).toMatchObject({ status: 401, error: 'session' });
    }
  });

  it('follow a change of the address, after which none is removed for a day', async () => {
    await join();
    const [before] = await list();
    const to = `moved${count}@example.test`;
    const code = (): string => visitors.mails.at(-1)?.code ?? '';
    const step = (path: string, more: object = {}): Promise<Answer> =>
      visitors.changeEmail(ada, path, { from: first, to, ...more });
    const { flow } = await step('begin');
    const { flow: next } = await step('old', { flow, code: code() });
    expect(await step('new', { flow: next, code: code() })).toMatchObject({ changed: true });

    const [after] = await list();
    expect(after).toMatchObject({ label: 'm•••@example.test', isHere: true });
    expect(after?.createdAtMs).toBe(before?.createdAtMs);
    expect(await remove(second)).toMatchObject({ status: 429, error: 'held' });
    visitors.clock += DAY;
    ada = await visitors.logIn(to);
    expect(await remove(second)).toMatchObject({ removed: true });
  });

  it('are removed at most twenty times a day', async () => {
    const asks = Array.from({ length: 21 }, () => visitors.removeLogin(ada, 'none'));
    const answers = await Promise.all(asks);
    expect(answers.filter(({ error }) => error === 'too_many')).toHaveLength(1);
  });
});
