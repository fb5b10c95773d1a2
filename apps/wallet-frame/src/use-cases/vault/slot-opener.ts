import { KeyError } from '../../domain/bytes/key-error';
import { spending, wipe } from '../../domain/bytes/wipe';
import { openKit } from '../../domain/vault/kit';
import { unseal } from '../../domain/vault/seal';
import { type KitSlot, parseSlot, type Slot } from '../../domain/vault/slot';
import type { SlotActs } from './slot-acts';
import { passkeyHalf, phraseHalf, type UserHalf } from '../../domain/vault/user-halves';
import type { Way } from '../../domain/vault/way';
import type { DeviceSlotStore, HalfUse, ServerHalves, StoredSlot } from '../../ports/vault';

export interface SlotOpenerDeps {
  readonly halves: Pick<ServerHalves, 'list' | 'release'>;
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

/** Opens slots of one visitor: by the half of the visitor, and that of the service. */
export class SlotOpener {
  readonly #deps: SlotOpenerDeps;

  constructor(deps: SlotOpenerDeps) {
    this.#deps = deps;
  }

  /** @throws {@link KeyError} `locked` where the way does not open it, and what {@link ServerHalves} throws. */
  async open(way: Way, use?: HalfUse): Promise<OpenedSlot> {
    if (way.kind === 'device') return this.#openDevice(use);
    if (way.kind === 'kit') {
      this.own(parseSlot(way.file), 'kit');
      return { entropy: await openKit(way.file, way.words, (entropy) => entropy.slice()) };
    }
    const { slots } = await this.#deps.halves.list();
    const found = parseSlot(slots.find(({ id }) => id === way.id)?.slot);
    if (way.kind === 'passkey') {
      return this.#unseal(this.own(found, 'passkey'), await passkeyHalf(way.prf), use);
    }
    const slot = this.own(found, 'phrase');
    return this.#unseal(slot, await phraseHalf(way.words, slot.stretch), use);
  }

  /** Opens the wallet by this browser's slot, or by one that was set aside here where that one has ended. */
  async #openDevice(use?: HalfUse): Promise<OpenedSlot> {
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

  /** Whether the slot of this browser is still a way into the visitor's wallet. */
  async opensHere(): Promise<boolean> {
    const id = await this.ownSlot();
    if (id === undefined) return false;
    try {
      const { aside, half } = await this.#deps.halves.release(id);
      wipe(half);
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

  /** A slot of another visitor or kind is never opened, even where its halves would fit. */
  own<Kind extends Slot['kind']>(slot: Slot, kind: Kind): Extract<Slot, { kind: Kind }> {
    if (slot.kind !== kind || slot.user !== this.#deps.user) throw new KeyError('locked', 'slot');
    return slot as Extract<Slot, { kind: Kind }>;
  }

  async #unseal(slot: OpenableSlot, userHalf: UserHalf, use?: HalfUse): Promise<OpenedSlot> {
    const { aside, half, state } = await this.#deps.halves.release(slot.id, use);
    const entropy = await spending(half, () => unseal(slot, userHalf, half));
    if (aside !== undefined) return { entropy, aside };
    if (state === 'open') return { entropy };
    // The browser closed before the service had heard that the slot opens.
    try {
      await this.#deps.slots.confirm(entropy, { slot, half: userHalf }, state);
      return { entropy };
    } catch (error) {
      wipe(entropy);
      throw error;
    }
  }
}

/** The service has no half of the slot: the visitor has ended it. */
function isEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'slot';
}
