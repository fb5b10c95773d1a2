import type { CaipNetworkId } from '../caip/caip-network-id';

/** The hosted endpoint unless the site names its own. Used only with a project id. */
export const HOSTED_RPC_URL = 'https://rpc.walletconnect.org/v1/';

const hostedEvmChainIds = [
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114,
  43113, 324, 280, 100, 8453, 84531, 84532, 7777777, 999,
];
const hostedSolanaReferences = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
];

/** The networks that the hosted endpoint serves. */
export const hostedNetworkIds: ReadonlySet<string> = new Set([
  ...hostedEvmChainIds.map((chainId) => `eip155:${chainId}`),
  ...hostedSolanaReferences.map((reference) => `solana:${reference}`),
]);

/** The project that uses the hosted endpoint, and the endpoint's address. */
export interface HostedRpcAccess {
  /** The site's project id. Without one there is no hosted endpoint. */
  readonly projectId?: string;

  /** The site's own address of the endpoint, in the place of {@link HOSTED_RPC_URL}. */
  readonly hostedRpcUrl?: string;
}

/**
 * The hosted JSON-RPC endpoint of `caipNetworkId`, or `undefined` where it serves no such network
 * or the site has no project id.
 */
export function hostedRpcUrlOf(
  caipNetworkId: CaipNetworkId,
  { projectId, hostedRpcUrl = HOSTED_RPC_URL }: HostedRpcAccess,
): string | undefined {
  if (!projectId || !hostedNetworkIds.has(caipNetworkId)) return undefined;
  const query = `chainId=${encodeURIComponent(caipNetworkId)}&projectId=${encodeURIComponent(projectId)}`;
  return `${hostedRpcUrl}${hostedRpcUrl.includes('?') ? '&' : '?'}${query}`;
}
