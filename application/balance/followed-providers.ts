import { caipAddressOf } from '../../domain/connection/account-in-use';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { activeNetworkFor } from '../../domain/network/network-support';
import { fieldOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import type { ChainAdapters } from '../../ports/chain-adapter';
import { providerOf } from '../../ports/provider-of';
import type { NamespaceProvider, WalletAccess } from '../../ports/wallet-connector';
import type { WalletSessions } from '../session/wallet-sessions';
import type { Scope } from '../scope/scope';
import type { ReadableConnections } from '../session/admitted-connections';
import type { NetworkStore } from '../session/network-store';
import type { LoadBalance } from './load-balance';
import type { DappCall } from './sent-by-dapp';

export interface FollowedProvidersDeps {
  readonly adapters: ChainAdapters;
  readonly connections: ReadableConnections;

  /** Downloads what reads bundles of calls, blobs, fees and permissions. */
  readonly loadRequests: () => Promise<RequestReader>;
  readonly loadBalance: LoadBalance;
  readonly networks: NetworkStore;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
}

/** Sends a request to the wallet itself. */
export type AskProvider = (request: {
  readonly method: string;
  readonly params: readonly unknown[];
}) => Promise<unknown>;

/** Reads bundles of calls, blobs, fees and permissions before an EVM wallet does. */
export interface RequestReader {
  /**
   * Answers `request` in the place of the wallet, or resolves with `undefined` where the wallet answers it.
   *
   * @throws `ProviderRpcError` -32602 for calls, blobs or fees that no wallet could send, 4200 for permissions where the site has
   *   none, and what the wallet answers.
   */
  answer(request: unknown, ask: AskProvider): Promise<{ readonly answer: unknown } | undefined>;
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** The requests by which an EVM wallet sends. */
const sendingRequest = /^(?:eth_send(?:Raw)?Transaction|wallet_send(?:Calls|Transaction))$/;

/**
 * The requests for a {@link RequestReader}, besides those with blobs or a gas price: bundles of calls, and permissions of
 * ERC-7715. It leaves others of these names to the wallet.
 */
const readRequest = /^wallet_(?!get).*(?:Calls|Permission)/;

const always = (): boolean => true;

/** The methods of providers that send a transaction, or sign one that the dapp then sends, and with which argument. */
const sendingMethods: {
  readonly [N in ChainNamespace]: ReadonlyMap<PropertyKey, (argument: unknown) => boolean>;
} = {
  bip122: new Map([
    ['sendTransfer', always],
    ['signPsbt', always],
  ]),
  eip155: new Map([['request', (asked) => sendingRequest.test(textOf(asked, 'method') ?? '')]]),
  polkadot: new Map([['signTransaction', always]]),
  solana: new Map([
    ['signAndSendTransaction', always],
    ['signTransaction', always],
  ]),
};

/** Puts what the dapp gets in the place of a wallet's own provider. */
export type ProviderGuard = (access: WalletAccess) => WalletAccess;

/**
 * The providers that the dapp gets. Each forwards all requests to the wallet's own provider. After a transaction that
 * the dapp sent with it, the widget reads the balance again as soon as the chain has the transaction.
 */
export class FollowedProviders {
  readonly #deps: FollowedProvidersDeps;
  readonly #followed = new WeakMap<object, WalletAccess>();
  #guard: ProviderGuard | undefined;

  constructor(deps: FollowedProvidersDeps) {
    this.#deps = deps;
  }

  /** Has `guard` replace each provider from now on. */
  guardWith(guard: ProviderGuard): void {
    this.#guard = guard;
  }

  /** The provider of the wallet of `namespace` for the dapp; of `eip155` where none is named. */
  on<Namespace extends ChainNamespace = 'eip155'>(
    namespace?: Namespace,
  ): NamespaceProvider<Namespace> | undefined {
    const on = (namespace ?? 'eip155') as Namespace;
    const { connections, sessions } = this.#deps;
    const access = connections.at(on).session && sessions.at(on)?.access;
    return access && providerOf({ access: this.#over(this.#guard?.(access) ?? access) }, on);
  }

  /** The dapp's provider over that of `access`: always the same one. */
  #over(access: WalletAccess): WalletAccess {
    const { namespace, provider } = access;
    const known = this.#followed.get(provider);
    if (known) return known;
    const { loadRequests } = this.#deps;
    const own: Partial<Record<PropertyKey, Method>> = {};
    // Over an object of its own: a wallet's provider may be frozen, and a proxy of it could not replace its methods.
    const proxy: object = new Proxy(own, {
      get: (_, key) => {
        const value: unknown = Reflect.get(provider, key, provider);
        if (typeof value !== 'function') return value;
        const sends = sendingMethods[namespace].get(key);
        if (!sends) return value.bind(provider);
        own[key] ??= async (...args) => {
          const method = Reflect.get(provider, key, provider) as Method;
          const ask: Method = (request) => method.call(provider, request);
          const ours = isRead(args[0]) && (await (await loadRequests()).answer(args[0], ask));
          if (ours) return ours.answer;
          const answer = await method.apply(provider, [...args]);
          if (sends(args[0])) void this.#follow(namespace, { provider, args, answer });
          return answer;
        };
        return own[key];
      },
      has: (_, key) => key in provider,
      set: (_, key, value) => Reflect.set(provider, key, value),
      ownKeys: () => Reflect.ownKeys(provider),
      getOwnPropertyDescriptor: (_, key) =>
        Object.hasOwn(provider, key)
          ? { configurable: true, enumerable: true, value: Reflect.get(proxy, key) }
          : undefined,
    });
    const followed = { namespace, provider: proxy } as unknown as WalletAccess;
    this.#followed.set(provider, followed);
    return followed;
  }

  /** Reads the balance again once the chain has the transaction. Never throws. */
  async #follow(namespace: ChainNamespace, call: DappCall): Promise<void> {
    const { adapters, connections, loadBalance, networks, scope } = this.#deps;
    const { session } = connections.at(namespace);
    const network =
      session && activeNetworkFor(networks.requested(), namespace, session.chainReference);
    if (!session || !network?.isSupported) return;
    const account = caipAddressOf(namespace, session);
    const renew = async (): Promise<void> => {
      if (!scope.signal.aborted) await loadBalance.renew(account);
    };
    try {
      const [{ followDappCall }, { outcomes }] = await Promise.all([
        import('./sent-by-dapp'),
        adapters.find(namespace),
      ]);
      if (outcomes) await followDappCall(namespace, call, { network, outcomes, renew, scope });
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn('A transaction could not be followed', error);
    }
  }
}

/** Whether the widget reads the request of a dapp before an EVM wallet does. */
function isRead(asked: unknown): boolean {
  if (readRequest.test(textOf(asked, 'method') ?? '')) return true;
  const [transaction] = listOf(asked, 'params', 1) ?? [];
  return ['blobs', 'gasPrice'].some((field) => fieldOf(transaction, field) !== undefined);
}
