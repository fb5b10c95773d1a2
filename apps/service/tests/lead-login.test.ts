import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { WalletAct } from '../src/domain/wallet-act';
import { describeOverDatabases } from './databases';
import { WalletKey } from './stand-ins/wallet-key';
import { type Answer, FRAME, type Visitor, Visitors } from './visitors';

const DAY = 86_400_000;

describeOverDatabases('a login that leads to the wallet of a kit', (database) => {
  let visitors: Visitors;
  let owner: Visitor;
  let kit: WalletKey;
  let email = '';
  let count = 0;

  beforeAll(async () => {
    visitors = await Visitors.over(database());
  });
  beforeEach(async () => {
    count += 1;
    visitors.clock += 2 * DAY;
    visitors.moveOn();
    email = `new${count}@example.test`;
    owner = await visitors.logIn(`lost${count}@example.test`);
    await visitors.addSlot(owner, 'device', true);
    kit = visitors.walletKeys.get(owner.user) ?? new WalletKey();
  });

  const loginOf = async (visitor: Visitor): Promise<string> => {
    const { logins } = await visitors.ask(visitor, '/logins/list');
    const known = logins as readonly { readonly id: string; readonly isHere: boolean }[];
    return known.find(({ isHere }) => isHere)?.id ?? '';
  };

  async function signed(by: Visitor, act: WalletAct, key: WalletKey, account: string) {
    const { nonce, until } = await visitors.ask(by, '/wallet/nonce');
    const given = { nonce: String(nonce), until: Number(until) };
    return { nonce, signature: key.sign(act, { service: FRAME, account, ...given }) };
  }

  /** What the frame asks with a kit of the owner's wallet. */
  async function lead(
    by: Visitor,
    { key = kit, leaving, login }: { key?: WalletKey; leaving?: WalletKey; login?: string } = {},
  ): Promise<Answer> {
    const subject = [login ?? (await loginOf(by))];
    const account = owner.user;
    return visitors.ask(by, '/logins/lead', {
      account,
      proof: await signed(by, { act: 'login.lead', subject }, key, account),
      ...(leaving && {
        leaving: await signed(by, { act: 'login.leave', subject }, leaving, by.user),
      }),
    });
  }

  it('opens the account, and every address of it hears of that', async () => {
    const visitor = await visitors.logIn(email);
    visitors.loginMails.length = 0;

    const led = await lead(visitor);

    expect(led).toMatchObject({ status: 200, user: owner.user });
    const again = { ...visitor, user: owner.user, session: String(led['session']) };
    expect((await visitors.ask(again, '/slots/list'))['slots']).toHaveLength(1);
    expect(await visitors.addSlot(again, 'device')).toMatch(/-/);
    expect((await visitors.ask(visitor, '/slots/list')).status).toBe(401);
    expect((await visitors.logIn(email)).user).toBe(owner.user);
    expect((await visitors.logIn(`lost${count}@example.test`)).user).toBe(owner.user);
    expect(visitors.loginMails.map(({ to }) => to)).toEqual([`lost${count}@example.test`, email]);
    expect(visitors.loginMails[0]).toMatchObject({ change: 'added' });
  });

  it('opens the account also where a thief has begun a new wallet in its place', async () => {
    const thief = await visitors.logIn(`lost${count}@example.test`);
    await visitors.ask(thief, '/slots/renew');
    for (let day = 0; day < 14; day += 1) {
      visitors.clock += DAY / 2; // The session is used.
      await visitors.ask(thief, '/slots/list');
    }
    visitors.walletKeys.delete(thief.user);
    await visitors.addSlot(thief, 'device', true);

    const visitor = await visitors.logIn(email);
    expect(await lead(visitor, { key: new WalletKey() })).toMatchObject({ error: 'wallet_key' });
    expect(await lead(visitor)).toMatchObject({ status: 200, user: owner.user });
  });

  it('leaves a wallet that was begun within a day, where its key signs that too', async () => {
    const visitor = await visitors.logIn(email);
    await visitors.addSlot(visitor, 'device', true);
    const own = visitors.walletKeys.get(visitor.user) ?? new WalletKey();

    expect(await lead(visitor)).toMatchObject({ status: 403, error: 'wallet_key' });
    expect(await lead(visitor, { leaving: kit })).toMatchObject({ error: 'wallet_key' });
    expect((await visitors.logIn(email)).user).toBe(visitor.user);
    expect(await lead(visitor, { leaving: own })).toMatchObject({ user: owner.user });
    expect((await visitors.logIn(email)).user).toBe(owner.user);
  });

  it('leaves no older wallet, also where both keys sign', async () => {
    const visitor = await visitors.logIn(email);
    await visitors.addSlot(visitor, 'device', true);
    const leaving = visitors.walletKeys.get(visitor.user) ?? new WalletKey();
    visitors.clock += DAY;
    const later = await visitors.logIn(email);

    expect(await lead(later, { leaving })).toMatchObject({ error: 'linked_elsewhere' });
    expect((await visitors.logIn(email)).user).toBe(visitor.user);
  });

  it('needs the key of that wallet, for this login', async () => {
    const visitor = await visitors.logIn(email);
    const other = await loginOf(owner);
    expect(await lead(visitor, { key: new WalletKey() })).toMatchObject({ error: 'wallet_key' });
    expect(await lead(visitor, { login: other })).toMatchObject({ error: 'wallet_key' });
    expect(await lead(owner)).toMatchObject({ error: 'account' });
    expect((await visitors.logIn(email)).user).toBe(visitor.user);
  });

  it('is led once by two requests at once', async () => {
    const visitor = await visitors.logIn(email);
    const login = await loginOf(visitor);
    const answers = await Promise.all([lead(visitor, { login }), lead(visitor, { login })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await visitors.logIn(email)).user).toBe(owner.user);
  });
});
