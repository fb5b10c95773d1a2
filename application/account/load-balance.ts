import { addressOf, type CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { caipAddressOf } from '../../domain/connection/connection';
import { BALANCE_RETRY_GAP_MS } from '../../domain/limits';
import type { ActiveNetwork } from '../../domain/network/network';
import { activeNetworkFor } from '../../domain/network/network-support';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { ConnectionStore } from '../connection/connection-store';
import type { Lifetime } from '../lifecycle/lifetime';
import type { NetworkStore } from '../network/network-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { BalanceCache } from './balance-cache';
import type { BalanceStore } from './balance-store';

export interface LoadBalanceDeps {
  readonly adapters: ChainAdapters;
  readonly balances: BalanceStore;
  readonly cache: BalanceCache;
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly networks: NetworkStore;
  readonly showSnackbar: ShowSnackbar;
}

interface Reading {
  readonly caipAddress: CaipAddress;
  readonly controller: AbortController;
  failedAtMs?: number;
}

/** Reads the native balance of the account in use. A failure is shown as one, never as zero. */
export class LoadBalance {
  readonly #deps: LoadBalanceDeps;
  readonly #readings = new Map<ChainNamespace, Reading>();

  constructor(deps: LoadBalanceDeps) {
    this.#deps = deps;
    deps.lifetime.onEnd(() => this.#readings.forEach(({ controller }) => controller.abort()));
  }

  /**
   * Reads it for `namespace`, unless it was read less than 30 s ago, failed less than 30 s ago, or is
   * being read. Leaving the account or the network ends a reading. Never throws: a failure is shown.
   */
  async execute(namespace: ChainNamespace): Promise<void> {
    const { balances, cache, clock, connections, networks } = this.#deps;
    const { session } = connections.at(namespace);
    const caipAddress = session && caipAddressOf(namespace, session);
    const before = this.#readings.get(namespace);
    const isSameAccount = before?.caipAddress === caipAddress;
    if (!isSameAccount) {
      before?.controller.abort();
      this.#readings.delete(namespace);
      if (balances.getSnapshot()[namespace].status !== 'unknown') {
        balances.set(namespace, { status: 'unknown' });
      }
    }
    if (!session || !caipAddress) return;

    const network = activeNetworkFor(networks.requested(), namespace, session.chainReference);
    if (!network.isSupported) return;
    const cached = cache.read(caipAddress);
    if (cached !== undefined) {
      this.#show(namespace, network, cached);
      return;
    }
    if (before && isSameAccount && !this.#mayReadAgain(before, clock.now())) return;
    await this.#read(namespace, network, {
      caipAddress,
      controller: new AbortController(),
    });
  }

  #mayReadAgain({ failedAtMs, controller }: Reading, now: number): boolean {
    if (controller.signal.aborted) return true;
    return failedAtMs !== undefined && Math.abs(now - failedAtMs) >= BALANCE_RETRY_GAP_MS;
  }

  async #read(namespace: ChainNamespace, network: ActiveNetwork, reading: Reading): Promise<void> {
    const { adapters, balances, cache, clock, logger, showSnackbar } = this.#deps;
    const { caipAddress, controller } = reading;
    this.#readings.set(namespace, reading);
    if (balances.getSnapshot()[namespace].status !== 'loaded') {
      balances.set(namespace, { status: 'loading' });
    }
    try {
      const adapter = await adapters.find(namespace);
      const units = await adapter.nativeBalance(addressOf(caipAddress), network, controller.signal);
      if (controller.signal.aborted) return;
      cache.write(caipAddress, units);
      this.#show(namespace, network, units);
      controller.abort();
    } catch (error) {
      if (controller.signal.aborted) return;
      reading.failedAtMs = clock.now();
      balances.set(namespace, { status: 'failed' });
      logger.error(`The balance of ${caipAddress} could not be read`, error);
      showSnackbar.execute('TOKEN_BALANCE_UNAVAILABLE');
    }
  }

  #show(namespace: ChainNamespace, network: ActiveNetwork, units: bigint): void {
    const { decimals, symbol } = network.nativeCurrency;
    this.#deps.balances.set(namespace, { status: 'loaded', units, decimals, symbol });
  }
}
