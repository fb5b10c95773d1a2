import { alone, changeStored, forget, store, stored } from './frame-storage';
import { type DeviceSlot, parseSlot } from '../../domain/vault/slot';
import type { UserHalf } from '../../domain/vault/user-halves';
import type { DeviceShelf, ShelvedSlot } from '../../ports/vault';

/**
 * What this browser keeps of one visitor, in the frame's IndexedDB. Another visitor who logs in here has a place of
 * their own, so that neither overwrites the other's only slot. Keys are stored as keys: no script reads their bytes.
 */
export class IndexedDbShelf implements DeviceShelf {
  readonly #name: string;
  readonly #asides: string;

  constructor(user: string) {
    this.#name = `slot:${user}`;
    this.#asides = `asides:${user}`;
  }

  async read(): Promise<ShelvedSlot | undefined> {
    return (await stored(this.#name)) as ShelvedSlot | undefined;
  }

  async asides(): Promise<readonly ShelvedSlot[]> {
    return asidesIn(await stored(this.#asides));
  }

  async write(slot: DeviceSlot, half: UserHalf): Promise<void> {
    const before = await this.read();
    // First: where the browser closes in between, the slot is there twice.
    await changeStored(this.#asides, (kept) => {
      const next = asidesAfter(asidesIn(kept), before, slot.id);
      return next.length > 0 ? next : undefined;
    });
    await store(this.#name, { slot, half });
  }

  clear(): Promise<void> {
    return forget(this.#name);
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return alone(work);
  }
}

function asidesIn(kept: unknown): readonly ShelvedSlot[] {
  return (kept ?? []) as readonly ShelvedSlot[]; // This browser has written it.
}

/** What is set aside when the slot `id` takes the place of `before`. */
export function asidesAfter(
  asides: readonly ShelvedSlot[],
  before: ShelvedSlot | undefined,
  id: string,
): readonly ShelvedSlot[] {
  return [...(before ? [before] : []), ...asides].filter(
    (one, at, all) =>
      idOf(one) !== id && all.findIndex((other) => idOf(other) === idOf(one)) === at,
  );
}

function idOf({ slot }: ShelvedSlot): string {
  return parseSlot(slot).id;
}
