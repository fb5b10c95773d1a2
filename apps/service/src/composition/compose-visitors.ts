import { ConsoleLog } from '../use-cases/console/console-log';
import { Deletions } from '../use-cases/console/deletions';
import { DeviceRequests } from '../use-cases/devices/device-requests';
import { KnownDevices } from '../use-cases/devices/known-devices';
import { AccountHolds } from '../use-cases/login/account-holds';
import { AccountLogins } from '../use-cases/login/account-logins';
import { AccountNames } from '../use-cases/login/account-names';
import { AllowedJoins } from '../use-cases/login/allowed-joins';
import type { Identity } from '../use-cases/login/identity';
import { Lockouts } from '../use-cases/login/lockouts';
import { OneTimeCodes } from '../use-cases/login/one-time-codes';
import { type ProveSession, provenSession } from '../adapters/http/proven-session';
import { Sessions } from '../use-cases/login/sessions';
import { WalletActs } from '../use-cases/wallet-key/wallet-acts';
import { StoredWalletKeys } from '../use-cases/wallet-key/wallet-keys';
import type { WalletKeys } from '../ports/wallet-keys';
import { RemoteWalletKeys } from '../adapters/http/remote-wallet-keys';
import type { ServiceBase } from './service-base';

/** The keys of wallets, and what they have to sign. */
export interface WalletProofs {
  readonly acts: WalletActs;

  /** The keys at another operator, where that one keeps the slots. */
  readonly remote: RemoteWalletKeys | undefined;
  readonly keys: WalletKeys;
}

/** What the service knows of its visitors, with which the features are made. */
export interface Visitors {
  readonly allowed: AllowedJoins;

  /** Deletions that operators have asked for, and the log of what operators do. */
  readonly deletions: Deletions;
  readonly devices: KnownDevices;
  readonly log: ConsoleLog;
  readonly holds: AccountHolds;
  readonly identity: Identity;
  readonly prove: ProveSession;

  /** Devices that wait to be let in. */
  readonly requests: DeviceRequests;
  readonly sessions: Sessions;
  readonly wallet: WalletProofs;
}

export function composeVisitors(base: ServiceBase): Visitors {
  const { config, events, store, gate, now, sites, sweeper } = base;
  const { secret, secretsBefore } = config;
  const devices = new KnownDevices({ store, now });
  const sessions = sweeper.add(new Sessions({ events, store, devices, secret, now }));
  const log = new ConsoleLog({ store, now });
  const isElsewhere = config.keyShares?.kind === 'remote';
  const deletions = sweeper.add(new Deletions({ events, store, log, now, isElsewhere }));
  const wallet = walletProofs(base, deletions);
  const { remote } = wallet;
  const accounts = new AccountNames({
    events,
    store,
    secret,
    secretsBefore,
    ...(remote && {
      hasRemoteWallet: async (account) => (await remote.of(account)) !== undefined,
    }),
  });
  const identity = {
    accounts,
    codes: sweeper.add(new OneTimeCodes({ store, secret, now })),
    lockouts: sweeper.add(new Lockouts(store, now)),
    logins: new AccountLogins({
      accounts,
      events,
      store,
      devices,
      now,
      secret,
      secretsBefore,
      sessions,
    }),
  };
  return {
    allowed: sweeper.add(new AllowedJoins({ store, secret, now })),
    deletions,
    devices,
    log,
    holds: sweeper.add(new AccountHolds(store, now)),
    identity,
    prove: (c, options) => provenSession(c, { gate, now, sessions, sites }, options),
    requests: sweeper.add(new DeviceRequests({ store, secret, now })),
    sessions,
    wallet,
  };
}

function walletProofs(
  { config, store, fetch, now, sweeper }: ServiceBase,
  deletions: Deletions,
): WalletProofs {
  const { keyShares, login } = config;
  const remote =
    keyShares?.kind === 'remote'
      ? new RemoteWalletKeys({ fetch, token: keyShares.token, url: keyShares.url })
      : undefined;
  const keys =
    remote ?? new StoredWalletKeys(store, now, (account) => deletions.stopByKey(account));
  const service =
    keyShares?.kind === 'forAnother' ? keyShares.frameOrigin : (login?.frameOrigin ?? '');
  const acts = sweeper.add(new WalletActs({ store, keys, now, service }));
  return { acts, remote, keys };
}
