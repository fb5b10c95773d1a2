import type { HalvesConfig } from '../config/halves-config';
import type { Database } from '../database/database';
import { WalletActs } from './wallet-acts';
import { DatabaseWalletKeys, type WalletKeys } from './wallet-keys';
import { WalletKeysElsewhere } from './wallet-keys-elsewhere';

export interface WalletKeyPartsDeps {
  readonly database: Database;
  readonly fetch: typeof globalThis.fetch;
  readonly halves: HalvesConfig | undefined;

  /** Absent where the service has no logins. */
  readonly frameOrigin: string | undefined;
  readonly now: () => number;
}

/** The keys of wallets, and what they have to sign. */
export interface WalletKeyParts {
  readonly acts: WalletActs;
  readonly keys: WalletKeys;
}

export function walletKeyParts({
  database,
  fetch,
  frameOrigin,
  halves,
  now,
}: WalletKeyPartsDeps): WalletKeyParts {
  const keys =
    halves?.kind === 'elsewhere'
      ? new WalletKeysElsewhere({ fetch, token: halves.token, url: halves.url })
      : new DatabaseWalletKeys(database, now);
  const service = halves?.kind === 'forAnother' ? halves.frameOrigin : (frameOrigin ?? '');
  return { keys, acts: new WalletActs({ database, keys, now, service }) };
}
