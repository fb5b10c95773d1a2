import { KeyError } from '../../domain/bytes/key-error';
import { spending, wipe } from '../../domain/bytes/wipe';
import { openKit } from '../../domain/vault/kit';
import { unseal } from '../../domain/vault/seal';
import { type KitSlot, parseSlot, type Slot } from '../../domain/vault/slot';
import type { SlotActs } from './slot-acts';
import { passkeyShare, phraseShare, type UserShare } from '../../domain/vault/user-share';
import type { UnlockMethod } from '../../domain/vault/unlock-method';
import type { DeviceSlotStore, ShareUse, KeyShares, StoredSlot } from '../../ports/vault';

export interface SlotOpenerDeps {
  readonly shares: Pick<KeyShares, 'list' | 'release'>;
  readonly store: DeviceSlotStore;
  readonly slots: Pick<SlotActs, 'confirm'>;
  readonly user: string;
}

type OpenableSlot = Exclude<Slot, KitSlot>;

/** The entropy of a slot, and the wallet that was set aside, where the slot is of one. */
export interface OpenedSlot {
  readonly entropy: Uint8Array;
  readonly aside?: string;
}

/** Opens slots of one visitor: by the key share of the visitor, and that of the service. */
export class SlotOpener {
  readonly #deps: SlotOpenerDeps;

  constructor(deps: SlotOpenerDeps) {
    this.#deps = deps;
  }

  /** @throws {@link KeyError} `locked` where the method does not open it, and what {@link KeyShares} throws. */
  async open(method: UnlockMethod, use?: ShareUse): Promise<OpenedSlot> {
    if (method.kind === 'device') return this.#openDevice(use);
    if (method.kind === 'kit') {
      this.own(parseSlot(method.file), 'kit');
      return { entropy: await openKit(method.file, method.words, (entropy) => entropy.slice()) };
    }
    const { slots } = await this.#deps.shares.list();
    const found = parseSlot(slots.find(({ id }) => id === method.id)?.slot);
    if (method.kind === 'passkey') {
      return this.#unseal(this.own(found, 'passkey'), await passkeyShare(method.prf), use);
    }
    const slot = this.own(found, 'phrase');
    return this.#unseal(slot, await phraseShare(method.words, slot.stretch), use);
  }

  /** Opens the wallet by this browser's slot, or by one that was set aside here where that one has ended. */
  async #openDevice(use?: ShareUse): Promise<OpenedSlot> {
    const { store } = this.#deps;
    const stored = await store.read();
    if (!stored) throw new KeyError('locked', 'device');
    const unsealed = ({ half, slot }: StoredSlot): Promise<OpenedSlot> =>
      this.#unseal(this.own(parseSlot(slot), 'device'), half, use);
    try {
      return await unsealed(stored);
    } catch (error) {
      if (!isEnded(error)) throw error;
      for (const one of await store.asides()) {
        const opened = await unsealed(one).catch(() => undefined);
        if (!opened) continue;
        await store.write(this.own(parseSlot(one.slot), 'device'), one.half);
        return opened;
      }
      throw error;
    }
  }

  /** Whether the slot of this browser still opens the visitor's wallet. */
  async opensHere(): Promise<boolean> {
    const id = await this.ownSlot();
    if (id === undefined) return false;
    try {
      const { aside, share } = await this.#deps.shares.release(id);
      wipe(share);
      return aside === undefined;
    } catch (error) {
      if (isEnded(error)) return false;
      throw error;
    }
  }

  /** The id of this browser's own slot. */
  async ownSlot(): Promise<string | undefined> {
    const stored = await this.#deps.store.read();
    if (!stored) return undefined;
    const { id, user } = parseSlot(stored.slot);
    return user === this.#deps.user ? id : undefined;
  }

  /** A slot of another visitor or kind is never opened, even where its key shares would fit. */
  own<Kind extends Slot['kind']>(slot: Slot, kind: Kind): Extract<Slot, { kind: Kind }> {
    if (slot.kind !== kind || slot.user !== this.#deps.user) throw new KeyError('locked', 'slot');
    return slot as Extract<Slot, { kind: Kind }>;
  }

  async #unseal(slot: OpenableSlot, userShare: UserShare, use?: ShareUse): Promise<OpenedSlot> {
    const { aside, share, state } = await this.#deps.shares.release(slot.id, use);
    const entropy = await spending(share, () => unseal(slot, userShare, share));
    if (aside !== undefined) return { entropy, aside };
    if (state === 'open') return { entropy };
    // The browser closed before the service had heard that the slot opens.
    try {
      await this.#deps.slots.confirm(entropy, { slot, share: userShare }, state);
      return { entropy };
    } catch (error) {
      wipe(entropy);
      throw error;
    }
  }
}

/** The service has no key share of the slot: the visitor has ended it. */
function isEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'slot';
}
