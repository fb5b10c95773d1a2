import type { StoredDeletions } from './account-deletions';
import type { StoredHolds } from './account-holds';
import type { StoredLogins } from './account-logins';
import type { StoredAccountNames } from './account-names';
import type { StoredJoins } from './allowed-joins';
import type { StoredConsoleLog } from './console-log';
import type { ConsoleReads } from './console-reads';
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
import type { StoredOperatorSessions } from './operator-sessions';
import type { StoredPurchases } from './purchases';
import type { StoredSites } from './sites';
import type { StoredSlots } from './slots';
import type { StoredSocialFlows } from './social-flows';
import type { StoredEvents } from './waiting-events';
import type { StoredTallies } from './tallies';
import type { StoredSponsorRules } from './sponsor-rules';
import type { SponsorSpending } from './sponsor-spending';
import type { RestoredCopy } from './restored-copy';
import type { StoredSponsorships } from './sponsorships';
import type { StoredMails } from './waiting-mails';
import type { StoredVisitorNames } from './visitor-names';
import type { StoredNonces } from './wallet-nonces';
import type { StoredRenewals } from './wallet-renewals';
import type { StoredWallets } from './wallets';
import type { StoredAside } from './wallets-aside';

/** What the service stores. Every rule is one statement, so that parallel requests, and several instances, cannot get around it. */
export interface Stored {
  readonly aside: StoredAside;
  readonly channels: StoredChannels;
  readonly consoleLog: StoredConsoleLog;
  readonly counters: Counters;
  readonly deletions: StoredDeletions;
  readonly devices: StoredDevices;
  readonly endings: StoredEndings;
  readonly events: StoredEvents;
  readonly flows: StoredFlows;
  readonly holds: StoredHolds;
  readonly joins: StoredJoins;
  readonly lockouts: StoredLockouts;
  readonly logins: StoredLogins;
  readonly mails: StoredMails;
  readonly rendezvous: StoredRendezvous;
  readonly names: StoredAccountNames;
  readonly nonces: StoredNonces;
  readonly operators: StoredOperatorSessions;
  readonly purchases: StoredPurchases;
  readonly reads: ConsoleReads;
  readonly renewals: StoredRenewals;
  readonly restored: RestoredCopy;
  readonly requests: StoredDeviceRequests;
  readonly sessions: StoredSessions;
  readonly sites: StoredSites;
  readonly slots: StoredSlots;
  readonly socialFlows: StoredSocialFlows;
  readonly tallies: StoredTallies;
  readonly sponsorRules: StoredSponsorRules;
  readonly sponsorships: StoredSponsorships;
  readonly spending: SponsorSpending;
  readonly tickets: StoredTickets;
  readonly visitorNames: StoredVisitorNames;
  readonly wallets: StoredWallets;
}

/** What is stored of one account alone, which is in one database. Events and mails are in the database of what they tell of. */
export type OfAccount = Pick<
  Stored,
  | 'aside'
  | 'devices'
  | 'events'
  | 'flows'
  | 'holds'
  | 'mails'
  | 'nonces'
  | 'renewals'
  | 'sessions'
  | 'slots'
  | 'wallets'
>;

export interface Store extends Stored {
  /**
   * Does what `work` does to what is stored of one account as one: all of it or nothing, and never at the same time as another call
   * for it. Calls of other accounts run at the same time.
   */
  transaction<Result>(
    work: (stored: OfAccount) => Promise<Result>,
    account: string,
  ): Promise<Result>;

  /**
   * Does what `work` does to what is stored as one, and never at the same time as another call of this. All of it or nothing, in each
   * database: where there are several, what is of accounts is confirmed first.
   */
  transaction<Result>(work: (stored: Stored) => Promise<Result>): Promise<Result>;

  /** Whether the rows of an id of {@link OfAccount} are where those of the account are. An id is drawn until they are. */
  isWith(id: string, account: string): boolean;

  /** @throws where the database does not answer. */
  check(): Promise<void>;
}
