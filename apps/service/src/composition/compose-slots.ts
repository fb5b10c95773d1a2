import type { Context, Hono } from 'hono';
import type { Feature } from '../adapters/http/create-app';
import type { ServiceEnv } from '../adapters/http/environment';
import type { CountsOf, ProvenRequest } from '../adapters/http/proven-session';
import { StoredKeyShares } from '../use-cases/slots/stored-key-shares';
import { EndingSlots } from '../use-cases/slots/ending-slots';
import { addRenewalRoutes } from '../adapters/http/renewal-routes';
import type { KeyShares } from '../ports/key-shares';
import { ownSlots, type SlotRequest } from '../adapters/http/slot-request';
import { addSlotRoutes } from '../adapters/http/slot-routes';
import { addForwardedSlots, passedOn } from '../adapters/http/forwarded-slots';
import type { WalletNews } from '../domain/wallet-news';
import type { NewsAddresses } from '../ports/kept-mails';
import { withNews } from '../use-cases/mail/kept-mails';
import { WalletRenewals } from '../use-cases/slots/wallet-renewals';
import { addNonceRoute } from '../adapters/http/nonce-route';
import { addWalletKeyRoutes } from '../adapters/http/remote-wallet-keys';
import { ENDED_WAY } from '../domain/signed-ending';
import type { LoginFeature } from './compose-login';
import type { Visitors } from './compose-visitors';
import type { ServiceBase } from './service-base';

/**
 * The slots of wallets: kept here for the logins of this service, kept here for another operator's, or kept by another operator.
 *
 * @param given In the place of the service's own database.
 */
export function composeSlots(
  base: ServiceBase,
  visitors: Visitors,
  login: LoginFeature | undefined,
  given: KeyShares | undefined,
): Feature {
  const { config, events, store, fetch, gate, now, sweeper } = base;
  const { devices, holds, prove, wallet } = visitors;
  const { keyShares: where, secret, secretsBefore } = config;
  const renewals = sweeper.add(
    new WalletRenewals({
      events,
      store,
      now,
      delayMs: config.renewalDelayMs,
      knowsDevices: where?.kind !== 'forAnother',
    }),
  );
  const own = { events, store, devices, renewals, secret, secretsBefore, now };
  const keyShares = sweeper.add(given ?? new StoredKeyShares(own));
  if (where?.kind === 'forAnother') {
    const { token } = where;
    return {
      routes: (app) => {
        const proveOther: Prove<SlotRequest> = (c, counts) =>
          passedOn(c, { gate, now, token }, counts);
        addKeptSlots(app, base, visitors, { keyShares, renewals, prove: proveOther });
        addWalletKeyRoutes(app, { keyShares, keys: wallet.keys, token });
      },
    };
  }
  const { remote } = wallet;
  const ending = remote && sweeper.addLast(new EndingSlots({ store, devices, remote, now }));
  if (!login) return { routes: () => undefined };
  const proveWaiting: Prove<ProvenRequest> = (c, counts) => prove(c, { counts, mayWait: true });
  const addressesOf = (asked: ProvenRequest): NewsAddresses => {
    return () => login.notices.wallet(asked);
  };
  return {
    routes: (app) => {
      addNonceRoute(app, '/wallet/nonce', { acts: wallet.acts, prove: proveWaiting });
      if (where && ending) {
        const { token, url } = where;
        // What the other operator has done is no transaction of this one.
        const onNews = (asked: ProvenRequest, news: WalletNews): Promise<void> =>
          withNews(addressesOf(asked), (tell) => tell(news, store));
        const asked = { devices, ending, fetch, holds, onNews, prove: proveWaiting, token, url };
        addForwardedSlots(app, asked);
      } else {
        const proveOwn: Prove<SlotRequest & ProvenRequest> = (c, counts) =>
          ownSlots(c, { holds, prove }, counts);
        addKeptSlots(app, base, visitors, { keyShares, renewals, addressesOf, prove: proveOwn });
      }
    },
  };
}

type Prove<Asked> = (c: Context<ServiceEnv>, counts?: CountsOf<Asked>) => Promise<Asked>;

/** The slots that this service keeps, and who may ask about them. */
interface KeptSlots<Asked extends SlotRequest> {
  readonly keyShares: KeyShares;
  readonly prove: Prove<Asked>;
  readonly renewals: WalletRenewals;

  /** Absent where another operator has the addresses. */
  readonly addressesOf?: (asked: Asked) => NewsAddresses;
}

function addKeptSlots<Asked extends SlotRequest>(
  app: Hono<ServiceEnv>,
  { gate, logger }: ServiceBase,
  { deletions, devices, holds, wallet }: Visitors,
  { addressesOf, keyShares, prove, renewals }: KeptSlots<Asked>,
): void {
  const { acts } = wallet;
  addSlotRoutes(app, {
    acts,
    deletions,
    devices,
    gate,
    keyShares,
    holds,
    onEnding: (ending) => logger.always(ENDED_WAY, { ...ending }),
    addressesOf,
    prove,
    renewals,
  });
  addRenewalRoutes(app, { acts, addressesOf, prove, renewals });
}
