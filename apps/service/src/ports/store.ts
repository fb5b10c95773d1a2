import type { StoredHolds } from './account-holds';
import type { StoredLogins } from './account-logins';
import type { StoredAccountNames } from './account-names';
import type { StoredJoins } from './allowed-joins';
import type { Counters } from './counters';
import type { StoredDeviceRequests } from './device-requests';
import type { StoredEndings } from './ending-slots';
import type { StoredChannels } from './farcaster-channels';
import type { StoredDevices } from './known-devices';
import type { StoredLockouts } from './lockouts';
import type { StoredFlows } from './login-flows';
import type { StoredSessions } from './login-sessions';
import type { StoredRendezvous } from './rendezvous';
import type { StoredTickets } from './name-tickets';
import type { StoredPurchases } from './purchases';
import type { StoredSlots } from './slots';
import type { StoredSocialFlows } from './social-flows';
import type { StoredVisitorNames } from './visitor-names';
import type { StoredNonces } from './wallet-nonces';
import type { StoredRenewals } from './wallet-renewals';
import type { StoredWallets } from './wallets';
import type { StoredAside } from './wallets-aside';

/** What the service stores. Every rule is one statement, so that parallel requests, and several instances, cannot get around it. */
export interface Stored {
  readonly aside: StoredAside;
  readonly channels: StoredChannels;
  readonly counters: Counters;
  readonly devices: StoredDevices;
  readonly endings: StoredEndings;
  readonly flows: StoredFlows;
  readonly holds: StoredHolds;
  readonly joins: StoredJoins;
  readonly lockouts: StoredLockouts;
  readonly logins: StoredLogins;
  readonly rendezvous: StoredRendezvous;
  readonly names: StoredAccountNames;
  readonly nonces: StoredNonces;
  readonly purchases: StoredPurchases;
  readonly renewals: StoredRenewals;
  readonly requests: StoredDeviceRequests;
  readonly sessions: StoredSessions;
  readonly slots: StoredSlots;
  readonly socialFlows: StoredSocialFlows;
  readonly tickets: StoredTickets;
  readonly visitorNames: StoredVisitorNames;
  readonly wallets: StoredWallets;
}

export interface Store extends Stored {
  /** Does what `work` does to what is stored as one: all of it or nothing, and never at the same time as another call of this. */
  transaction<Result>(work: (stored: Stored) => Promise<Result>): Promise<Result>;

  /** @throws where the database does not answer. */
  check(): Promise<void>;
}
