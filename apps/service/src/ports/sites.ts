import type { ChosenLimits } from '../domain/limits';

/** A site as the operator has set it, in a row or in a variable. */
export interface StoredSite {
  /** As browsers write it, such as `https://shop.example`. */
  readonly origin: string;

  /** A note of the operator, for the operator alone. */
  readonly note: string;

  /** A frozen site gets no session, code, swap, name or purchase. Its visitors keep their wallets. */
  readonly isFrozen: boolean;

  /** Whether it may take a visitor's one-time code in a field of its own. */
  readonly takesCodes: boolean;

  /** The logins that it may offer: `email`, `farcaster` and ids of providers. `undefined`: all of the service. */
  readonly logins: readonly string[] | undefined;

  /** Its own limits. */
  readonly limits: ChosenLimits;

  /** 0 where it has no row. */
  readonly createdMs: number;
}

/** A site, and where it stands. */
export interface Site extends StoredSite {
  /** Whether ORIGINS names it: no row removes it, and CODE_ORIGINS stays as it is. */
  readonly isFixed: boolean;
}

/** The sites of the operator, as every part of the service asks for them. They may change while it runs. */
export interface Sites {
  /** @param origin As a browser writes it, or anything. */
  find(origin: string): Promise<Site | undefined>;

  /** Those of ORIGINS, and then the others by their names. */
  list(): Promise<readonly Site[]>;
}

/** The rows of sites. */
export interface StoredSites {
  /** Another number after each change of a row. */
  version(): Promise<number>;

  /** By their names. */
  list(): Promise<readonly StoredSite[]>;
  find(origin: string): Promise<StoredSite | undefined>;

  /** Adds a row, or changes the one of this origin; `createdMs` of one that is there stays. */
  put(site: StoredSite): Promise<void>;

  /** Whether there was such a row. */
  remove(origin: string): Promise<boolean>;
}
