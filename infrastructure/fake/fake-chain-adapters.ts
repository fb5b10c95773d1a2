import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';
import type { ChainBundles } from '../../ports/chain-bundles';
import { FakeChainFacts } from './fake-chain-facts';
import { FakeChainNames } from './fake-chain-names';
import { FakeChainSigner } from './fake-chain-signer';
import {
  FakeChainCalls,
  FakeChainFees,
  FakeChainLimits,
  FakeChainOutcomes,
  FakeChainSender,
} from './fake-chain-transfers';

/** A {@link ChainAdapter} that answers the balances that the test sets, and fails for every other. */
export class FakeChainAdapter implements ChainAdapter {
  readonly namespace: ChainNamespace;
  readonly facts = new FakeChainFacts();
  readonly fees = new FakeChainFees();
  readonly limits = new FakeChainLimits();
  readonly sender = new FakeChainSender();
  readonly calls = new FakeChainCalls();

  /** Absent until a test has a wallet that does several calls all or none. */
  bundles?: ChainBundles;
  readonly outcomes = new FakeChainOutcomes();
  readonly signer = new FakeChainSigner();
  readonly names = new FakeChainNames();
  readonly #balances = new Map<string, bigint>();
  #error: { readonly error: unknown } | undefined;
  #readCount = 0;

  constructor(namespace: ChainNamespace) {
    this.namespace = namespace;
  }

  /** How many balances were requested. */
  get readCount(): number {
    return this.#readCount;
  }

  /** Gives `address` a balance in base units on one network. */
  setBalance(address: string, caipNetworkId: CaipNetworkId, units: bigint): this {
    this.#balances.set(keyOf(address, caipNetworkId), units);
    return this;
  }

  /** Makes every read throw `error`, until {@link FakeChainAdapter.recover}. */
  failWith(error: unknown): this {
    this.#error = { error };
    return this;
  }

  /** Ends the failure of {@link FakeChainAdapter.failWith}. */
  recover(): this {
    this.#error = undefined;
    return this;
  }

  async nativeBalance(address: string, network: Network, signal?: AbortSignal): Promise<bigint> {
    signal?.throwIfAborted();
    this.#readCount += 1;
    if (this.#error) throw this.#error.error;
    const units = this.#balances.get(keyOf(address, network.caipNetworkId));
    if (units !== undefined) return units;
    throw new WidgetError('RPC_UNREACHABLE', { url: network.rpcUrls.default.http[0] ?? '' });
  }
}

/**
 * {@link ChainAdapters} of a {@link FakeChainAdapter} for each given namespace; for all, when none is given.
 */
export class FakeChainAdapters implements ChainAdapters {
  readonly #adapters: ReadonlyMap<ChainNamespace, FakeChainAdapter>;

  constructor(namespaces: readonly ChainNamespace[] = chainNamespaces) {
    this.#adapters = new Map(
      namespaces.map((namespace) => [namespace, new FakeChainAdapter(namespace)]),
    );
  }

  /** The adapter of `namespace`, on which the test sets balances. */
  of(namespace: ChainNamespace): FakeChainAdapter {
    const adapter = this.#adapters.get(namespace);
    if (adapter) return adapter;
    throw new WidgetError('ADAPTER_NOT_FOUND', { namespace });
  }

  async find(namespace: ChainNamespace): Promise<ChainAdapter> {
    return this.of(namespace);
  }
}

function keyOf(address: string, caipNetworkId: CaipNetworkId): string {
  return `${caipNetworkId}:${address.toLowerCase()}`;
}
