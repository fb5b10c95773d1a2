import { describe, expect, it, jest } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { Defence } from '../../../../tests/support/taken-out';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { newEntropy } from '../../src/accounts/entropy';
import { base64url, fromBase64url } from '../../src/bytes/base64url';
import { openKit } from '../../src/vault/kit';
import { seal } from '../../src/vault/seal';
import type { PasskeySlot } from '../../src/vault/slot';
import { Vault, type VaultDeps, type Way } from '../../src/vault/vault';
import { actText } from '../../src/wallet-key/wallet-act';
import { walletKeyOf } from '../../src/wallet-key/wallet-key';
import { FakeService, FakeShelf, ORIGIN } from '../vault/fake-service';
import { addNewWords } from '../vault/phrase-of';
import { toHex } from '../vectors';
import { noUserHalf, sealFile } from './no-user-half';

type VaultModule = typeof import('../../src/vault/vault');

// Words are stretched, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const DEVICE: Way = { kind: 'device' };
const USER = 'dmlzaXRvci1vbmUtb2YtdGVzdHM';
const vaultFile = 'apps/wallet-frame/src/vault/vault.ts';
const openerFile = 'apps/wallet-frame/src/vault/slot-opener.ts';

const vaultWithout = async (defence: Defence): Promise<VaultModule['Vault']> =>
  (await withoutDefence<VaultModule>(vaultFile, defence)).Vault;

const read = (bytes: Uint8Array): string => toHex(bytes);

/** A visitor with a wallet, a passkey and twelve words, whose service keeps the other halves. */
async function world(Own: VaultModule['Vault'] = Vault, user = USER) {
  const service = new FakeService(user);
  const vaultOf = (more: Partial<VaultDeps> = {}): Vault => {
    const ports = { halves: service, nonces: service, shelf: new FakeShelf() };
    return new Own({ ...ports, origin: ORIGIN, user, stretch: 'pbkdf2-sha256', ...more });
  };
  const shelf = new FakeShelf();
  const vault = vaultOf({ shelf });
  const entropy = await vault.begin((bytes) => Promise.resolve(read(bytes)));
  const prf = newEntropy();
  const passkey = { credential: base64url(newEntropy()), salt: base64url(newEntropy()) };
  await vault.addPasskey(DEVICE, { ...passkey, prf: prf.slice() });
  await addNewWords(vault, DEVICE);
  const idOf = (kind: string): string =>
    [...service.kinds].find(([, each]) => each === kind)?.[0] ?? '';
  return { entropy, idOf, passkey, prf, service, shelf, vault, vaultOf };
}

const keyOf = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);

