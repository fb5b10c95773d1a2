import type { Context, Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { CountsOf } from './proven-session';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import type { WalletAct } from '../../domain/wallet-act';
import type { WalletActs } from '../../use-cases/wallet-key/wallet-acts';
import type { SlotRequest } from './slot-request';
import type { NewsAddresses } from '../../ports/kept-mails';
import type { WalletRenewals } from '../../use-cases/slots/wallet-renewals';

const ID = /^[0-9a-f-]{36}$/;

/** Of one device, so that a thief's device does not use up what the visitor's own needs. */
const asked = limitNamed('wallet-renewal');

export interface RenewalRoutesDeps<Asked extends SlotRequest> {
  readonly acts: Pick<WalletActs, 'demand' | 'demandBy'>;
  readonly prove: (c: Context<ServiceEnv>, counts?: CountsOf<Asked>) => Promise<Asked>;
  readonly renewals: WalletRenewals;

  /** Whom to tell. Absent where another operator has the addresses. */
  readonly addressesOf: ((asked: Asked) => NewsAddresses) | undefined;
}

/** `POST /slots/renew`, `/stay`, `/restore`, `/discard` and `/keep-aside`, for the wallet's frame alone. */
export function addRenewalRoutes<Asked extends SlotRequest>(
  app: Hono<ServiceEnv>,
  deps: RenewalRoutesDeps<Asked>,
): void {
  const { acts, addressesOf, prove, renewals } = deps;
  const proved = (c: Context<ServiceEnv>): Promise<Asked> =>
    prove(c, ({ account, device }) => [{ limit: asked, key: `${account}:${device}` }]);

  app.post('/slots/renew', async (c) => {
    const request = await proved(c);
    const begun = await renewals.begin(request, addressesOf?.(request));
    if (!begun) throw new HttpRefusal(400, 'no_wallet');
    return c.json(begun);
  });

  app.post('/slots/stay', async (c) => {
    // Each act of the key ends the attempts.
    await acts.demand(await proved(c), { act: 'wallet.stay', subject: [] });
    return c.json({ stays: true });
  });

  /** Has the key of a wallet that was set aside sign. */
  const ofAside = async (
    c: Context<ServiceEnv>,
    act: WalletAct['act'],
  ): Promise<{ readonly id: string; readonly request: Asked }> => {
    const request = await proved(c);
    const id = fieldOf(request.payload, 'id');
    if (typeof id !== 'string' || !ID.test(id)) throw new HttpRefusal(400, 'id');
    const key = await renewals.keyOf(request.account, id);
    if (key === undefined) throw new HttpRefusal(404, 'wallet');
    await acts.demandBy(key, request, { act, subject: [id] });
    return { id, request };
  };

  app.post('/slots/restore', async (c) => {
    const { id, request } = await ofAside(c, 'wallet.restore');
    const seconds = await renewals.restore(request.account, id, addressesOf?.(request));
    if (seconds === undefined) throw new HttpRefusal(404, 'wallet');
    if (seconds > 0) throw new HttpRefusal(429, 'held_wallet', { retryAfter: seconds });
    return c.json({ restored: true });
  });

  app.post('/slots/discard', async (c) => {
    const { id, request } = await ofAside(c, 'wallet.discard');
    const endsAtMs = await renewals.discard(request.account, id, addressesOf?.(request));
    if (endsAtMs === undefined) throw new HttpRefusal(404, 'wallet');
    return c.json({ endsAtMs });
  });

  app.post('/slots/keep-aside', async (c) => {
    const { id, request } = await ofAside(c, 'wallet.keep');
    const isKept = await renewals.keep(request.account, id, addressesOf?.(request));
    if (!isKept) throw new HttpRefusal(404, 'wallet');
    return c.json({ isKept: true });
  });
}
