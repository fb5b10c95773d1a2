import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { ReadNftMetadata } from '../../domain/nft/nft-metadata';
import { RecentRpcClients } from '../../infrastructure/chains/eip155/recent-rpc-clients';
import { MetadataReader } from '../../infrastructure/nft/metadata-reader';
import { Clock } from '../../ports/clock';
import { HttpClient } from '../../ports/http-client';
import type { NftSource } from '../../ports/nft-source';
import { RpcClients } from '../../ports/rpc-client';
import { parsedSources } from './parsed-sources';
import type { SourceParts } from './source-parts';

/** NFTs that the chain itself lists: by the events of contracts, or in token accounts. */
export function logNfts({ options, ports }: SourceParts): NftSource {
  const { ipfsGateways: gateways = [] } = parsedSources({ options, ports });
  const clock = ports.get(Clock);
  const reader = new MetadataReader({
    clock,
    gateways,
    http: ports.get(HttpClient),
    mayAskHosts: options.enableRemoteImages,
  });
  const readMetadata: ReadNftMetadata = (uri, signal) => reader.read(uri, signal);
  const rpcClients = ports.get(RpcClients);
  const sources: { readonly [N in ChainNamespace]: (() => Promise<NftSource>) | undefined } = {
    bip122: undefined,
    eip155: onceUntilFailure(async () => {
      const { LogNftSource } =
        await import('../../infrastructure/chains/eip155/nft/log-nft-source');
      const recent = new RecentRpcClients(rpcClients, clock);
      return new LogNftSource({ readMetadata, rpcClients: recent });
    }),
    polkadot: undefined,
    solana: onceUntilFailure(async () => {
      const { SolanaNftSource } =
        await import('../../infrastructure/chains/solana/solana-nft-source');
      return new SolanaNftSource({ readMetadata, rpcClients });
    }),
  };
  return {
    serves: ({ chainNamespace }) => sources[chainNamespace] !== undefined,
    page: async (query, signal) => {
      const { caipNetworkId, chainNamespace } = query.network;
      const source = await sources[chainNamespace]?.();
      if (!source) throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
      return source.page(query, signal);
    },
  };
}
