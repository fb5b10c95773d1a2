import type { NewPasskey, UnlockMethod } from '../../domain/vault/unlock-method';
import { newEntropy, wordsOf } from '../../domain/accounts/entropy';
import { KeyError } from '../../domain/bytes/key-error';
import { spending, wipe } from '../../domain/bytes/wipe';
import { accountOfKit, type LoginLead, type OfferedKit, signLead } from '../../domain/vault/kit';
import { newWords } from './new-words';
import type { NewPhrase } from '../../domain/vault/passed-share';
import { NO_SHARE, seal } from '../../domain/vault/seal';
import { type KitSlot, parseSlot, type Stretch } from '../../domain/vault/slot';
import { asShare, newDeviceShare, passkeyShare } from '../../domain/vault/user-share';
import { SlotActs } from './slot-acts';
import { SlotOpener } from './slot-opener';
import type { ActNonces } from '../../ports/act-nonces';
import type { ActProof, WalletAct } from '../../domain/wallet-key/wallet-act';
import { signAct } from '../../domain/wallet-key/wallet-key';
import type {
  DeviceSlotStore,
  ShareUse,
  NewShare,
  KeyShares,
  WalletSlots,
} from '../../ports/vault';

export interface VaultDeps {
  readonly shares: KeyShares;
  readonly store: DeviceSlotStore;

  /** For acts about logins. */
  readonly nonces: ActNonces;

  /** The origin of the wallet, to which each signature of its key is bound. */
  readonly origin: string;

  /** The visitor, by the name that the service gave. */
  readonly user: string;

  /** How words are stretched. */
  readonly stretch?: Stretch['name'];
}

/**
 * The visitor's entropy in slots, each of which needs a key share of the visitor and a key share of the service. The entropy
 * is whole only while work is done with it.
 */
export class Vault {
  readonly #deps: VaultDeps;
  readonly #slots: SlotActs;
  readonly #opener: SlotOpener;

  constructor(deps: VaultDeps) {
    const { shares, store, user } = deps;
    this.#deps = deps;
    this.#slots = new SlotActs(deps);
    this.#opener = new SlotOpener({ shares, store, slots: this.#slots, user });
  }

