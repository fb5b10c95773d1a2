import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '../bytes/base64url';
import { KeyError } from '../bytes/key-error';
import { spending } from '../bytes/wipe';
import type { ActProof, WalletAct } from '../wallet-key/wallet-act';
import { signAct, walletKeyOf } from '../wallet-key/wallet-key';
import { unseal } from './seal';
import { parseSlot, type Slot } from './slot';
import type { UserHalf } from './user-halves';
import type { DeviceShelf, ReleasedHalf, ServerHalves } from './vault-ports';

export interface SlotActsDeps {
  readonly halves: ServerHalves;
  readonly shelf: DeviceShelf;

  /** The origin of the wallet. */
  readonly origin: string;
  readonly user: string;
}

/** A slot of the service, and the visitor's half of it. */
interface OwnSlot {
  readonly slot: Exclude<Slot, { readonly kind: 'kit' }>;
  readonly half: UserHalf;
}

/** What the wallet's key signs about slots. Without the entropy there is no key, so a login alone changes none. */
export class SlotActs {
  readonly #deps: SlotActsDeps;

  constructor(deps: SlotActsDeps) {
    this.#deps = deps;
  }

  /**
   * Keeps a sealed slot, and has it count as a way to open the wallet.
   *
   * @param state How far the service has it.
   * @throws {@link KeyError} `locked` where what is stored does not open, and what {@link ServerHalves} throws.
   */
  async confirm(
    entropy: Uint8Array,
    own: OwnSlot,
    state: Exclude<ReleasedHalf['state'], 'open'>,
  ): Promise<void> {
    if (state !== 'kept') await this.#keep(entropy, own.slot, state === 'begun');
    await this.#open(entropy, own);
  }

  async revoke(entropy: Uint8Array, id: string): Promise<void> {
    const proof = await this.#proof(entropy, { act: 'slot.revoke', subject: [id] });
    await this.#deps.halves.revoke(id, proof);
  }

  /** Ends attempts to begin a new wallet in the place of this one. */
  async stay(entropy: Uint8Array): Promise<void> {
    await this.#deps.halves.stay(await this.#proof(entropy, { act: 'wallet.stay', subject: [] }));
  }

  /** Gives this wallet, which was set aside, its place back. */
  async restore(entropy: Uint8Array, aside: string): Promise<void> {
    const proof = await this.#proof(entropy, { act: 'wallet.restore', subject: [aside] });
    await this.#deps.halves.restore(aside, proof);
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

  async #keep(entropy: Uint8Array, slot: OwnSlot['slot'], isFirst: boolean): Promise<void> {
    const { id } = slot;
    const sealed = slot.kind === 'device' ? '' : JSON.stringify(slot);
    const hash = hashOf(sealed);
    if (!isFirst) {
      const proof = await this.#proof(entropy, { act: 'slot.keep', subject: [id, hash] });
      return this.#deps.halves.keep({ id, sealed, proof });
    }
    const key = await walletKeyOf(entropy);
    const proof = await this.#proof(entropy, { act: 'wallet.begin', subject: [id, hash, key] });
    return this.#deps.halves.keep({ id, sealed, key, proof });
  }

  /** Opens the slot from the stored text with the released half, and signs that it is this wallet. */
  async #open(entropy: Uint8Array, { half, slot }: OwnSlot): Promise<void> {
    const { halves, shelf } = this.#deps;
    const released = await halves.release(slot.id);
    const text: unknown =
      slot.kind === 'device' ? (await shelf.read())?.slot : JSON.parse(released.sealed);
    const stored = parseSlot(text);
    const opened = await spending(released.half, () => unseal(stored, half, released.half));
    const isSame = await spending(opened, () => isEqual(opened, entropy));
    if (stored.id !== slot.id || !isSame) throw new KeyError('locked', 'stored');
    const subject = [slot.id, hashOf(released.sealed)];
    await halves.open(slot.id, await this.#proof(entropy, { act: 'slot.open', subject }));
  }

  async #proof(entropy: Uint8Array, act: WalletAct): Promise<ActProof> {
    const { halves, origin, user } = this.#deps;
    const { nonce, until } = await halves.nonce();
    return signAct(entropy, act, { service: origin, account: user, nonce, until });
  }
}

function hashOf(text: string): string {
  return base64url(sha256(new TextEncoder().encode(text)));
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
