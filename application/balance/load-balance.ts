import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { addressOf, type CaipAddress, parseCaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { caipAddressOf } from '../../domain/connection/account-in-use';
import { BALANCE_CACHE_MS, BALANCE_RETRY_GAP_MS } from '../../domain/limits';
import type { ActiveNetwork } from '../../domain/network/network';
import { activeNetworkFor } from '../../domain/network/network-support';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ConnectionStore } from '../session/connection-store';
import type { NetworkStore } from '../session/network-store';
import type { BalanceCache } from './balance-cache';
import type { BalanceStore } from '../session/balance-store';

export interface LoadBalanceDeps {
  readonly adapters: ChainAdapters;
  readonly balances: BalanceStore;
  readonly cache: BalanceCache;
  readonly scope: Scope;
  readonly connections: ConnectionStore;
  readonly networks: NetworkStore;
  readonly notices: Notices;
}

interface Reading {
  readonly caipAddress: CaipAddress;
  readonly controller: AbortController;

  /** When the reading ended, and how long the next one waits after it. */
  rest?: { readonly fromMs: number; readonly ms: number };

  /** Whether it is read again as soon as that wait is over. */
  isAwaited?: boolean;
}

const noRest = { fromMs: 0, ms: 0 } as const;

/** Reads the native balance of the account in use. Shows a failure as a failure, never as zero. */
export class LoadBalance {
  /** What it has read. */
  readonly cache: BalanceCache;

  /** Whether what features share keeps it up to date while it is on show. */
  declare isFollowed?: true;
  readonly #deps: LoadBalanceDeps;
  readonly #readings = new Map<ChainNamespace, Reading>();

