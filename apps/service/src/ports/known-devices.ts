import type { AccountDevice } from '../domain/account-device';
import type { StoredName } from '../domain/device-name';

/** A device of an account. */
export interface StoredDevice extends StoredName {
  readonly id: string;
  readonly device: string;
  readonly sinceMs: number;
  readonly usedMs: number;
  readonly isApproved: boolean;
}

/** The devices that have logged in to an account. */
export interface StoredDevices {
  isApproved(owner: AccountDevice): Promise<boolean>;

  /** Whether a device has logged in to any account. */
  hasLoggedIn(device: string): Promise<boolean>;

  /**
   * A login of the device has succeeded. Adds it, or keeps what is there, with what the device says of itself now; approved it stays.
   * Returns the id of its row.
   */
  know(device: AccountDevice & Omit<StoredDevice, 'usedMs'>): Promise<string>;

  use(account: string, id: string, nowMs: number): Promise<void>;

  hasOpened(owner: AccountDevice): Promise<boolean>;

  /** The device has opened the wallet, and is approved by that. */
  opened(owner: AccountDevice): Promise<void>;

  /** Approves a device that came after `sinceMs`. Whether it has done so. */
  approve(account: string, id: string, sinceMs: number): Promise<boolean>;

  /** The devices of an account, the newest first. */
  list(account: string): Promise<readonly StoredDevice[]>;

  /** Ends the device `id` where it has come after `sinceMs`. Whether it has done so. */
  endSince(account: string, sinceMs: number, id: string): Promise<boolean>;

  /** Ends every device but `id` that has come after `sinceMs`. */
  endOthersSince(account: string, sinceMs: number, id: string): Promise<void>;

  /** How many devices an account has besides `id`. */
  countOthers(account: string, id: string): Promise<number>;

  end(owner: AccountDevice): Promise<void>;
}