describe('the service, running,', () => {
  /** Has the visitor's passkey open a wallet of the service's own, on a new device, for the money to go there. */
  async function replaced(Own?: VaultModule['Vault']): Promise<'failed' | 'owner' | 'thief'> {
    const { entropy, idOf, passkey, prf, service, vaultOf } = await world(Own);
    const id = idOf('passkey');
    const own = newEntropy();
    const half = newEntropy();
    const open = { version: 1, kind: 'passkey', id, user: USER, ...passkey } as const;
    const slot: PasskeySlot = Own
      ? await sealedWithout(own, open, half)
      : await seal(own, open, await keyOf(Uint8Array.from(newEntropy())), half);
    service.halves.set(id, half);
    service.kept.set(id, JSON.stringify(slot));
    const got = await vaultOf()
      .open({ kind: 'passkey', id, prf: prf.slice() }, read)
      .catch(() => 'failed');
    if (got === entropy) return 'owner';
    return got === read(own) ? 'thief' : 'failed';
  }

  const sealedWithout = async (
    ...[entropy, open, half]: readonly [Uint8Array, Omit<PasskeySlot, 'sealed'>, Uint8Array]
  ): Promise<PasskeySlot> => {
    const control = await withoutDefence<typeof import('../../src/vault/seal')>(
      sealFile,
      noUserHalf,
    );
    return control.seal(entropy, open, await keyOf(new Uint8Array(32)), half);
  };

  it('[E8.b] has no wallet of its own opened in the place of the visitor’s', async () => {
    expect(await replaced()).toBe('failed');
  });

  it('[E8.b control] gets the visitor’s money where a slot has no half of the visitor', async () => {
    expect(await replaced(await vaultWithout(noUserHalf))).toBe('thief');
  });

  /** Names the slot of another account of the visitor, with the half that belongs to it. */
  async function mixed(Own?: VaultModule['Vault']): Promise<string> {
    const other = await world(Own);
    const { vaultOf } = await world(Own, 'dmlzaXRvci10d28tb2YtdGVzdHM');
    const way: Way = { kind: 'passkey', id: other.idOf('passkey'), prf: other.prf.slice() };
    const got = await vaultOf({ halves: other.service })
      .open(way, read)
      .catch(() => 'refused');
    return got === other.entropy ? 'opened' : got;
  }

  it('[E8.c] mixes no two accounts of a visitor', async () => {
    expect(await mixed()).toBe('refused');
  });

  it('[E8.c control] has the other account’s wallet opened where a slot’s account is not compared', async () => {
    const find = 'if (slot.kind !== kind || slot.user !== this.#deps.user)';
    const put = 'if (slot.kind !== kind)';
    expect(await mixed(await vaultWithout({ file: openerFile, find, put }))).toBe('opened');
  });

  /** Passes on a number of another operator, to use the signature of the visitor's key there. */
  async function passedOn(Own?: VaultModule['Vault']): Promise<boolean> {
    const service = 'https://other-wallet.test';
    const given = { service, nonce: 'n'.repeat(22), until: 60_000 };
    const { shelf, vault, vaultOf } = await world(Own);
    const act = { act: 'login.add', subject: ['email', 'eve@example.test'] } as const;
    const relay = vaultOf({ nonces: { nonce: () => Promise.resolve(given) }, shelf });
    const { signature } = await relay.signAct(DEVICE, act);
    const text = actText(act, { account: USER, ...given });
    const key = fromBase64url(await vault.open(DEVICE, walletKeyOf));
    const bytes = new TextEncoder().encode(text);
    return ed25519.verify(fromBase64url(signature), bytes, key, { zip215: false });
  }

  it('[E8.d] has no act signed for another operator’s service', async () => {
    expect(await passedOn()).toBe(false);
  });

  it('[E8.d control] has one signed where the service says what it is called', async () => {
    const find = 'const bounds = { service: origin, account: user, nonce, until };';
    const put = `const { service } = await nonces.nonce();
      const bounds = { service: service ?? origin, account: user, nonce, until };`;
    expect(await passedOn(await vaultWithout({ file: vaultFile, find, put }))).toBe(true);
  });

  it('[E8.e] keeps the half back, and the wallet does not open', async () => {
    const { service, vault } = await world();
    service.halves.clear();
    await expect(vault.open(DEVICE, read)).rejects.toThrow('slot');
  });
});

describe('the operator', () => {
  it('[E9.a] [E11.a] takes the entropy by a changed file, when the visitor signs next', async () => {
    const find = 'return spending(await this.#unlock(way), work);';
    const put = `const entropy = await this.#unlock(way);
      globalThis.sent = entropy.slice();
      return spending(entropy, work);`;
    const { entropy, vault } = await world(await vaultWithout({ file: vaultFile, find, put }));
    await vault.open(DEVICE, () => undefined);
    const { sent } = globalThis as { readonly sent?: Uint8Array };
    expect(sent && read(sent)).toBe(entropy);
  });

  /** Deletes every half, for ever. Whether the visitor's kit opens the wallet. */
  async function isOpenAfter(Own?: VaultModule['Vault']): Promise<boolean> {
    const { entropy, service, vault } = await world(Own);
    const { kit, words } = await vault.makeKit(DEVICE);
    service.halves.clear();
    service.kept.clear();
    const got = await openKit(kit, words, read).catch(() => 'locked');
    return got === entropy;
  }

  it('[E11.b] ends no wallet of which there is a kit', async () => {
    expect(await isOpenAfter()).toBe(true);
  });

  it('[E11.b control] ends it where a kit has a half of the service as well', async () => {
    const find = 'seal(entropy, open, half, NO_HALF)';
    const put = `seal(entropy, open, half,
      (await this.#deps.halves.create({ id, kind: 'phrase', isFirst: false })).half)`;
    expect(await isOpenAfter(await vaultWithout({ file: vaultFile, find, put }))).toBe(false);
  });
});
