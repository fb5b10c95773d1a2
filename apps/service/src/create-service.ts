import { sqlStore } from './adapters/sql/sql-store';
import type { Config } from './config/config';
import type { Database } from './database/database';
import { DeviceRequests } from './devices/device-requests';
import { addDeviceRoutes } from './devices/device-routes';
import { KnownDevices } from './devices/known-devices';
import { createApp } from './http/create-app';
import { BegunLimits } from './limits/begun-limits';
import { LoginWork } from './limits/login-work';
import { MailLimits } from './limits/mail-limits';
import { RateLimits } from './limits/rate-limits';
import { WorkBeyond } from './limits/work-beyond';
import { AccountHolds } from './login/account-holds';
import { addAccountLoginRoutes } from './login/account-login-routes';
import { AccountLogins } from './login/account-logins';
import { AccountNames } from './login/account-names';
import { AllowedJoins } from './login/allowed-joins';
import { addEmailRoutes } from './login/email-routes';
import { Lockouts } from './login/lockouts';
import { addLoginRoutes } from './login/login-routes';
import { LoginDoor } from './login/login-door';
import { LoginNotices } from './login/login-notices';
import { type Mailer, smtpMailer } from './login/mailer';
import { OneTimeCodes } from './login/one-time-codes';
import { provenSession } from './login/proven-session';
import { addSessionRoutes } from './login/session-routes';
import { Sessions } from './login/sessions';
import { addMeetingRoutes } from './meetings/meeting-routes';
import { Meetings } from './meetings/meetings';
import { nameParts } from './names/name-parts';
import type { Logger } from './observe/logger';
import { Metrics } from './observe/metrics';
import { onrampProviders } from './onramp/onramp-providers';
import { addOnrampRoutes } from './onramp/onramp-routes';
import { Purchases } from './onramp/purchases';
import { ProviderClient } from './provider/provider-client';
import { DatabaseSlotHalves } from './slots/database-slot-halves';
import { EndingSlots } from './slots/ending-slots';
import type { SlotHalves } from './slots/slot-halves';
import { addRenewalRoutes } from './slots/renewal-routes';
import { addSlotRoutes } from './slots/slot-routes';
import { ownSlots } from './slots/slot-request';
import { addSlotsElsewhere, passedOn, type SlotsElsewhereDeps } from './slots/slots-elsewhere';
import { WalletRenewals } from './slots/wallet-renewals';
import type { OpenIdLibraries } from './social/providers/client-of';
import { socialParts } from './social/social-parts';
import type { BrandPlaces } from './social/social-providers';
import { swapProviders } from './swap/swap-providers';
import { addSwapRoutes } from './swap/swap-routes';
import { addLeadRoute } from './wallet-key/lead-route';
import { addNonceRoute } from './wallet-key/nonce-route';
import { walletKeyParts } from './wallet-key/wallet-key-parts';
import { addWalletKeyRoutes, WalletKeysElsewhere } from './wallet-key/wallet-keys-elsewhere';

export interface ServiceDeps {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;

  /** In the place of the mail server. */
  readonly mailer?: Mailer;

  /** In the place of the service's own database. */
  readonly halves?: SlotHalves;

  /** How long a provider may take. */
  readonly providerTimeoutMs?: number;

  /** The libraries of social logins, where some have credentials. */
  readonly openId?: OpenIdLibraries;

  /** Where the providers of social logins are, other than under their own addresses: in tests. */
  readonly brandPlaces?: BrandPlaces;
}

/** The service without a socket. */
export interface Service {
  readonly fetch: ReturnType<typeof createApp>['fetch'];

  /** Deletes what is no longer valid from the database. */
  sweep(): Promise<void>;

  /** From now on new requests are refused with 503. */
  stop(): void;
}

