import type { Network } from '../../../domain/network/network';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import { accountNonceIn, systemAccountKey } from './account-storage';
import { PolkadotRpc } from './polkadot-rpc';
import { publicKeyOf } from './public-key';

export interface NonceUsedDeps {
  readonly clock: Clock;
  readonly rpcClients: RpcClients;
}

/** Blocks come every 6 s or faster. */
const POLL_MS = 3000;

/** Longer than an era of 64 blocks: most wallets sign transactions that are valid for that long. */
const PATIENCE_MS = 600_000;

/** See `ChainOutcomes.nonceUsed`. */
export async function nonceUsed(
  { clock, rpcClients }: NonceUsedDeps,
  nonce: bigint,
  address: string,
  network: Network,
  signal?: AbortSignal,
): Promise<void> {
  const rpc = new PolkadotRpc(rpcClients.forNetwork(network), signal);
  const key = systemAccountKey(publicKeyOf(address));
  const sinceMs = clock.now();
  while (clock.now() - sinceMs < PATIENCE_MS) {
    signal?.throwIfAborted();
    try {
      if (accountNonceIn(await rpc.storage(key)) > nonce) return;
    } catch {
      signal?.throwIfAborted(); // Retried at the next poll.
    }
    await clock.sleep(POLL_MS, signal);
  }
}
