import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { WalletAct } from '../src/domain/wallet-act';
import { describeOverDatabases } from './databases';
import { WalletKey } from './stand-ins/wallet-key';
import { type Answer, type Visitor, Visitors } from './visitors';

const DAY = 24 * 3_600_000;

describeOverDatabases('a wallet whose ways in are all lost', (database) => {
  let visitors: Visitors;
  let count = 0;
  let email = '';
  let owner: Visitor;
  let oldKey: WalletKey;
  let slot: string;

  beforeAll(async () => {
    visitors = await Visitors.over(database(), { RENEWAL_DAYS: '7' });
  });
  beforeEach(async () => {
    visitors.clock += 3 * DAY;
    visitors.moveOn();
    email = `lost${(count += 1)}@example.test`;
    owner = await visitors.logIn(email);
    slot = await visitors.addSlot(owner, 'device', true);
    oldKey = visitors.walletKeys.get(owner.user) ?? new WalletKey();
  });

  const renew = (visitor: Visitor): Promise<Answer> => visitors.ask(visitor, '/slots/renew');

  /** A new device of the same login begins a wallet of its own. */
  async function beginAnew(device: Visitor): Promise<string> {
    visitors.walletKeys.delete(device.user);
    return visitors.addSlot(device, 'device', true);
  }

  async function waited(): Promise<{ readonly other: Visitor; readonly second: string }> {
    await renew(await visitors.logIn(email));
    visitors.clock += 7 * DAY;
    const back = await visitors.logIn(email);
    await renew(back);
    visitors.clock += 7 * DAY;
    const other = { ...back, session: (await logInOn(back)).session };
    return { other, second: await beginAnew(other) };
  }

  /** The session of a week ago is over; the device is the same. */
  async function logInOn(device: Visitor): Promise<Visitor> {
    const { flow, code } = await visitors.codeFor(email, device.device);
    const signature = await device.sign(`${flow}:${code}:https://site.test`);
    const right = await visitors.send('/otp/verify', {
      flow,
      code,
      origin: 'https://site.test',
      signature,
    });
    return { ...device, session: String(right['session']) };
  }

  const ofAside = (visitor: Visitor, path: string, id: string, key: WalletKey) => {
    const act = path === '/slots/restore' ? 'wallet.restore' : 'wallet.discard';
    return visitors.act(visitor, path, { id }, { act, subject: [id] }, key);
  };

  async function asideOf(visitor: Visitor): Promise<string> {
    const { aside } = await visitors.ask(visitor, '/slots/release', { id: slot });
    return String(aside);
  }

  it('lets no new one begin for a week, which the mail says to the addresses from before', async () => {
    const other = await visitors.logIn(email);
    const mails = visitors.walletMails.length;

    const begun = await renew(other);

    const readyAtMs = visitors.clock + 7 * DAY;
    expect(begun).toEqual({ status: 200, readyAtMs, isNew: true });
    expect(visitors.walletMails.slice(mails)).toEqual([
      { to: email, sentAtMs: visitors.clock, kind: 'asked', readyAtMs },
    ]);
    await expect(beginAnew(other)).rejects.toThrow('wallet_exists');
    visitors.clock += 3600_000;
    expect(await renew(other)).toEqual({ status: 200, readyAtMs, isNew: false });
    expect(visitors.walletMails).toHaveLength(mails + 1);
    // Every device that logs in reads of it.
    expect(await visitors.ask(owner, '/slots/list')).toMatchObject({
      renewal: { readyAtMs, isOwn: false },
    });
    expect(await visitors.ask(other, '/slots/list')).toMatchObject({ renewal: { isOwn: true } });
  });

  it('is said at the addresses from before: what is set aside, goes, stays, or has its place back', async () => {
    const mails = visitors.walletMails.length;
    await waited();
    const back = await logInOn(owner);
    const aside = await asideOf(back);
    const sent = (kind: string, more: object = {}) => [
      { to: email, sentAtMs: visitors.clock, kind, ...more },
    ];
    expect(visitors.walletMails.slice(mails).map(({ kind }) => kind)).toEqual([
      'asked',
      'asked',
      'replaced',
    ]);

    const { length } = visitors.walletMails;
    await ofAside(back, '/slots/discard', aside, oldKey);
    expect(visitors.walletMails.slice(length)).toEqual(
      sent('discarded', { goesAtMs: visitors.clock + 30 * DAY }),
    );
    const keep: WalletAct = { act: 'wallet.keep', subject: [aside] };
    await visitors.act(back, '/slots/keep-aside', { id: aside }, keep, oldKey);
    expect(visitors.walletMails.slice(length + 1)).toEqual(sent('kept'));
    await ofAside(back, '/slots/restore', aside, oldKey);
    expect(visitors.walletMails.slice(length + 2)).toEqual(sent('restored'));
    // What the key did not sign is done by no one, and said to no one.
    await visitors.ask(back, '/slots/restore', { id: aside });
    expect(visitors.walletMails).toHaveLength(length + 3);
  });

  it('sets the old one aside, whose own key puts it back', async () => {
    const { other, second } = await waited();
    const newKey = visitors.walletKeys.get(owner.user) ?? new WalletKey();
    const back = await logInOn(owner);
    const aside = await asideOf(back);
    expect(await visitors.ask(back, '/slots/list')).toMatchObject({
      slots: [
        { id: slot, aside },
        { id: second, kind: 'device' },
      ],
    });

    // The key of the new one, and no key, put nothing back and discard nothing.
    for (const path of ['/slots/restore', '/slots/discard']) {
      expect(await ofAside(other, path, aside, newKey)).toEqual({
        status: 403,
        error: 'wallet_key',
      });
      expect(await visitors.ask(other, path, { id: aside })).toMatchObject({ status: 403 });
    }
    expect(await ofAside(back, '/slots/restore', aside, oldKey)).toEqual({
      status: 200,
      restored: true,
    });

    visitors.walletKeys.set(owner.user, oldKey);
    await visitors.addSlot(back, 'passkey');
    const { slots } = await visitors.ask(back, '/slots/list');
    const ids = (slots as { readonly id: string; readonly aside?: string }[]).map((one) => [
      one.id,
      one.aside === undefined,
    ]);
    expect(ids).toContainEqual([slot, true]);
    expect(ids).toContainEqual([second, false]); // Nothing is deleted of the other one either.
    expect(await visitors.ask(other, '/slots/release', { id: second })).toMatchObject({
      status: 200,
      aside: expect.any(String),
    });
  });

  it('stays where its key signs in the meantime', async () => {
    const other = await visitors.logIn(email);
    await renew(other);
    visitors.clock += 6 * DAY;
    const back = await logInOn(owner);
    const act: WalletAct = { act: 'wallet.stay', subject: [] };
    expect(await visitors.act(back, '/slots/stay', {}, act)).toEqual({ status: 200, stays: true });
    visitors.clock += 8 * DAY;

    const again = { ...other, session: (await logInOn(other)).session };

    await expect(beginAnew(again)).rejects.toThrow('wallet_exists');
    visitors.walletKeys.set(owner.user, oldKey);
    expect(await visitors.ask(again, '/slots/list')).not.toHaveProperty('renewal');
  });

  it('is begun anew by the device that has waited, and by no other', async () => {
    const waiting = await visitors.logIn(email);
    await renew(waiting);
    visitors.clock += 8 * DAY;
    const another = await visitors.logIn(email);
    await expect(beginAnew(another)).rejects.toThrow('wallet_exists');

    const ready = { ...waiting, session: (await logInOn(waiting)).session };

    await beginAnew(ready);
    await expect(beginAnew({ ...ready })).rejects.toThrow('wallet_exists');
  });

  it('goes after two years, and 30 days after its own key has said so', async () => {
    await waited();
    const back = await logInOn(owner);
    const aside = await asideOf(back);
    const endsAtMs = visitors.clock + 30 * DAY;
    expect(await ofAside(back, '/slots/discard', aside, oldKey)).toEqual({ status: 200, endsAtMs });
    visitors.clock += 29 * DAY;
    await visitors.service.sweep();
    const later = await logInOn(owner);
    expect(await visitors.ask(later, '/slots/release', { id: slot })).toMatchObject({ aside });
    visitors.clock += DAY;
    await visitors.service.sweep();
    expect(await visitors.ask(await logInOn(owner), '/slots/release', { id: slot })).toMatchObject({
      status: 404,
    });
  });

  it('that is put back goes no more', async () => {
    const { other, second } = await waited();
    const back = await logInOn(owner);
    const aside = await asideOf(back);
    await ofAside(back, '/slots/discard', aside, oldKey);
    await ofAside(back, '/slots/restore', aside, oldKey);
    visitors.clock += 729 * DAY;
    await visitors.service.sweep();
    expect(await visitors.ask(await logInOn(owner), '/slots/release', { id: slot })).toMatchObject({
      status: 200,
    });
    const late = { ...other, session: (await logInOn(other)).session };
    expect((await visitors.ask(late, '/slots/release', { id: second })).status).toBe(200);
    visitors.clock += 2 * DAY;
    await visitors.service.sweep();
    const gone = { ...other, session: (await logInOn(other)).session };
    expect((await visitors.ask(gone, '/slots/release', { id: second })).status).toBe(404);
  });
});
