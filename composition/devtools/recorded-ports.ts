import { HttpClient } from '../../ports/http-client';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { AuthFrame } from '../../ports/auth-frame';
import { Clock } from '../../ports/clock';
import { RpcClients } from '../../ports/rpc-client';
import { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { WalletPairing } from '../../ports/wallet-pairing';
import { override, type Override, type PortReader, type Token } from '../../ports/token';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { shownNetwork } from '../../domain/devtools/shown';
import { OpenCalls } from '../../infrastructure/devtools/open-calls';
import { recordedFetch, type KnownEndpoint } from '../../infrastructure/devtools/recorded-fetch';
import { recordedFrame } from '../../infrastructure/devtools/recorded-frame';
import { recordedHttpClient } from '../../infrastructure/devtools/recorded-http-client';
import { recordedPairing } from '../../infrastructure/devtools/recorded-pairing';
import { RecordedRpcClients } from '../../infrastructure/devtools/recorded-rpc-clients';
import { recordedStorage } from '../../infrastructure/devtools/recorded-storage';
import { recordedWallets } from '../../infrastructure/devtools/recorded-wallets';
import type { Tap } from '../../infrastructure/devtools/tap';
import { NetworkRpcClients } from '../../infrastructure/rpc/network-rpc-clients';
import { rpcUrlsOf } from '../../infrastructure/rpc/rpc-urls';
import { pageStorage } from '../../infrastructure/storage/page-storage';
import type { Network } from '../../domain/network/network';

export interface RecordedPortsDeps {
  readonly tap: Tap;

  /** The site's own overrides, in whose place the tools are. */
  readonly overrides: readonly Override[];

  /** Whether the site has an embedded wallet by option: its port then has a default. */
  readonly hasFrame: boolean;

  /** The options of the widget, once it is made. */
  readonly options: () => WidgetOptions;
}

/** The overrides of a widget that is recorded: the site's own, then those that wrap them, and the defaults of the others. */
export function recordedPorts(deps: RecordedPortsDeps): readonly Override[] {
  const { hasFrame, overrides, tap } = deps;
  const own = new Map(overrides.map((each) => [each.token, each]));
  // The widget reads its storage before it has ports.
  const storage = own.get(KeyValueStorage)?.value as KeyValueStorage | undefined;
  return [
    ...overrides,
    override(KeyValueStorage, recordedStorage(storage ?? pageStorage(), tap)),
    wrapping(RpcClients, (ports) => recordedRpc(deps, ports, own.has(RpcClients))),
    wrapping(HttpClient, (ports) => recordedHttpClient(ports.replaced(HttpClient), tap)),
    wrapping(WalletConnectorCatalogue, (ports) =>
      recordedWallets(ports.replaced(WalletConnectorCatalogue), tap),
    ),
    wrapping(WalletPairing, (ports) => recordedPairing(ports.replaced(WalletPairing), tap)),
    ...(hasFrame || own.has(AuthFrame)
      ? [wrapping(AuthFrame, (ports) => recordedFrame(ports.replaced(AuthFrame), tap))]
      : []),
  ];
}

function wrapping<T>(token: Token<T>, make: (ports: PortReader) => T): Override {
  return { token, make };
}

/** The site's own clients, or the widget's over a `fetch` that tells of each POST. */
function recordedRpc(
  { options, tap }: RecordedPortsDeps,
  ports: PortReader,
  isSites: boolean,
): RpcClients {
  const calls = new OpenCalls();
  if (isSites) return new RecordedRpcClients({ calls, inner: ports.replaced(RpcClients), tap });
  const config = options();
  const endpoints = new Map<string, KnownEndpoint>();
  const fetch = recordedFetch({
    calls,
    endpointOf: (url) => endpoints.get(url),
    fetch: (input, init) => globalThis.fetch(input, init),
    tap,
  });
  const clients = new NetworkRpcClients({ clock: ports.get(Clock), config, fetch });
  const inner: RpcClients = {
    forNetwork: (network) => {
      for (const [url, endpoint] of endpointsOf(network, config)) endpoints.set(url, endpoint);
      return clients.forNetwork(network);
    },
  };
  return new RecordedRpcClients({ calls, inner, tap });
}

function endpointsOf(network: Network, config: WidgetOptions): readonly [string, KnownEndpoint][] {
  const urls = rpcUrlsOf(network, config);
  return urls.map(({ url }, at) => [
    url,
    { network: shownNetwork(network.caipNetworkId), position: at + 1, of: urls.length },
  ]);
}
