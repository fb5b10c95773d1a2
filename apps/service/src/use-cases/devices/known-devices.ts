import { randomUUID } from 'node:crypto';
import type { StoredDevice } from '../../ports/known-devices';
import type { Store, Stored } from '../../ports/store';
import { type DeviceName, storedName } from '../../domain/device-name';

/** How exact the time of the last use is. */
const USED_MS = 60_000;

export interface KnownDevicesDeps {
  readonly store: Pick<Store, 'devices' | 'sessions'>;
  readonly now: () => number;
}

/** A device by its public key, and the account that it has logged in to. */
export interface DeviceOwner {
  readonly account: string;
  readonly device: string;
}

/** A device that has logged in to an account. */
export interface KnownDevice {
  readonly id: string;
  readonly device: string;

  /** When it has first logged in, since it was last ended. */
  readonly sinceMs: number;
  readonly usedMs: number;

  /** What it says of itself. */
  readonly name: DeviceName;

  /** Whether the visitor has let it in. Until then it can open the wallet, and nothing else. */
  readonly isApproved: boolean;

  /** The sites of its sessions. */
  readonly sites: readonly string[];
}

/**
 * The devices that have logged in to an account. A session is valid only while the row of its device is there, so the one
 * statement that deletes the row ends every session of the device, also one that is opened or renewed at that moment. A
 * device that logs in again gets another row.
 */
export class KnownDevices {
  readonly #deps: KnownDevicesDeps;

  constructor(deps: KnownDevicesDeps) {
    this.#deps = deps;
  }

  async isKnown(owner: DeviceOwner): Promise<boolean> {
    return this.#deps.store.devices.isApproved(owner);
  }

  /** Whether a device has logged in to any account. */
  async hasLoggedIn(device: string): Promise<boolean> {
    return this.#deps.store.devices.hasLoggedIn(device);
  }

  /**
   * A login of the device has succeeded. Returns the id of its row, and whether the device is new to the account.
   *
   * @param stored May be that of a transaction.
   */
  async know(
    { account, device }: DeviceOwner,
    { browser = '', system = '' }: DeviceName,
    isApproved: boolean,
    stored: Pick<Stored, 'devices'> = this.#deps.store,
  ): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const own = randomUUID();
    const name = { browser, system };
    const sinceMs = this.#deps.now();
    const id = await stored.devices.know({
      account,
      device,
      id: own,
      isApproved,
      sinceMs,
      ...name,
    });
    return { id, isNew: id === own };
  }

  /** A session of the device is used. */
  async use(account: string, { id, usedMs }: Pick<KnownDevice, 'id' | 'usedMs'>): Promise<void> {
    const { store, now } = this.#deps;
    if (now() - usedMs < USED_MS) return;
    await store.devices.use(account, id, now());
  }

  /** The device has shown the wallet's key, which lets it in. */
  async opened(owner: DeviceOwner): Promise<void> {
    await this.#deps.store.devices.opened(owner);
  }

  /** Whether a device has shown the wallet's key. */
  async hasOpened(owner: DeviceOwner): Promise<boolean> {
    return this.#deps.store.devices.hasOpened(owner);
  }

  /** The visitor has let the device `id` in on another one, which was known before it. */
  async allow(account: string, id: string, knownSinceMs: number): Promise<boolean> {
    return this.#deps.store.devices.approve(account, id, knownSinceMs);
  }

  /** The devices of an account, the newest first. */
  async list(account: string): Promise<readonly KnownDevice[]> {
    const { store, now } = this.#deps;
    const [devices, sessions] = await Promise.all([
      store.devices.list(account),
      store.sessions.sitesOf(account, now()),
    ]);
    return devices.map((device) => ({
      ...knownDevice(device),
      sites: sessions.filter(({ known }) => known === device.id).map(({ site }) => site),
    }));
  }

  /** Ends the device `id` where it has come after `sinceMs`. Whether it has done so. */
  async endSince(account: string, sinceMs: number, id: string): Promise<boolean> {
    return this.#deps.store.devices.endSince(account, sinceMs, id);
  }

  /** Ends every device but `id` that has come after `sinceMs`. Returns how many stay besides. */
  async endOthersSince(account: string, sinceMs: number, id: string): Promise<number> {
    const { devices } = this.#deps.store;
    await devices.endOthersSince(account, sinceMs, id);
    return devices.countOthers(account, id);
  }

  /**
   * Ends a device: its sessions, and that it is known.
   *
   * @param stored May be that of a transaction.
   */
  async end(owner: DeviceOwner, stored: Pick<Stored, 'devices'> = this.#deps.store): Promise<void> {
    await stored.devices.end(owner);
  }
}

function knownDevice(stored: StoredDevice): Omit<KnownDevice, 'sites'> {
  const { device, id, isApproved, sinceMs, usedMs } = stored;
  return { id, device, sinceMs, usedMs, name: storedName(stored), isApproved };
}
