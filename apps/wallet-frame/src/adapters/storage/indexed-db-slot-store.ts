import { alone, changeStored, forget, store, stored } from './frame-storage';
import { type DeviceSlot, parseSlot } from '../../domain/vault/slot';
import type { UserShare } from '../../domain/vault/user-share';
import type { DeviceSlotStore, StoredSlot } from '../../ports/vault';

/**
 * What this browser keeps of one visitor, in the frame's IndexedDB. Another visitor who logs in here has a place of
 * their own, so that neither overwrites the other's only slot. Keys are stored as keys: no script reads their bytes.
 */
export class IndexedDbSlotStore implements DeviceSlotStore {
  readonly #name: string;
  readonly #asides: string;

  constructor(user: string) {
    this.#name = `slot:${user}`;
    this.#asides = `asides:${user}`;
  }

  async read(): Promise<StoredSlot | undefined> {
    return (await stored(this.#name)) as StoredSlot | undefined;
  }

  async asides(): Promise<readonly StoredSlot[]> {
    return asidesIn(await stored(this.#asides));
  }

  async write(slot: DeviceSlot, share: UserShare): Promise<void> {
    const before = await this.read();
    // First: where the browser closes in between, the slot is there twice.
    await changeStored(this.#asides, (kept) => {
      const next = asidesAfter(asidesIn(kept), before, slot.id);
      return next.length > 0 ? next : undefined;
    });
    await store(this.#name, { slot, half: share });
  }

  clear(): Promise<void> {
    return forget(this.#name);
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return alone(work);
  }
}

function asidesIn(kept: unknown): readonly StoredSlot[] {
  return (kept ?? []) as readonly StoredSlot[]; // This browser has written it.
}

/** What is set aside when the slot `id` takes the place of `before`. */
export function asidesAfter(
  asides: readonly StoredSlot[],
  before: StoredSlot | undefined,
  id: string,
): readonly StoredSlot[] {
  return [...(before ? [before] : []), ...asides].filter(
    (one, at, all) =>
      idOf(one) !== id && all.findIndex((other) => idOf(other) === idOf(one)) === at,
  );
}

function idOf({ slot }: StoredSlot): string {
  return parseSlot(slot).id;
}
