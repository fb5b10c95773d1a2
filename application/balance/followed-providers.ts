import { parseCaipAddress } from '../../domain/caip/caip-address';
import { caipAddressOf } from '../../domain/connection/connection';
import { TRANSACTION_POLL_MS } from '../../domain/limits';
import { activeNetworkFor } from '../../domain/network/network-support';
import { fieldOf } from '../../domain/outside/untrusted-record';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { type NamespaceProvider, providerOf } from '../../ports/wallet-connector';
import type { WalletSessions } from '../session/wallet-sessions';
import type { Scope } from '../scope/scope';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';
import type { LoadBalance } from './load-balance';

export interface FollowedProvidersDeps {
  readonly adapters: ChainAdapters;
  readonly connections: ConnectionStore;
  readonly loadBalance: LoadBalance;
  readonly networks: NetworkStore;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
}

/** The requests that a wallet answers with the hash of the transaction that it sent. */
const sendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendRawTransaction',
  'wallet_sendTransaction',
]);

/** How long the status of calls is polled. */
const CALLS_PATIENCE_MS = 300_000;

/**
 * The EIP-1193 providers that the dapp gets. Each forwards all requests to the wallet's own provider. After a
 * transaction that the dapp sent with it, the widget reads the balance again at the receipt.
 */
export class FollowedProviders {
  readonly #deps: FollowedProvidersDeps;
  readonly #followed = new WeakMap<Eip1193Provider, Eip1193Provider>();

  constructor(deps: FollowedProvidersDeps) {
    this.#deps = deps;
  }

  /** The provider of the wallet of `namespace` for the dapp; of `eip155` where none is named. */
  on<Namespace extends ChainNamespace = 'eip155'>(
    namespace?: Namespace,
  ): NamespaceProvider<Namespace> | undefined {
    const on = (namespace ?? 'eip155') as Namespace;
    const session = this.#deps.sessions.at(on);
    const own = session && providerOf(session, 'eip155');
    if (!own) return session && providerOf(session, on);
    return providerOf({ access: { namespace: 'eip155', provider: this.#over(own) } }, on);
  }

  /** The dapp's provider over `provider`: always the same one. */
  #over(provider: Eip1193Provider): Eip1193Provider {
    const known = this.#followed.get(provider);
    if (known) return known;
    const request: Eip1193Provider['request'] = async (args) => {
      const answer = await provider.request(args);
      void this.#follow(provider, args.method, answer);
      return answer;
    };
    // A proxy of our own object, because a wallet's provider may be frozen, and a proxy of that could not
    // replace `request`.
    const followed = new Proxy<Eip1193Provider>(
      { request },
      {
        get: (_, key) => {
          if (key === 'request') return request;
          const value: unknown = Reflect.get(provider, key, provider);
          return typeof value === 'function' ? value.bind(provider) : value;
        },
        has: (_, key) => key in provider,
        set: (_, key, value) => Reflect.set(provider, key, value),
      },
    );
    this.#followed.set(provider, followed);
    return followed;
  }

  /** Reads the balance again once the transaction is part of the chain. Never throws. */
  async #follow(provider: Eip1193Provider, method: string, answer: unknown): Promise<void> {
    const isCalls = method === 'wallet_sendCalls';
    if (!isCalls && !sendingMethods.has(method)) return;
    const { adapters, connections, loadBalance, networks, scope } = this.#deps;
    const { session } = connections.at('eip155');
    if (!session) return;
    const from = caipAddressOf('eip155', session);
    const { chainReference } = parseCaipAddress(from);
    const network = activeNetworkFor(networks.requested(), 'eip155', chainReference);
    if (!network.isSupported) return;
    try {
      if (isCalls) await this.#callsAreDone(provider, answer);
      else if (typeof answer === 'string') {
        const { outcomes } = await adapters.find('eip155');
        await outcomes?.outcome(answer, network, scope.signal);
      }
      if (!scope.signal.aborted) await loadBalance.renew(from);
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn('A transaction could not be followed', error);
    }
  }

  /** Waits until the wallet reports that the calls of EIP-5792 in `answer` are not pending. */
  async #callsAreDone(provider: Eip1193Provider, answer: unknown): Promise<void> {
    const { clock, signal } = this.#deps.scope;
    const id = typeof answer === 'string' ? answer : fieldOf(answer, 'id');
    const sinceMs = clock.now();
    while (clock.now() - sinceMs < CALLS_PATIENCE_MS) {
      const method = 'wallet_getCallsStatus';
      const status = fieldOf(await provider.request({ method, params: [id] }), 'status');
      if (status !== 100 && status !== 'PENDING') return;
      await clock.sleep(TRANSACTION_POLL_MS, signal);
    }
  }
}