/** Connects the parts of the service. */
export function createService(deps: ServiceDeps): Service {
  const { config, logger, now = Date.now, fetch = globalThis.fetch } = deps;
  const database = sqlStore(deps.database);
  const { providerTimeoutMs } = deps;
  let isStopping = false;
  const metrics = new Metrics();
  const limits = new RateLimits({ database, secret: config.secret, now });
  const purchases = new Purchases({ database, secret: config.secret, now });
  const outside = {
    fetch,
    logger,
    metrics,
    ...(providerTimeoutMs !== undefined && { providerTimeoutMs }),
  };
  const providers = onrampProviders({ ...outside, config: config.onramp, now });
  const exchanges = swapProviders({ ...outside, config: config.swaps });
  const { trustedProxies } = config;
  const devices = new KnownDevices({ database, now });
  const sessions = new Sessions({ database, devices, secret: config.secret, now });
  const { secretsBefore } = config;
  const { acts, keys } = walletKeyParts({
    database,
    fetch,
    frameOrigin: config.login?.frameOrigin,
    halves: config.halves,
    now,
  });
  const ending =
    config.halves?.kind === 'elsewhere'
      ? new EndingSlots({
          database,
          devices,
          now,
          elsewhere: new WalletKeysElsewhere({ ...config.halves, fetch }),
        })
      : undefined;
  const hasWallet = async (account: string): Promise<boolean> =>
    (await keys.of(account)) !== undefined;
  const isElsewhere = config.halves?.kind === 'elsewhere';
  const accounts = new AccountNames({
    database,
    secret: config.secret,
    secretsBefore,
    ...(isElsewhere && { hasWalletElsewhere: hasWallet }),
  });
  const logins = new AccountLogins({
    accounts,
    database,
    devices,
    now,
    secret: config.secret,
    secretsBefore,
    sessions,
  });
  const codes = new OneTimeCodes({ database, secret: config.secret, now });
  const renewals = new WalletRenewals({
    database,
    now,
    delayMs: config.renewalDelayMs,
    knowsDevices: config.halves?.kind !== 'forAnother',
  });
  const ownHalves = { database, devices, renewals, secret: config.secret, secretsBefore, now };
  const { halves = new DatabaseSlotHalves(ownHalves) } = deps;
  const work = new LoginWork({ limits, secret: config.secret, now });
  const beyond = new WorkBeyond({ limits, metrics, work });
  const begun = new BegunLimits({ beyond, devices });
  const mailLimits = new MailLimits({ beyond, limits });
  const lockouts = new Lockouts(database, now);
  const holds = new AccountHolds(database, now);
  const requests = new DeviceRequests({ database, secret: config.secret, now });
  const meetings = new Meetings({ database, secret: config.secret, now });
  const { login: loginConfig, names: namesConfig, origins } = config;
  const names =
    namesConfig &&
    nameParts({
      config: namesConfig,
      database,
      limits,
      metrics,
      now,
      secret: config.secret,
      client: new ProviderClient({
        fetch,
        logger,
        metrics,
        provider: 'rpc',
        ...(providerTimeoutMs !== undefined && { timeoutMs: providerTimeoutMs }),
      }),
    });
  const mailer = loginConfig && (deps.mailer ?? smtpMailer(loginConfig));
  const frameOrigin = loginConfig?.frameOrigin ?? '';
  const notices = mailer && new LoginNotices({ frameOrigin, logins, mailer, now });
  const { approvesDevices = false, codeOrigins = [] } = loginConfig ?? {};
  const entering = { beyond, devices, hasWallet, limits, logins };
  const asking = approvesDevices && { requests };
  const door = notices && new LoginDoor({ ...entering, ...asking, notices });
  const login = mailer &&
    door && {
      ...entering,
      accounts,
      codes,
      door,
      lockouts,
      mailer,
      metrics,
      notices,
      now,
      approvesDevices,
      codeOrigins,
      frameOrigin,
      mailLimits,
      origins,
      requests,
      trustedProxies,
    };
  const { farcaster, social: openIdConfig } = config;
  const { brandPlaces: places, openId: libraries } = deps;
  const openId = openIdConfig && libraries && { config: openIdConfig, libraries, places };
  const allowed = new AllowedJoins({ database, secret: config.secret, now });
  const social =
    login &&
    (openId || farcaster) &&
    socialParts({
      accounts,
      allowed,
      database,
      farcaster,
      fetch,
      limits,
      logger,
      metrics,
      now,
      openId,
      accountLogins: logins,
      begun,
      door,
      frameOrigin: login.frameOrigin,
      holds,
      notices,
      origins,
      secret: config.secret,
      providerTimeoutMs,
      sessions,
      trustedProxies,
    });
  const proving = { limits, now, sessions };
  const addSlots = (app: Parameters<typeof addSlotRoutes>[0]): void => {
    const { halves: where } = config;
    const parts = { acts, devices, halves, holds, limits, metrics, renewals };
    if (where?.kind === 'forAnother') {
      const own = { limits, now, token: where.token };
      addSlotRoutes(app, { ...parts, prove: (c) => passedOn(c, own) });
      addRenewalRoutes(app, { ...parts, prove: (c) => passedOn(c, own) });
      addWalletKeyRoutes(app, { halves, keys, token: where.token });
    } else if (login) {
      const prove = (c: Parameters<typeof provenSession>[0]) =>
        provenSession(c, proving, { mayWait: true });
      addNonceRoute(app, '/wallet/nonce', { ...parts, prove });
      const onNews: SlotsElsewhereDeps['onNews'] = (asked, news) =>
        login.notices.wallet(asked, news);
      if (where && ending) {
        addSlotsElsewhere(app, { ...where, devices, ending, fetch, holds, onNews, prove });
      } else {
        const proveOwn = (c: Parameters<typeof provenSession>[0]) => ownSlots(c, proving, holds);
        addSlotRoutes(app, { ...parts, onNews, prove: proveOwn });
        addRenewalRoutes(app, { ...parts, onNews, prove: proveOwn });
      }
    }
  };
  const app = createApp({
    config,
    database,
    logger,
    metrics,
    isStopping: () => isStopping,
    openParts: [(app) => names?.open(app), (app) => social?.pages(app)],
    parts: [
      (app) => addOnrampRoutes(app, { limits, metrics, providers, purchases, trustedProxies }),
      (app) => addSwapRoutes(app, { limits, metrics, providers: exchanges, trustedProxies }),
      (app) => names?.own(app),
      (app) => login && addLoginRoutes(app, login),
      (app) => social?.own(app),
      (app) => login && addSessionRoutes(app, { devices, limits, metrics, now, sessions }),
      (app) => login && addDeviceRoutes(app, { ...login, acts, sessions }),
      (app) => names?.frame(app, (c) => provenSession(c, proving)),
      (app) => login && addEmailRoutes(app, { ...login, acts, holds, keys, sessions }),
      (app) =>
        login && addAccountLoginRoutes(app, { ...login, acts, allowed, holds, keys, sessions }),
      (app) => login && addLeadRoute(app, { ...login, acts, holds, keys, sessions }),
      (app) => addSlots(app),
      (app) => login && addMeetingRoutes(app, { begun, meetings, now, trustedProxies }),
    ],
  });
  return {
    fetch: app.fetch,
    sweep: async () => {
      await limits.sweep();
      await purchases.sweep();
      await codes.sweep();
      await sessions.sweep();
      await halves.sweep();
      await renewals.sweep();
      await lockouts.sweep();
      await social?.sweep();
      await meetings.sweep();
      await holds.sweep();
      await acts.sweep();
      await allowed.sweep();
      await requests.sweep();
      await names?.sweep();
      await ending?.sweep(); // Last: the other operator may be away.
    },
    stop: () => {
      isStopping = true;
    },
  };
}
