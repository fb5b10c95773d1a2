import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { withinTimeout } from '../../http/within-timeout';
import { type BlockhashLife, SolanaRpc } from './solana-rpc';
import type { SolanaTransfersDeps } from './solana-transfers';

/** How long another network may take. Without its answer the transaction goes on. */
const PATIENCE_MS = 3_000;

/**
 * A transaction of Solana names its network by its blockhash alone, so one that the node of a test network takes from
 * another network is a transaction there. The site's other networks with money are asked whether they know it.
 *
 * @throws `RPC_WRONG_CHAIN` where one does.
 */
export async function requireOwnBlockhash(
  { blockhash }: BlockhashLife,
  network: Network,
  { clock, networks, rpcClients }: SolanaTransfersDeps,
  signal?: AbortSignal,
): Promise<void> {
  const others = networks().filter(
    ({ caipNetworkId, chainNamespace, testnet }) =>
      chainNamespace === 'solana' && !testnet && caipNetworkId !== network.caipNetworkId,
  );
  const lateError = (): Error => new Error('the other network is slow');
  await Promise.all(
    others.map(async (other) => {
      const rpc = new SolanaRpc(rpcClients.forNetwork(other));
      const isKnown = await withinTimeout({ clock, ms: PATIENCE_MS, lateError }, signal, (until) =>
        rpc.isBlockhashValid(blockhash, until),
      ).catch(() => false);
      signal?.throwIfAborted();
      if (!isKnown) return;
      const [url = ''] = network.rpcUrls.default.http;
      const { chainReference: expected } = parseCaipNetworkId(network.caipNetworkId);
      const { chainReference: actual } = parseCaipNetworkId(other.caipNetworkId);
      throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual });
    }),
  );
}
