import { LogNftSource } from '../../infrastructure/chains/eip155/nft/log-nft-source';
import { RecentRpcClients } from '../../infrastructure/chains/eip155/recent-rpc-clients';
import { MetadataReader } from '../../infrastructure/nft/metadata-reader';
import { Clock } from '../../ports/clock';
import { HttpClient } from '../../ports/http-client';
import type { NftSource } from '../../ports/nft-source';
import { RpcClients } from '../../ports/rpc-client';
import { parsedSources } from './parsed-sources';
import type { SourceParts } from './source-parts';

/** NFTs by the events of their contracts. */
export function logNfts({ options, ports }: SourceParts): NftSource {
  const { ipfsGateways: gateways = [] } = parsedSources({ options, ports });
  const clock = ports.get(Clock);
  const reader = new MetadataReader({
    clock,
    gateways,
    http: ports.get(HttpClient),
    mayAskHosts: options.enableRemoteImages,
  });
  return new LogNftSource({
    readMetadata: (uri, signal) => reader.read(uri, signal),
    rpcClients: new RecentRpcClients(ports.get(RpcClients), clock),
  });
}
