import type { Database } from './database';
import type { Store, Stored } from '../../ports/store';
import { accountHolds } from './account-holds';
import { accountLogins } from './account-logins';
import { accountNames } from './account-names';
import { allowedJoins } from './allowed-joins';
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
import { purchases } from './purchases';
import { slots } from './slots';
import { socialFlows } from './social-flows';
import { visitorNames } from './visitor-names';
import { walletNonces } from './wallet-nonces';
import { walletRenewals } from './wallet-renewals';
import { wallets } from './wallets';
import { walletsAside } from './wallets-aside';
import { type Queries, run } from './rows';
import { sql } from './sql';

/** What the service stores in a database of SQL. */
export function sqlStore(database: Database): Store {
  return {
    ...storedIn(database),
    transaction: (work) => database.atOnce((rows) => work(storedIn({ rows }))),
    check: () => run(database, sql`select 1 as one`),
  };
}

function storedIn(queries: Queries): Stored {
  return {
    aside: walletsAside(queries),
    channels: farcasterChannels(queries),
    counters: counters(queries),
    devices: knownDevices(queries),
    endings: endingSlots(queries),
    flows: loginFlows(queries),
    holds: accountHolds(queries),
    joins: allowedJoins(queries),
    lockouts: lockouts(queries),
    logins: accountLogins(queries),
    rendezvous: rendezvous(queries),
    names: accountNames(queries),
    nonces: walletNonces(queries),
    purchases: purchases(queries),
    renewals: walletRenewals(queries),
    requests: deviceRequests(queries),
    sessions: loginSessions(queries),
    slots: slots(queries),
    socialFlows: socialFlows(queries),
    tickets: nameTickets(queries),
    visitorNames: visitorNames(queries),
    wallets: wallets(queries),
  };
}
