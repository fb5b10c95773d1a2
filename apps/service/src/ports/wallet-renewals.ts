import type { AccountDevice } from '../domain/account-device';

/** A device that waits to begin a new wallet, and since when the account knows it. */
export interface RenewingDevice extends AccountDevice {
  readonly knownSinceMs: number;
}

export interface StoredRenewal {
  readonly device: string;
  readonly knownSinceMs: number;
  readonly begunMs: number;
  readonly readyMs: number;

  /** Since when the account knows the device now. `undefined` where it does not. */
  readonly deviceSinceMs: number | undefined;
}

/** The devices that wait to begin new wallets. */
export interface StoredRenewals {
  /** Begins to wait, once for each device since its login. Whether it did. */
  begin(device: RenewingDevice, nowMs: number, readyMs: number): Promise<boolean>;

  /** Those of an account, the first that is ready first. */
  list(account: string): Promise<readonly StoredRenewal[]>;

  /** Takes one that has waited long enough. Whether it has. */
  take(device: RenewingDevice, nowMs: number): Promise<boolean>;

  /** Ends those of an account. */
  end(account: string): Promise<void>;
}
