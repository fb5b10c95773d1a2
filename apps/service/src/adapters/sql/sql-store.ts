import type { Database } from './database';
import type { Store, Stored } from '../../ports/store';
import { accountDeletions } from './account-deletions';
import { accountHolds } from './account-holds';
import { accountLogins } from './account-logins';
import { accountNames } from './account-names';
import { allowedJoins } from './allowed-joins';
import { consoleLog } from './console-log';
import { consoleReads } from './console-reads';
import { counters } from './counters';
import { deviceRequests } from './device-requests';
import { endingSlots } from './ending-slots';
import { farcasterChannels } from './farcaster-channels';
import { knownDevices } from './known-devices';
import { lockouts } from './lockouts';
import { loginFlows } from './login-flows';
import { loginSessions } from './login-sessions';
import { rendezvous } from './rendezvous';
import { nameTickets } from './name-tickets';
import { operatorSessions } from './operator-sessions';
import { restoredCopy } from './restored-copy';
import { placedStore } from './placed-store';
import { purchases } from './purchases';
import { sites } from './sites';
import { slots } from './slots';
import { sponsorRules } from './sponsor-rules';
import { sponsorSpending } from './sponsor-spending';
import { sponsorships } from './sponsorships';
import { socialFlows } from './social-flows';
import { waitingEvents } from './waiting-events';
import { tallies } from './tallies';
import { waitingMails } from './waiting-mails';
import { visitorNames } from './visitor-names';
import { walletNonces } from './wallet-nonces';
import { walletRenewals } from './wallet-renewals';
import { wallets } from './wallets';
import { walletsAside } from './wallets-aside';
import type { Queries } from './rows';

/** What the service stores in a database of SQL, or in several. */
export function sqlStore(database: Database): Store {
  if (database.accounts) return placedStore(database, database.accounts, storedIn);
  return {
    ...storedIn(database),
    transaction: <Result>(work: (stored: Stored) => Promise<Result>, account?: string) =>
      database.atOnce((rows) => work(storedIn({ rows })), account),
    isWith: () => true,
    check: () => database.check(),
  };
}

function storedIn(queries: Queries): Stored {
  return {
    aside: walletsAside(queries),
    channels: farcasterChannels(queries),
    consoleLog: consoleLog(queries),
    counters: counters(queries),
    deletions: accountDeletions(queries),
    devices: knownDevices(queries),
    endings: endingSlots(queries),
    events: waitingEvents(queries),
    flows: loginFlows(queries),
    holds: accountHolds(queries),
    joins: allowedJoins(queries),
    lockouts: lockouts(queries),
    logins: accountLogins(queries),
    mails: waitingMails(queries),
    rendezvous: rendezvous(queries),
    names: accountNames(queries),
    nonces: walletNonces(queries),
    operators: operatorSessions(queries),
    purchases: purchases(queries),
    reads: consoleReads(queries),
    renewals: walletRenewals(queries),
    restored: restoredCopy(queries),
    requests: deviceRequests(queries),
    sessions: loginSessions(queries),
    sites: sites(queries),
    slots: slots(queries),
    socialFlows: socialFlows(queries),
    tallies: tallies(queries),
    sponsorRules: sponsorRules(queries),
    sponsorships: sponsorships(queries),
    spending: sponsorSpending(queries),
    tickets: nameTickets(queries),
    visitorNames: visitorNames(queries),
    wallets: wallets(queries),
  };
}
