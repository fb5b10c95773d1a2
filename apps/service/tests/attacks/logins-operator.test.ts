import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { withoutDefence } from '../../../../tests/support/without-defence';
import type { WalletAct } from '../../src/domain/wallet-act';
import { TwoOperators } from '../stand-ins/two-operators';
import { WalletKey } from '../stand-ins/wallet-key';
import { type Answer, SEALED } from '../visitors';

type Service = typeof import('../../src/create-service');
type Create = Service['createService'];

const acts = 'apps/service/src/use-cases/wallet-key/wallet-acts.ts';
const wallets = 'apps/service/src/adapters/sql/wallets.ts';
const nonces = 'apps/service/src/adapters/sql/wallet-nonces.ts';

async function without(file: string, find: string, put?: string): Promise<Create> {
  const entry = 'apps/service/src/create-service.ts';
  const defence = { file, find, ...(put !== undefined && { put }) };
  return (await withoutDefence<Service>(entry, defence)).createService;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const statusesOf = (answers: readonly Answer[]): readonly number[] =>
  answers.map(({ status }) => status);

describe('the operator of the logins, where another keeps the key shares', () => {
  /** A wallet with three slots, whose owner has them at the keeper. */
  async function world(create?: Create) {
    const operators = await TwoOperators.start(create);
    const { visitors } = operators;
    const owner = await visitors.logIn('ada@example.test');
    const slots = [
      await visitors.addSlot(owner, 'device', true),
      await visitors.addSlot(owner, 'passkey'),
      await visitors.addSlot(owner, 'phrase'),
    ] as const;
    const key = visitors.walletKeys.get(owner.user) ?? new WalletKey();
    const revoke = (id: string, proof: object): Promise<Answer> =>
      operators.tell(owner.user, '/slots/revoke', { id, proof });
    return { key, operators, owner, revoke, slots };
  }

  /** Uses a signature again, at the same time and later, and one late. */
  async function again(create?: Create): Promise<object> {
    const { key, operators, owner, revoke, slots } = await world(create);
    const [, id] = slots;
    const act: WalletAct = { act: 'slot.revoke', subject: [id] };
    const late = await operators.signedFor(owner, act, key);
    operators.visitors.clock += 61_000;
    const { status: tooLate } = await revoke(id, late);
    const proof = await operators.signedFor(owner, act, key);
    const both = await Promise.all([revoke(id, proof), revoke(id, proof)]);
    const statuses = statusesOf([...both, await revoke(id, proof)]);
    const count = (status: number): number => statuses.filter((one) => one === status).length;
    return { tooLate, taken: count(200), refused: count(403) };
  }

  it('[E10.a] uses a signature of the wallet’s key neither twice nor late', async () => {
    expect(await again()).toEqual({ tooLate: 403, taken: 1, refused: 2 });
  });

  it('[E10.a control] is refused by nothing but the slot that is gone where it counts twice', async () => {
    const { createService } = await withoutDefence<Service>(
      'apps/service/src/create-service.ts',
      {
        file: nonces,
        find: 'sql`delete from wallet_nonce where nonce',
        put: 'sql`select until from wallet_nonce where nonce',
      },
      { file: nonces, find: 'returning until`', put: '`' },
    );
    const outcome = await again(createService);
    expect(outcome).toEqual({ tooLate: 403, taken: 1, refused: 0 });
  });

  /** Begins the account's wallet anew, with a key of its own. */
  async function replace(create?: Create): Promise<readonly number[]> {
    const { operators, owner, slots } = await world(create);
    const own = new WalletKey();
    const id = await operators.slot(owner.user, true);
    const subject = [id, hashOf(''), own.publicKey];
    const kept = await operators.tell(owner.user, '/slots/keep', {
      id,
      key: own.publicKey,
      proof: await operators.signedFor(owner, { act: 'wallet.begin', subject }, own),
    });
    const [device] = slots;
    const revoked = await operators.tell(owner.user, '/slots/revoke', {
      id: device,
      proof: await operators.signedFor(owner, { act: 'slot.revoke', subject: [device] }, own),
    });
    return statusesOf([kept, revoked]);
  }

  it('[E10.b] replaces no key of a wallet', async () => {
    expect(await replace()).toEqual([404, 403]);
  });

  it('[E10.b control] ends the ways of the wallet by a key of its own where a wallet is begun again', async () => {
    const entry = 'apps/service/src/create-service.ts';
    const { createService } = await withoutDefence<Service>(
      entry,
      { file: wallets, find: "where wallet.key = '' and (", put: 'where (1 = 1 or ' },
      { file: wallets, find: "and key = '' and device = ${device}", put: 'and device = ${device}' },
    );
    expect(await replace(createService)).toEqual([200, 200]);
  });

  /** Uses signatures that it was given for one thing for another one. */
  async function misuse(create?: Create): Promise<readonly number[]> {
    const { key, operators, owner, revoke, slots } = await world(create);
    const [device, passkey, phrase] = slots;
    const { user } = owner;
    const signed = (act: WalletAct['act'], ...subject: readonly string[]) =>
      operators.signedFor(owner, { act, subject }, key);
    const rubbish = await operators.slot(user);
    const text = JSON.stringify({ rubbish: true });
    const keep = (proof: object): Promise<Answer> =>
      operators.tell(user, '/slots/keep', { id: rubbish, sealed: text, proof });
    const eve = await operators.visitors.logIn('eve@example.test');
    await operators.visitors.addSlot(eve, 'device', true);
    const eves = operators.visitors.walletKeys.get(eve.user) ?? new WalletKey();
    const act: WalletAct = { act: 'slot.revoke', subject: [passkey] };
    return statusesOf([
      await revoke(device, await signed('slot.keep', device, hashOf(''))),
      await revoke(device, await signed('slot.open', device, hashOf(''))),
      await revoke(device, await signed('login.remove', device)),
      await revoke(device, await signed('slot.revoke', phrase)),
      await keep(await signed('slot.keep', passkey, hashOf(text))),
      await keep(await signed('slot.keep', rubbish, hashOf(SEALED))),
      await revoke(passkey, await operators.signedFor(eve, act, eves)),
      await revoke(passkey, await operators.signedFor(owner, act, eves)),
      await revoke(passkey, await operators.signedFor(owner, act, key, 'https://evil.test')),
      // The right one, at last.
      await revoke(passkey, await operators.signedFor(owner, act, key)),
    ]);
  }

  it('[E10.c] uses no signature for another act, slot, text, account or service', async () => {
    expect(await misuse()).toEqual([...Array.from({ length: 9 }, () => 403), 200]);
  });

  it('[E10.c control] ends a way by the signature for a slot that it kept where it says the text', async () => {
    const made = 'const text = actText(act, { account, nonce, service, until });';
    const said = made.replace('= ', "= fieldOf(proof, 'text') ?? ");
    const [first] = await misuse(await without(acts, made, said));
    expect(first).toBe(200);
  });
});
