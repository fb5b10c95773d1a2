import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '../../domain/bytes/base64url';
import { KeyError } from '../../domain/bytes/key-error';
import { spending } from '../../domain/bytes/wipe';
import type { ActNonce, ActProof, WalletAct } from '../../domain/wallet-key/wallet-act';
import { signAct, walletKeyOf } from '../../domain/wallet-key/wallet-key';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import { unseal } from '../../domain/vault/seal';
import { parseSlot, type Slot } from '../../domain/vault/slot';
import type { UserShare } from '../../domain/vault/user-share';
import type { DeviceSlotStore, KeptShare, ReleasedShare, KeyShares } from '../../ports/vault';

export interface SlotActsDeps {
  readonly shares: KeyShares;
  readonly store: DeviceSlotStore;

  /** The origin of the wallet. */
  readonly origin: string;
  readonly user: string;
}

/** A slot of the service, and the visitor's key share of it. */
interface OwnSlot {
  readonly slot: Exclude<Slot, { readonly kind: 'kit' }>;
  readonly share: UserShare;
}

/** What the wallet's key signs about slots. Without the entropy there is no key, so a login alone changes none. */
export class SlotActs {
  readonly #deps: SlotActsDeps;

  constructor(deps: SlotActsDeps) {
    this.#deps = deps;
  }

  /**
   * Keeps a sealed slot, and has it count as one that opens the wallet.
   *
   * @param state How far the service has it.
   * @param nonce Of the slot that was just made.
   * @throws {@link KeyError} `locked` where what is stored does not open, and what {@link KeyShares} throws.
   */
  async confirm(
    entropy: Uint8Array,
    own: OwnSlot,
    state: Exclude<ReleasedShare['state'], 'open'>,
    nonce?: ActNonce,
  ): Promise<void> {
    const { shares } = this.#deps;
    if (state === 'kept') {
      const released = await shares.release(own.slot.id);
      return this.#open(entropy, own, released, await shares.nonce());
    }
    const given = nonce ?? (await shares.nonce());
    const kept = await this.#keep(entropy, own.slot, state === 'begun', given);
    return this.#open(entropy, own, kept, kept.nonce);
  }

  async revoke(entropy: Uint8Array, id: string): Promise<void> {
    const { shares } = this.#deps;
    const act = { act: 'slot.revoke', subject: [id] } as const;
    await this.#once(entropy, act, async (proof, isRepeat) => {
      try {
        await shares.revoke(id, proof);
      } catch (error) {
        // The request without an answer has ended it.
        if (!isRepeat || !isRefusal(error, 'slot')) throw error;
      }
    });
  }

  /** Ends attempts to begin a new wallet in the place of this one. */
  async stay(entropy: Uint8Array): Promise<void> {
    await this.#deps.shares.stay(await this.#proof(entropy, { act: 'wallet.stay', subject: [] }));
  }

  /** Gives this wallet, which was set aside, its place back. */
  async restore(entropy: Uint8Array, aside: string): Promise<void> {
    const proof = await this.#proof(entropy, { act: 'wallet.restore', subject: [aside] });
    await this.#deps.shares.restore(aside, proof);
  }

  /** Has this wallet, which was set aside, go. */
  async discard(entropy: Uint8Array, aside: string): Promise<{ readonly goesAtMs: number }> {
    const proof = await this.#proof(entropy, { act: 'wallet.discard', subject: [aside] });
    return this.#deps.shares.discard(aside, proof);
  }

  /** Has it stay after all. */
  async keepAside(entropy: Uint8Array, aside: string): Promise<void> {
    const proof = await this.#proof(entropy, { act: 'wallet.keep', subject: [aside] });
    await this.#deps.shares.keepAside(aside, proof);
  }

  /** Gives back the place of the one of `asides` whose key this is, as of a kit, which knows no name of it. */
  async restoreOwn(entropy: Uint8Array, asides: readonly string[]): Promise<void> {
    let failure: unknown = new KeyError('locked', 'kit');
    for (const aside of new Set(asides)) {
      try {
        return await this.restore(entropy, aside);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  async #keep(
    entropy: Uint8Array,
    slot: OwnSlot['slot'],
    isFirst: boolean,
    nonce: ActNonce,
  ): Promise<KeptShare> {
    const { id } = slot;
    const sealed = slot.kind === 'device' ? '' : JSON.stringify(slot);
    const hash = hashOf(sealed);
    const { shares } = this.#deps;
    if (!isFirst) {
      const act = { act: 'slot.keep', subject: [id, hash] } as const;
      return this.#once(entropy, act, (proof) => shares.keep({ id, sealed, proof }), nonce);
    }
    const key = await walletKeyOf(entropy);
    const act = { act: 'wallet.begin', subject: [id, hash, key] } as const;
    return this.#once(entropy, act, (proof) => shares.keep({ id, sealed, key, proof }), nonce);
  }

  /** Opens the slot from the stored text with the released key share, and signs that it is this wallet. */
  async #open(
    entropy: Uint8Array,
    { share, slot }: OwnSlot,
    released: ReleasedShare,
    nonce: ActNonce,
  ): Promise<void> {
    const { shares, store } = this.#deps;
    const text: unknown =
      slot.kind === 'device' ? (await store.read())?.slot : JSON.parse(released.sealed);
    const stored = parseSlot(text);
    const opened = await spending(released.share, () => unseal(stored, share, released.share));
    const isSame = await spending(opened, () => isEqual(opened, entropy));
    if (stored.id !== slot.id || !isSame) throw new KeyError('locked', 'stored');
    const act = { act: 'slot.open', subject: [slot.id, hashOf(released.sealed)] } as const;
    await this.#once(entropy, act, (proof) => shares.open(slot.id, proof), nonce);
  }

  /**
   * Asks for an act that is done once, however often it is asked. Where an answer was lost, the same signature was sent again: if
   * it has counted, the service refuses it, and says by another one what it has done.
   */
  async #once<T>(
    entropy: Uint8Array,
    act: WalletAct,
    ask: (proof: ActProof, isRepeat: boolean) => Promise<T>,
    nonce?: ActNonce,
  ): Promise<T> {
    try {
      return await ask(await this.#proof(entropy, act, nonce), false);
    } catch (error) {
      if (!isRefusal(error, 'wallet_key') || !error.isRepeat) throw error;
      return ask(await this.#proof(entropy, act), true);
    }
  }

  async #proof(entropy: Uint8Array, act: WalletAct, given?: ActNonce): Promise<ActProof> {
    const { shares, origin, user } = this.#deps;
    const { nonce, until } = given ?? (await shares.nonce());
    return signAct(entropy, act, { service: origin, account: user, nonce, until });
  }
}

function isRefusal(error: unknown, code: string): error is ServiceRefusal {
  return error instanceof ServiceRefusal && error.code === code;
}

function hashOf(text: string): string {
  return base64url(sha256(new TextEncoder().encode(text)));
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
