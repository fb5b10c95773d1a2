import { alone, forget, store, stored } from '../storage/frame-storage';
import type { DeviceSlot } from './slot';
import type { UserHalf } from './user-halves';
import type { DeviceShelf } from './vault-ports';

/**
 * What this browser keeps of one visitor, in the frame's IndexedDB. Another visitor who logs in here has a place of
 * their own, so that neither overwrites the other's only slot. Keys are stored as keys: no script reads their bytes.
 */
export class IndexedDbShelf implements DeviceShelf {
  readonly #name: string;

  constructor(user: string) {
    this.#name = `slot:${user}`;
  }

  async read(): ReturnType<DeviceShelf['read']> {
    const found = await stored(this.#name);
    return found as { readonly slot: unknown; readonly half: UserHalf } | undefined;
  }

  write(slot: DeviceSlot, half: UserHalf): Promise<void> {
    return store(this.#name, { slot, half });
  }

  clear(): Promise<void> {
    return forget(this.#name);
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return alone(work);
  }
}
