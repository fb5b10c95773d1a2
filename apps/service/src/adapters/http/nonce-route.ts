import type { Context, Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import type { CountsOf, ProvenRequest } from './proven-session';
import type { WalletActs } from '../../use-cases/wallet-key/wallet-acts';

/** Of one device, so that a thief's device does not use up what the visitor's own needs. */
const given = limitNamed('wallet-nonce');

export interface NonceRouteDeps {
  readonly acts: Pick<WalletActs, 'nonce'>;
  readonly prove: (
    c: Context<ServiceEnv>,
    counts: CountsOf<Pick<ProvenRequest, 'account' | 'device'>>,
  ) => Promise<Pick<ProvenRequest, 'account'>>;
}

/** `POST /wallet/nonce` or `/slots/nonce`: what the wallet's key signs an act with, for the wallet's frame alone. */
export function addNonceRoute(
  app: Hono<ServiceEnv>,
  path: '/slots/nonce' | '/wallet/nonce',
  { acts, prove }: NonceRouteDeps,
): void {
  app.post(path, async (c) => {
    const { account } = await prove(c, ({ account: of, device }) => [
      { limit: given, key: `${of}:${device}` },
    ]);
    return c.json(await acts.nonce(account));
  });
}