  constructor(deps: LoadBalanceDeps) {
    this.#deps = deps;
    this.cache = deps.cache;
    deps.scope.onEnd(() => this.#readings.forEach(({ controller }) => controller.abort()));
  }

  /**
   * Reads it for `namespace`, unless it was read or failed less than 30 s ago, or is being read. A change of
   * the account or the network ends a reading. Never throws: a failure is shown.
   */
  execute(namespace: ChainNamespace): Promise<void> {
    return this.#load(namespace, true);
  }

  /**
   * Reads it again while the visitor watches it, even if it is known. After a failure it waits like {@link
   * LoadBalance.execute}, and never throws either.
   */
  async refresh(namespace: ChainNamespace): Promise<void> {
    const { status } = this.#deps.balances.getSnapshot()[namespace];
    const reading = this.#readings.get(namespace);
    if (status === 'loaded' && reading?.rest) reading.rest = noRest;
    await this.#load(namespace);
  }

  /**
   * Reads the balance of `caipAddress` again, where that account is in use: an earlier result is outdated,
   * and so may be a reading that is under way. Never throws.
   */
  async renew(caipAddress: CaipAddress): Promise<void> {
    const { namespace } = parseCaipAddress(caipAddress);
    this.cache.forget(caipAddress);
    const reading = this.#readings.get(namespace);
    if (reading && !reading.rest && reading.caipAddress === caipAddress) {
      reading.controller.abort();
      reading.rest = noRest;
    }
    await this.refresh(namespace);
  }

  /**
   * Reads it at the request of the visitor or the dapp. Less than 30 s after the last reading, it waits until
   * they are over and resolves at once. After a failure it resolves after the wait, and shows the balance as
   * loading meanwhile. Never throws.
   */
  async retry(namespace: ChainNamespace): Promise<void> {
    const { balances, scope } = this.#deps;
    const reading = this.#readings.get(namespace);
    const { controller, rest = noRest } = reading ?? {};
    const leftMs = rest.ms - Math.abs(scope.clock.now() - rest.fromMs);
    if (leftMs > 0 && balances.getSnapshot()[namespace].status === 'failed') {
      balances.set(namespace, { status: 'loading' });
      try {
        await scope.clock.sleep(leftMs, controller?.signal);
      } catch {
        return; // The account changed.
      }
    }
    if (leftMs > 0 && reading && balances.getSnapshot()[namespace].status === 'loaded') {
      void this.#readLater(namespace, reading, leftMs);
      return;
    }
    await this.execute(namespace);
  }

  /** Reads the balance of the account in use on `namespace` now, however long ago it was read. Never throws. */
  async force(namespace: ChainNamespace): Promise<void> {
    const { session } = this.#deps.connections.at(namespace);
    if (session) await this.renew(caipAddressOf(namespace, session));
  }

  /** Reads it when the wait after `reading` ends, once for all requests. */
  async #readLater(namespace: ChainNamespace, reading: Reading, leftMs: number): Promise<void> {
    if (reading.isAwaited) return;
    reading.isAwaited = true;
    try {
      await this.#deps.scope.clock.sleep(leftMs, reading.controller.signal);
    } catch {
      return; // The account changed.
    }
    if (this.#readings.get(namespace) === reading) await this.refresh(namespace);
  }

  async #load(namespace: ChainNamespace, mayBeCached?: true): Promise<void> {
    const { balances, connections, networks, scope } = this.#deps;
    const { session } = connections.at(namespace);
    const network =
      session && activeNetworkFor(networks.requested(), namespace, session.chainReference);
    // A network that the site does not list has no known endpoint.
    const caipAddress =
      session && network?.isSupported ? caipAddressOf(namespace, session) : undefined;
    const before = this.#readings.get(namespace);
    const isSameAccount = before?.caipAddress === caipAddress;
    if (!isSameAccount) {
      before?.controller.abort();
      this.#readings.delete(namespace);
      if (balances.getSnapshot()[namespace].status !== 'unknown') {
        balances.set(namespace, { status: 'unknown' });
      }
    }
    if (!network || !caipAddress) return;

    const cached = mayBeCached && this.cache.read(caipAddress);
    if (cached !== undefined) {
      if (!isSameAccount) {
        const fromMs = this.cache.keptAt(caipAddress) ?? 0;
        const rest = { fromMs, ms: BALANCE_CACHE_MS };
        this.#readings.set(namespace, { caipAddress, controller: new AbortController(), rest });
      }
      this.#show(namespace, network, cached);
      return;
    }
    const rest = before?.rest;
    const isResting = !rest || Math.abs(scope.clock.now() - rest.fromMs) < rest.ms;
    if (isSameAccount && isResting) return;
    await this.#read(namespace, network, {
      caipAddress,
      controller: new AbortController(),
    });
  }

  async #read(namespace: ChainNamespace, network: ActiveNetwork, reading: Reading): Promise<void> {
    const { adapters, balances, notices, scope } = this.#deps;
    const { caipAddress, controller } = reading;
    // Requests that wait after the last reading get the result of this one.
    const last = this.#readings.get(namespace);
    if (last?.rest) last.controller.abort();
    this.#readings.set(namespace, reading);
    if (balances.getSnapshot()[namespace].status !== 'loaded') {
      balances.set(namespace, { status: 'loading' });
    }
    try {
      const adapter = await adapters.find(namespace);
      const units = await adapter.nativeBalance(addressOf(caipAddress), network, controller.signal);
      if (controller.signal.aborted) return;
      // Kept here too, because the cache keeps nothing where the browser's storage is full.
      reading.rest = { fromMs: scope.clock.now(), ms: BALANCE_CACHE_MS };
      this.cache.write(caipAddress, units);
      this.#show(namespace, network, units);
    } catch (error) {
      if (controller.signal.aborted) return;
      reading.rest = { fromMs: scope.clock.now(), ms: BALANCE_RETRY_GAP_MS };
      scope.logger.error(`The balance of ${caipAddress} could not be read`, error);
      scope.batch(() => {
        balances.set(namespace, { status: 'failed' });
        notices.show('TOKEN_BALANCE_UNAVAILABLE');
      });
    }
  }

  #show(namespace: ChainNamespace, network: ActiveNetwork, units: bigint): void {
    const { balances } = this.#deps;
    const { decimals, symbol } = network.nativeCurrency;
    const shown = balances.getSnapshot()[namespace];
    const isShown =
      shown.status === 'loaded' &&
      shown.units === units &&
      shown.decimals === decimals &&
      shown.symbol === symbol;
    if (!isShown) balances.set(namespace, { status: 'loaded', units, decimals, symbol });
  }
}