  /**
   * Begins a wallet, which this browser opens. A slot of a wallet that this browser opens no more is set aside.
   *
   * @throws {@link KeyError} `refused` where this browser opens one, and what {@link KeyShares.create} throws where
   *   the visitor has one elsewhere.
   */
  async begin<T>(work: (entropy: Uint8Array) => Promise<T>): Promise<T> {
    return this.#deps.store.alone(async () => {
      if (await this.#opener.opensHere()) throw new KeyError('refused', 'wallet');
      return spending(newEntropy(), async (entropy) => {
        await this.#sealToDevice(entropy, true);
        return work(entropy);
      });
    });
  }

  /** Whether this browser has a slot of the visitor. */
  async isOnDevice(): Promise<boolean> {
    return (await this.ownSlot()) !== undefined;
  }

  /** The id of this browser's own slot. */
  ownSlot(): Promise<string | undefined> {
    return this.#opener.ownSlot();
  }

  /**
   * Unlocks the entropy for `work`, and wipes it when `work` has ended.
   *
   * @throws {@link KeyError} `locked` where the method does not open it, and what {@link KeyShares} throws.
   */
  async open<T>(method: UnlockMethod, work: (entropy: Uint8Array) => T | Promise<T>): Promise<T> {
    return spending(await this.#unlock(method), work);
  }

  /** The wallet's own words, for the visitor to take away. @throws as {@link Vault.open} does. */
  async words(method: UnlockMethod): Promise<string> {
    return spending(await this.#unlock(method, 'export'), wordsOf);
  }

  /** Lets this browser open a wallet that another slot has opened, such as on a new device. */
  async addDevice(method: UnlockMethod): Promise<void> {
    await this.open(method, (entropy) => this.#sealToDevice(entropy, false));
  }

  /** Lets a passkey open the wallet. */
  async addPasskey(method: UnlockMethod, { credential, prf, salt }: NewPasskey): Promise<void> {
    await this.open(method, async (entropy) => {
      const share = await passkeyShare(prf);
      const id = crypto.randomUUID();
      const { user } = this.#deps;
      const open = { version: 1, kind: 'passkey', id, user, credential, salt } as const;
      const made = await this.#newShare(id, 'passkey');
      const slot = await spending(made.share, () => seal(entropy, open, share, made.share));
      await this.#slots.confirm(entropy, { slot, share }, 'made', made.nonce);
    });
  }

  /** Lets twelve words, which another window has drawn, open the wallet together with the service. */
  async addPhrase(method: UnlockMethod, { share, stretch }: NewPhrase): Promise<void> {
    await this.open(method, async (entropy) => {
      const id = crypto.randomUUID();
      const { user } = this.#deps;
      const open = { version: 1, kind: 'phrase', id, user, stretch } as const;
      const made = await this.#newShare(id, 'phrase');
      const slot = await spending(made.share, () => seal(entropy, open, share, made.share));
      await this.#slots.confirm(entropy, { slot, share }, 'made', made.nonce);
    });
  }

  /** Makes a file that twelve new words open without any service. The service hears nothing of it. */
  async makeKit(method: UnlockMethod): Promise<{ readonly kit: KitSlot; readonly words: string }> {
    return spending(await this.#unlock(method, 'export'), async (entropy) => {
      const { share: bytes, stretch, words } = await newWords(this.#deps.stretch);
      const share = await spending(bytes, asShare);
      const { user } = this.#deps;
      const id = crypto.randomUUID();
      const open = { version: 1, kind: 'kit', id, user, stretch } as const;
      return { kit: await seal(entropy, open, share, NO_SHARE), words };
    });
  }

  /** The slots that the service knows. */
  list(): Promise<WalletSlots> {
    return this.#deps.shares.list();
  }

  /** Signs an act about logins by the wallet's own key. @throws as {@link Vault.open} does. */
  async signAct(method: UnlockMethod, act: WalletAct): Promise<ActProof> {
    const { nonces, origin, user } = this.#deps;
    const { nonce, until } = await nonces.nonce();
    const bounds = { service: origin, account: user, nonce, until };
    return this.open(method, (entropy) => signAct(entropy, act, bounds));
  }

  /**
   * Signs that `login`, by which the visitor is here, leads to the wallet of a kit from now on.
   *
   * @throws {@link KeyError} as {@link openKit} does, and `refused` for a kit of this very wallet.
   */
  async leadLogin(kit: OfferedKit, login: string): Promise<LoginLead> {
    const { nonces, origin, user } = this.#deps;
    const account = accountOfKit(kit.file);
    if (account === user) throw new KeyError('refused', 'user');
    const { nonce, until } = await nonces.nonce();
    const proof = await signLead(kit, login, { service: origin, account, nonce, until });
    if (!(await this.isOnDevice())) return { account, proof };
    const leave = { act: 'login.leave', subject: [login] } as const;
    return { account, proof, leaving: await this.signAct({ kind: 'device' }, leave) };
  }

  /** Ends one slot of the wallet, which `method` opens. */
  async revoke(method: UnlockMethod, id: string): Promise<void> {
    await this.open(method, (entropy) => this.#slots.revoke(entropy, id));
    const stored = await this.#deps.store.read();
    if (stored && parseSlot(stored.slot).id === id) await this.#deps.store.clear();
  }

  /** Asks for a new wallet, because every way in is lost. */
  renew(): Promise<{ readonly readyAtMs: number }> {
    return this.#deps.shares.renew();
  }

  /** Ends attempts to begin a new wallet: `method` opens this one. */
  async stay(method: UnlockMethod): Promise<void> {
    await this.open(method, (entropy) => this.#slots.stay(entropy));
  }

  /** Gives the wallet that `method` opens its place back, where it was set aside. */
  async restore(method: UnlockMethod): Promise<void> {
    const { aside, entropy } = await this.#opener.open(method);
    await spending(entropy, async () => {
      if (aside !== undefined) await this.#slots.restore(entropy, aside);
      if (method.kind !== 'kit') return;
      const asides = (await this.list()).slots.flatMap((slot) => slot.aside ?? []);
      await this.#slots.restoreOwn(entropy, asides);
    });
  }

  /** Has the wallet that `method` opens, which was set aside, go in 30 days. @throws {@link KeyError} `refused` where it is in its place. */
  async discard(method: UnlockMethod): Promise<{ readonly goesAtMs: number }> {
    return this.#ofAside(method, (entropy, aside) => this.#slots.discard(entropy, aside));
  }

  /** Has it stay after all. @throws as {@link Vault.discard} does. */
  async keepAside(method: UnlockMethod): Promise<void> {
    await this.#ofAside(method, (entropy, aside) => this.#slots.keepAside(entropy, aside));
  }

  /** Forgets this browser's slot, as at a log out, even where the service cannot be reached. */
  async forget(): Promise<void> {
    await this.#deps.store.clear();
  }

  /**
   * Ends this browser's own slot, where a passkey or words open the wallet as well. The only slot stays: without a new
   * login it opens nothing, and without it the wallet would be lost.
   */
  async leave(): Promise<void> {
    const stored = await this.#deps.store.read();
    if (!stored) return;
    const { slots } = await this.list();
    if (!slots.some(({ aside, kind }) => aside === undefined && kind !== 'device')) return;
    await this.revoke({ kind: 'device' }, parseSlot(stored.slot).id);
  }

  /**
   * A wallet that was set aside can be taken away, so that no other one keeps its visitor from its money.
   *
   * @throws {@link KeyError} `aside` where another wallet is in its place.
   */
  async #unlock(method: UnlockMethod, use?: ShareUse): Promise<Uint8Array> {
    const { aside, entropy } = await this.#opener.open(method, use);
    if (aside === undefined || use === 'export') return entropy;
    wipe(entropy);
    throw new KeyError('aside');
  }

  async #ofAside<T>(
    method: UnlockMethod,
    work: (entropy: Uint8Array, aside: string) => Promise<T>,
  ): Promise<T> {
    const { aside, entropy } = await this.#opener.open(method);
    return spending(entropy, async () => {
      if (aside === undefined) throw new KeyError('refused', 'aside');
      return work(entropy, aside);
    });
  }

  async #sealToDevice(entropy: Uint8Array, isFirst: boolean): Promise<void> {
    const { shares, store, user } = this.#deps;
    const before = await store.read();
    const id = crypto.randomUUID();
    const share = await newDeviceShare();
    const made = await shares.create({ id, kind: 'device', isFirst });
    const open = { version: 1, kind: 'device', id, user } as const;
    const slot = await spending(made.share, () => seal(entropy, open, share, made.share));
    // First here: a wallet that the service confirms, and that no browser has, would be lost.
    await store.write(slot, share);
    try {
      const state = isFirst ? 'begun' : 'made';
      await this.#slots.confirm(entropy, { slot, share }, state, made.nonce);
    } catch (error) {
      // Another slot has opened the wallet, and does so again; a slot here that the service refused would not.
      if (isFirst) throw error;
      await store.clear();
      if (before)
        await store.write(this.#opener.own(parseSlot(before.slot), 'device'), before.half);
      throw error;
    }
  }

  #newShare(id: string, kind: 'passkey' | 'phrase'): Promise<NewShare> {
    return this.#deps.shares.create({ id, kind, isFirst: false });
  }
}
