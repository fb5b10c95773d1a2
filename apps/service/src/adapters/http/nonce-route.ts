import type { Context, Hono } from 'hono';
import type { ServiceEnv } from './environment';
import type { Gate } from './gate';
import type { RateLimit } from '../../use-cases/limits/rate-limits';
import type { ProvenRequest } from './proven-session';
import type { WalletActs } from '../../use-cases/wallet-key/wallet-acts';

/** Of one device, so that a thief's device does not use up what the visitor's own needs. */
const given: RateLimit = { name: 'wallet-nonce', limit: 600, spanMs: 3_600_000 };

export interface NonceRouteDeps {
  readonly acts: Pick<WalletActs, 'nonce'>;
  readonly gate: Gate;
  readonly prove: (c: Context<ServiceEnv>) => Promise<Pick<ProvenRequest, 'account' | 'device'>>;
}

/** `POST /wallet/nonce` or `/slots/nonce`: what the wallet's key signs an act with, for the wallet's frame alone. */
export function addNonceRoute(
  app: Hono<ServiceEnv>,
  path: '/slots/nonce' | '/wallet/nonce',
  { acts, gate, prove }: NonceRouteDeps,
): void {
  app.post(path, async (c) => {
    const { account, device } = await prove(c);
    await gate.refuseOver(given, `${account}:${device}`);
    return c.json(await acts.nonce(account));
  });
}
