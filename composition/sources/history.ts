import type { Indexer } from '../../domain/network/indexer';
import type { Network } from '../../domain/network/network';
import { parseSources } from '../../domain/options/parse-sources';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { NetworkHistory } from '../../infrastructure/history/network-history';
import type { BeginHistory } from '../../infrastructure/history/paged-history';
import { ChainAdapters } from '../../ports/chain-adapter';
import { HttpClient } from '../../ports/http-client';
import { RpcClients } from '../../ports/rpc-client';
import type { TransactionSource } from '../../ports/transaction-source';

/** Reads histories from the site's indexers, and from nodes. Each kind's code is downloaded with the first question. */
export function historySource(options: WidgetOptions, ports: PortContainer): TransactionSource {
  return new NetworkHistory({
    indexers: parseSources(options.sources).indexers,
    make: (network, indexer) =>
      indexer ? indexedHistory(network, indexer, ports) : nodeHistory(network, ports),
  });
}

async function indexedHistory(
  network: Network,
  { url }: Indexer,
  ports: PortContainer,
): Promise<BeginHistory> {
  const { BlockscoutClient } = await import('../../infrastructure/blockscout/blockscout-client');
  const { blockscoutHistory } = await import('../../infrastructure/history/blockscout-history');
  const client = new BlockscoutClient({ http: ports.get(HttpClient), network, url });
  return async ({ address }) => blockscoutHistory(client, address);
}

async function nodeHistory(network: Network, ports: PortContainer): Promise<BeginHistory> {
  const { EvmNodeHistory } = await import('../../infrastructure/history/evm-node-history');
  const { TokenReader } = await import('../../infrastructure/history/token-reader');
  const history = new EvmNodeHistory({
    client: ports.get(RpcClients).forNetwork(network),
    tokens: new TokenReader(ports.get(ChainAdapters), network),
  });
  return ({ address }) => history.begin(address);
}
