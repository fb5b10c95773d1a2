import type { Context, Hono } from 'hono';
import type { ServiceEnv } from '../http/environment';
import { refuseOver, type WatchedLimits } from '../limits/refuse-over';
import type { RateLimit } from '../limits/rate-limits';
import type { ProvenRequest } from '../login/proven-session';
import type { WalletActs } from './wallet-acts';

/** Of one device, so that a thief's device does not use up what the visitor's own needs. */
const given: RateLimit = { name: 'wallet-nonce', limit: 600, spanMs: 3_600_000 };

export interface NonceRouteDeps extends WatchedLimits {
  readonly acts: Pick<WalletActs, 'nonce'>;
  readonly prove: (c: Context<ServiceEnv>) => Promise<Pick<ProvenRequest, 'account' | 'device'>>;
}

/** `POST /wallet/nonce` or `/slots/nonce`: what the wallet's key signs an act with, for the wallet's frame alone. */
export function addNonceRoute(
  app: Hono<ServiceEnv>,
  path: '/slots/nonce' | '/wallet/nonce',
  deps: NonceRouteDeps,
): void {
  app.post(path, async (c) => {
    const { account, device } = await deps.prove(c);
    await refuseOver(deps, given, `${account}:${device}`);
    return c.json(await deps.acts.nonce(account));
  });
}
