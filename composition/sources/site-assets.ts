import { ChainAssetSource } from '../../infrastructure/asset/chain-asset-source';
import { ListedTokens } from '../../infrastructure/chains/eip155/listed-tokens';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { Network } from '../../domain/network/network';
import type { ListedToken } from '../../domain/token/token-list';
import { withoutTokens } from '../../domain/token/without-tokens';
import type { AssetSource } from '../../ports/asset-source';
import { ChainAdapters } from '../../ports/chain-adapter';
import { Logger } from '../../ports/logger';
import { RpcClients } from '../../ports/rpc-client';
import { parsedSources } from './parsed-sources';
import { knownTokens, type TokenParts } from './token-lists';

/**
 * The tokens of an account, from the chain: on EVM networks those of the site's lists, those that were added, and those
 * that the site's indexer finds.
 */
export function siteAssets(parts: TokenParts): AssetSource {
  const { ports } = parts;
  const listed = new ListedTokens({
    listed: allTokens(parts),
    rpcClients: ports.get(RpcClients),
  });
  return new ChainAssetSource({ adapters: ports.get(ChainAdapters), listed });
}

function allTokens(parts: TokenParts) {
  const known = knownTokens(parts);
  const found = foundTokens(parts);
  return async (
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly ListedToken[]> => {
    const finding = found(address, network, signal);
    const [listed, more] = await Promise.all([
      known(network, signal),
      finding.catch((error: unknown) => {
        signal?.throwIfAborted();
        parts.ports.get(Logger).warn('The indexer could not list tokens', error);
        return [];
      }),
    ]);
    // Without a list, a failure must not look like an account without tokens.
    if (listed.length === 0) return finding;
    return [...listed, ...withoutTokens(more, listed)];
  };
}

/** The tokens that the site's indexer finds in an account. Its code is downloaded where the site names one. */
function foundTokens(parts: TokenParts) {
  const isNamed = parsedSources(parts).indexers !== undefined;
  const load = onceUntilFailure(() => import('./blockscout'));
  return async (
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly ListedToken[]> =>
    isNamed ? (await load()).tokensFound(parts, address, network, signal) : [];
}
