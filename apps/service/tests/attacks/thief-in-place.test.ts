import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import type { Database } from '../../src/adapters/sql/database';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
import { WalletKey } from '../stand-ins/wallet-key';
import { type Answer, FRAME, type SentCode, signedBy, type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');
type Create = Service['createService'];

const DAY = 24 * 3_600_000;
let count = 0;

/** Built once for both databases. */
const built = new Map<string, Promise<Create>>();

async function without(file: string, find: string, put = ''): Promise<Create> {
  const defence = { file: `apps/service/src/${file}`, find, put };
  const entry = 'apps/service/src/create-service.ts';
  const create =
    built.get(find) ??
    withoutDefence<Service>(entry, defence).then(({ createService }) => createService);
  built.set(find, create);
  return create;
}

/** A thief who has had the mailbox for a week in which the owner was away, and whose wallet is in the place of the owner's. */
class Replaced {
  readonly email = `away${(count += 1)}@example.test`;
  readonly visitors: Visitors;
  ownKey = new WalletKey();
  thiefKey = new WalletKey();
  passkey = '';
  account = '';

  private constructor(visitors: Visitors) {
    this.visitors = visitors;
  }

  static async over(database: Database, create?: Create) {
    const world = new Replaced(await Visitors.over(database, {}, create));
    const { email, visitors } = world;
    visitors.moveOn();
    const owner = await visitors.logIn(email);
    world.account = owner.user;
    await visitors.addSlot(owner, 'device', true);
    world.passkey = await visitors.addSlot(owner, 'passkey');
    world.ownKey = visitors.walletKeys.get(owner.user) ?? world.ownKey;
    const thief = await visitors.logIn(email);
    await visitors.ask(thief, '/slots/renew');
    await world.wait(thief, 7);
    visitors.walletKeys.delete(thief.user);
    await visitors.addSlot(thief, 'device', true);
    world.thiefKey = visitors.walletKeys.get(thief.user) ?? world.thiefKey;
    return { world, thief };
  }

  /** The session of a visitor is used meanwhile. */
  async wait(visitor: Visitor, days: number): Promise<void> {
    for (let half = 0; half < 2 * days; half += 1) {
      this.visitors.clock += DAY / 2;
      await this.visitors.ask(visitor, '/slots/list');
    }
  }

  async codeOf(email: string): Promise<{ readonly sent: SentCode; readonly phone: Visitor }> {
    const { jwk: device, sign } = await newDevice();
    const phone = { session: '', user: '', device, sign };
    return { phone, sent: await this.visitors.codeFor(email, device) };
  }

  /** The owner comes back with a new phone, the mailbox and the passkey. What the service answers to each step. */
  async comeBack(): Promise<string> {
    const { account, email, ownKey, passkey, visitors } = this;
    const phone = await visitors.logIn(email);
    if (phone.user !== account) return 'another account';
    const released = await visitors.ask(phone, '/slots/release', { id: passkey });
    if (released.status !== 200) return String(released['error']);
    const { status } = await this.restore(phone, String(released['aside']), ownKey);
    return status === 200 ? 'back' : `restore ${status}`;
  }

  restore(by: Visitor, id: string, key: WalletKey): Promise<Answer> {
    const act = { act: 'wallet.restore', subject: [id] } as const;
    return this.visitors.act(by, '/slots/restore', { id }, act, key);
  }
}

describeOverDatabases('a thief whose wallet is in the place of the owner’s', (database) => {
  const checked = [
    'use-cases/wallet-key/refuse-older-login.ts',
    "throw new ServiceError('older_wallet');",
  ] as const;

  /** The thief gives the account an address of its own, by its wallet's key and the codes of both. */
  async function moved(create?: Create): Promise<string> {
    const { thief, world } = await Replaced.over(database(), create);
    const { email: from, visitors } = world;
    const change = { from, to: `thief-${from}` };
    const step = async (name: string): Promise<Answer> =>
      visitors.changeEmail(thief, name, {
        ...change,
        flow: String(flow),
        code: visitors.mails.at(-1)?.code,
      });
    let flow: unknown = '';
    for (const name of ['begin', 'old', 'new']) flow = (await step(name))['flow'];
    return world.comeBack();
  }

  it('[E3.g] gives the account no other address, so that the owner comes back', async () => {
    expect(await moved()).toBe('back');
  });

  it('[E3.g control] leaves the owner without the account where its key moves the address', async () => {
    expect(await moved(await without(...checked))).toBe('another account');
  });

  /** The thief adds a login of its own, logs in by it, and removes the owner's a day later. */
  async function removed(create?: Create): Promise<string> {
    const { thief, world } = await Replaced.over(database(), create);
    const { email, visitors } = world;
    const other = `other-${email}`;
    const { logins } = await visitors.ask(thief, '/logins/list');
    const [owners] = logins as readonly { readonly id: string }[];
    const code = await visitors.codeFor(other, thief.device);
    await visitors.joinEmail(thief, other, await signedBy(thief.sign, code));
    const { phone, sent } = await world.codeOf(other);
    const right = await visitors.send('/otp/verify', await signedBy(phone.sign, sent));
    const again = { ...phone, session: String(right['session']), user: String(right['user']) };
    await world.wait(again, 1.5);
    await visitors.removeLogin(again, owners?.id ?? '');
    return world.comeBack();
  }

  it('[E3.i] removes no login of the owner', async () => {
    expect(await removed()).toBe('back');
  });

  it('[E3.i control] removes it where its key does so', async () => {
    expect(await removed(await without(...checked))).toBe('another account');
  });

  /** The thief adds a login just before the owner comes. */
  async function held(create?: Create): Promise<string> {
    const { thief, world } = await Replaced.over(database(), create);
    const { email, visitors } = world;
    const code = await visitors.codeFor(`held-${email}`, thief.device);
    await visitors.joinEmail(thief, `held-${email}`, await signedBy(thief.sign, code));
    return world.comeBack();
  }

  it('[E3.h] keeps no key share from the owner by changing logins every day', async () => {
    expect(await held()).toBe('back');
  });

  it('[E3.h control] keeps it where a hold is of every wallet of the account', async () => {
    const find = "if (kind !== 'device' && share.aside === undefined)";
    const put = "if (kind !== 'device')";
    expect(await held(await without('adapters/http/slot-routes.ts', find, put))).toBe(
      'held_device',
    );
  });

  /** The owner is back, and has another mailbox: the thief has no login of the account any more. What the thief gets. */
  async function led(create?: Create): Promise<object> {
    const { world } = await Replaced.over(database(), create);
    const { account, email, thiefKey, visitors } = world;
    expect(await world.comeBack()).toBe('back');
    const thief = await visitors.logIn(`own-${email}`);
    const { logins } = await visitors.ask(thief, '/logins/list');
    const [login] = logins as readonly { readonly id: string }[];
    const { nonce, until } = await visitors.ask(thief, '/wallet/nonce');
    const act = { act: 'login.lead', subject: [login?.id ?? ''] } as const;
    const bounds = { service: FRAME, account, nonce: String(nonce), until: Number(until) };
    const proof = { nonce, signature: thiefKey.sign(act, bounds) };
    return visitors.ask(thief, '/logins/lead', { account, proof });
  }

  it('[E3.l] leads no login into the account once the owner is back', async () => {
    expect(await led()).toEqual({ status: 403, error: 'wallet_key' });
  });

  it('[E3.l control] leads one where the key of each wallet that was set aside counts', async () => {
    const find = ' and a.made < w.made';
    expect(await led(await without('adapters/sql/wallets-aside.ts', find))).toMatchObject({
      status: 200,
    });
  });

  /** The thief, who still has the mailbox, takes the place again as soon as the owner has it. */
  async function again(create?: Create): Promise<readonly number[]> {
    const { thief, world } = await Replaced.over(database(), create);
    const { slots } = await world.visitors.ask(thief, '/slots/list');
    const own = (slots as readonly { readonly id: string; readonly aside?: string }[]).find(
      ({ aside }) => aside === undefined,
    );
    expect(await world.comeBack()).toBe('back');
    const take = async (): Promise<number> => {
      const { aside } = await world.visitors.ask(thief, '/slots/release', { id: own?.id ?? '' });
      return (await world.restore(thief, String(aside), world.thiefKey)).status;
    };
    const atOnce = await take();
    await world.wait(thief, 1);
    return [atOnce, await take()];
  }

  it('[E3.m] takes the place not again before the owner had a day to end its login', async () => {
    expect(await again()).toEqual([429, 200]);
  });

  it('[E3.m control] takes it at once where each key does so at any time', async () => {
    const find = 'if (waitMs > 0) return Math.ceil(waitMs / 1000);';
    expect((await again(await without('use-cases/slots/wallet-renewals.ts', find)))[0]).toBe(200);
  });

  /** The thief's wallet takes the place, the owner's gets it back, and a day later the thief's again. What the owner reads of it. */
  async function said(create?: Create): Promise<readonly string[]> {
    const { thief, world } = await Replaced.over(database(), create);
    const { email, visitors } = world;
    const { slots } = await visitors.ask(thief, '/slots/list');
    const own = (slots as readonly { readonly id: string; readonly aside?: string }[]).find(
      ({ aside }) => aside === undefined,
    );
    expect(await world.comeBack()).toBe('back');
    await world.wait(thief, 1);
    const { aside } = await visitors.ask(thief, '/slots/release', { id: own?.id ?? '' });
    expect(await world.restore(thief, String(aside), world.thiefKey)).toMatchObject({
      status: 200,
    });
    return visitors.walletMails.filter(({ to }) => to === email).map(({ kind }) => kind);
  }

  it('[E3.o] takes no place that the owner does not read of', async () => {
    expect(await said()).toEqual(['asked', 'replaced', 'restored', 'restored']);
  });

  it('[E3.o control] takes it in silence where only the wish for a new wallet is mailed', async () => {
    const find = "await tell({ kind: 'restored' }, stored);";
    const silent = await said(await without('use-cases/slots/wallet-renewals.ts', find));
    expect(silent).toEqual(['asked', 'replaced']);
  });
});
