import { afterEach, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { Defence } from '../../../../tests/support/taken-out';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { newEntropy } from '../../src/domain/accounts/entropy';
import { fromBase64url } from '../../src/domain/bytes/base64url';
import { openKit } from '../../src/domain/vault/kit';
import { seal } from '../../src/domain/vault/seal';
import type { PasskeySlot } from '../../src/domain/vault/slot';
import { Vault } from '../../src/use-cases/vault/vault';
import { actText } from '../../src/domain/wallet-key/wallet-act';
import { walletKeyOf } from '../../src/domain/wallet-key/wallet-key';
import { noUserShare, sealFile } from './no-user-share';
import { DEVICE, shareIn, places, read, ServedWallets } from './served-wallet';

type VaultModule = typeof import('../../src/use-cases/vault/vault');

const ADA = 'ada@example.test';
const vaultFile = 'apps/wallet-frame/src/use-cases/vault/vault.ts';
const openerFile = 'apps/wallet-frame/src/use-cases/vault/slot-opener.ts';

const vaultWithout = async (defence: Defence): Promise<VaultModule['Vault']> =>
  (await withoutDefence<VaultModule>(vaultFile, defence)).Vault;

const keyOf = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);

describe.each(places)('with the key shares $place', ({ isKeptElsewhere }) => {
  const open: ServedWallets[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  async function start(Own?: VaultModule['Vault']): Promise<ServedWallets> {
    const wallets = await ServedWallets.start(isKeptElsewhere, Own);
    open.push(wallets);
    return wallets;
  }

  describe('the service, running,', () => {
    /** Has the visitor's passkey open a wallet of the service's own, on a new device, for the money to go there. */
    async function replaced(Own?: VaultModule['Vault']): Promise<'failed' | 'owner' | 'thief'> {
      const wallets = await start(Own);
      const { entropy, id, passkey, prf, session } = await wallets.wallet(ADA);
      const own = newEntropy();
      const share = newEntropy();
      const { user } = session;
      const fields = { version: 1, kind: 'passkey', id, user, ...passkey } as const;
      const slot: PasskeySlot = Own
        ? await sealedWithout(own, fields, share)
        : await seal(own, fields, await keyOf(Uint8Array.from(newEntropy())), share);
      await wallets.writeShare(id, user, share);
      const sql = 'update slot set sealed = ? where id = ?';
      await wallets.world.service.shares.rows(sql, JSON.stringify(slot), id);
      const phone = await wallets.browser(ADA);
      const got = await phone.vault
        .open({ kind: 'passkey', id, prf: prf.slice() }, read)
        .catch(() => 'failed');
      if (got === entropy) return 'owner';
      return got === read(own) ? 'thief' : 'failed';
    }

    const sealedWithout = async (
      entropy: Uint8Array,
      fields: Omit<PasskeySlot, 'sealed'>,
      share: Uint8Array,
    ): Promise<PasskeySlot> => {
      const control = await withoutDefence<typeof import('../../src/domain/vault/seal')>(
        sealFile,
        noUserShare,
      );
      return control.seal(entropy, fields, await keyOf(new Uint8Array(32)), share);
    };

    it('[E8.b] has no wallet of its own opened in the place of the visitor’s', async () => {
      expect(await replaced()).toBe('failed');
    });

    it('[E8.b control] gets the visitor’s money where a slot has no key share of the visitor', async () => {
      expect(await replaced(await vaultWithout(noUserShare))).toBe('thief');
    });

    /** Puts the slot of another account of the visitor into theirs, with the key share that belongs to it. */
    async function mixed(Own?: VaultModule['Vault']): Promise<string> {
      const wallets = await start(Own);
      const { entropy, id, prf } = await wallets.wallet(ADA);
      const second = await wallets.browser('ada.second@example.test');
      const sql = 'select id, account, half from slot where id = ?';
      const [row = {}] = await wallets.world.service.shares.rows(sql, id);
      await wallets.writeShare(id, second.session.user, shareIn(row));
      const got = await second.vault
        .open({ kind: 'passkey', id, prf: prf.slice() }, read)
        .catch(() => 'refused');
      return got === entropy ? 'opened' : got;
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
    async function passedOn(Own: VaultModule['Vault'] = Vault): Promise<boolean> {
      const { deps, session, vault } = await (await start(Own)).wallet(ADA);
      const service = 'https://other-wallet.test';
      const given = { service, nonce: 'n'.repeat(22), until: 60_000 };
      const act = { act: 'login.add', subject: ['email', 'eve@example.test'] } as const;
      const relaying = new Own({ ...deps, nonces: { nonce: () => Promise.resolve(given) } });
      const { signature } = await relaying.signAct(DEVICE, act);
      const text = actText(act, { account: session.user, ...given });
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

    it('[E8.e] keeps the key share back, and the wallet does not open', async () => {
      const wallets = await start();
      const { vault } = await wallets.wallet(ADA);
      await wallets.world.service.shares.rows('delete from slot');
      await expect(vault.open(DEVICE, read)).rejects.toMatchObject({ code: 'slot' });
    });
  });

  describe('the operator', () => {
    it('[E9.a] [E11.a] takes the entropy by a changed file, when the visitor signs next', async () => {
      const find = 'return spending(await this.#unlock(method), work);';
      const put = `const entropy = await this.#unlock(method);
        globalThis.sent = entropy.slice();
        return spending(entropy, work);`;
      const changed = await vaultWithout({ file: vaultFile, find, put });
      const { entropy, vault } = await (await start(changed)).wallet(ADA);
      await vault.open(DEVICE, () => undefined);
      const { sent } = globalThis as { readonly sent?: Uint8Array };
      expect(sent && read(sent)).toBe(entropy);
    });

    /** Deletes every key share, for ever. Whether the visitor's kit opens the wallet. */
    async function isOpenAfter(Own?: VaultModule['Vault']): Promise<boolean> {
      const wallets = await start(Own);
      const { entropy, vault } = await wallets.wallet(ADA);
      const { kit, words } = await vault.makeKit(DEVICE);
      for (const table of ['slot', 'wallet']) {
        await wallets.world.service.shares.rows(`delete from ${table}`);
      }
      const got = await openKit(kit, words, read).catch(() => 'locked');
      return got === entropy;
    }

    it('[E11.b] ends no wallet of which there is a kit', async () => {
      expect(await isOpenAfter()).toBe(true);
    });

    it('[E11.b control] ends it where a kit has a key share of the service as well', async () => {
      const find = 'seal(entropy, open, share, NO_SHARE)';
      const put = `seal(entropy, open, share,
        (await this.#deps.shares.create({ id, kind: 'phrase', isFirst: false })).share)`;
      expect(await isOpenAfter(await vaultWithout({ file: vaultFile, find, put }))).toBe(false);
    });
  });
});
