import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Indexer, IndexingService } from '../../domain/network/indexer';
import type { Network } from '../../domain/network/network';
import { rpcEndpointsOf } from '../../domain/network/rpc-endpoints';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { NetworkHistory } from '../../infrastructure/history/network-history';
import type { BeginHistory } from '../../infrastructure/history/paged-history';
import { ChainAdapters } from '../../ports/chain-adapter';
import { Clock } from '../../ports/clock';
import { HttpClient } from '../../ports/http-client';
import { RpcClients } from '../../ports/rpc-client';
import type { TransactionSource } from '../../ports/transaction-source';
import { parsedSources } from './parsed-sources';

/** The parts of a source of histories. */
interface HistoryParts {
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
}

/** Reads histories from the site's indexers, and from nodes. Each kind's code is downloaded with the first question. */
export function historySource(options: WidgetOptions, ports: PortContainer): TransactionSource {
  const parts = { options, ports };
  return new NetworkHistory({
    indexers: parsedSources({ options, ports }).indexers,
    make: (network, indexer) => beginnerOf(network, indexer, parts),
  });
}

function beginnerOf(
  network: Network,
  indexer: Indexer | undefined,
  parts: HistoryParts,
): Promise<BeginHistory> {
  if (indexer?.kind === 'blockscout') return blockscout(network, parts);
  if (indexer?.kind === 'subscan') return subscan(network, indexer, parts);
  if (indexer?.kind === 'subsquid') return subsquid(network, indexer, parts);
  return nodesOf[network.chainNamespace](network, parts);
}

/** How the nodes of each namespace are read. */
const nodesOf: {
  readonly [N in ChainNamespace]: (network: Network, parts: HistoryParts) => Promise<BeginHistory>;
} = {
  bip122: bitcoin,
  eip155: evmNode,
  polkadot: async ({ caipNetworkId }) => {
    throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
  },
  solana,
};

async function blockscout(network: Network, { options, ports }: HistoryParts) {
  const [{ blockscoutClients }, { blockscoutHistory }] = await Promise.all([
    import('./blockscout-clients'),
    import('../../infrastructure/history/blockscout-history'),
  ]);
  const client = blockscoutClients(options, ports)(network);
  if (!client) throw new TypeError('An indexer of this kind has a client');
  return (async ({ address }) => blockscoutHistory(client, address)) satisfies BeginHistory;
}

async function subscan(network: Network, { url }: IndexingService, { ports }: HistoryParts) {
  const { SubscanClient } = await import('../../infrastructure/history/subscan-client');
  const { subscanHistory } = await import('../../infrastructure/history/subscan-history');
  const client = new SubscanClient({ http: ports.get(HttpClient), network, url });
  const tokens = await tokenReader(network, ports);
  return (async ({ address }) => subscanHistory(client, tokens, address)) satisfies BeginHistory;
}

async function subsquid(network: Network, { url }: IndexingService, { ports }: HistoryParts) {
  const { SquidClient } = await import('../../infrastructure/history/squid-client');
  const { squidHistory } = await import('../../infrastructure/history/squid-history');
  const rpc = ports.get(RpcClients).forNetwork(network);
  const client = new SquidClient({ http: ports.get(HttpClient), network, rpc, url });
  return (async ({ address }) => squidHistory(client, address)) satisfies BeginHistory;
}

async function bitcoin(network: Network, { options, ports }: HistoryParts) {
  const { EsploraClient } = await import('../../infrastructure/chains/bip122/esplora-client');
  const { BitcoinStream } = await import('../../infrastructure/history/bitcoin-stream');
  const { noTime } = await import('../../infrastructure/history/transaction-of');
  const clock = ports.get(Clock);
  const urlsOf = (asked: Network): readonly string[] =>
    rpcEndpointsOf(asked, options).map(({ url }) => url);
  const esplora = new EsploraClient({ clock, http: ports.get(HttpClient), urlsOf });
  return (async ({ address }) => ({
    streams: [new BitcoinStream(esplora, network, address, () => clock.now())],
    facts: async () => ({}),
    timeOf: noTime,
  })) satisfies BeginHistory;
}

async function solana(network: Network, { ports }: HistoryParts) {
  const { solanaHistory } = await import('../../infrastructure/history/solana-history');
  const tokens = await tokenReader(network, ports);
  const client = ports.get(RpcClients).forNetwork(network);
  return (async ({ address }) => solanaHistory({ client, tokens }, address)) satisfies BeginHistory;
}

async function evmNode(network: Network, { ports }: HistoryParts) {
  const { EvmNodeHistory } = await import('../../infrastructure/history/evm-node-history');
  const tokens = await tokenReader(network, ports);
  const client = ports.get(RpcClients).forNetwork(network);
  const history = new EvmNodeHistory({ client, tokens });
  return (({ address }) => history.begin(address)) satisfies BeginHistory;
}

async function tokenReader(network: Network, ports: PortContainer) {
  const { TokenReader } = await import('../../infrastructure/history/token-reader');
  return new TokenReader(ports.get(ChainAdapters), network);
}
