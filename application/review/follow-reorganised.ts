import type { Scope } from '../scope/scope';
import { type CaipAddress, parseCaipAddress } from '../../domain/caip/caip-address';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Holdings } from '../tokens/holdings';
import type { SentTransaction } from './sent-transaction';

export interface FollowReorganisedDeps {
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly scope: Scope;
}

/** A transaction that the chain had, and the balance that was read with it. */
interface Ended {
  readonly sent: SentTransaction;
  readonly atMs: number;
  readonly units: bigint | undefined;
}

/** How long a chain may take a block back. The longest known took back some minutes. */
const FINAL_AFTER_MS = 600_000;

/**
 * Looks for transactions again whose block a chain may have reorganised. The sign is a balance that changes: a
 * transaction that is not part of the chain any more has cost nothing. So nothing is asked while nothing happens.
 */
export class FollowReorganised {
  readonly #deps: FollowReorganisedDeps;
  readonly #onLost: (sent: SentTransaction) => void;
  #ended: readonly Ended[] = [];

  constructor(deps: FollowReorganisedDeps, onLost: (sent: SentTransaction) => void) {
    this.#deps = deps;
    this.#onLost = onLost;
  }

  start(): void {
    const { holdings, scope } = this.#deps;
    scope.follow([holdings.balances], () => this.#look());
  }

  /** Adds a transaction that is part of the chain, after the balance was read. */
  add(sent: SentTransaction): void {
    this.#keep(sent, this.#deps.scope.clock.now());
  }

  #keep(sent: SentTransaction, atMs: number): void {
    this.#ended = [...this.#ended, { sent, atMs, units: this.#unitsOf(sent.account) }];
  }

  #look(): void {
    const now = this.#deps.scope.clock.now();
    this.#ended = this.#ended.filter(({ atMs }) => now - atMs < FINAL_AFTER_MS);
    const changed = this.#ended.filter(({ sent, units }) => {
      const latest = this.#unitsOf(sent.account);
      return latest !== undefined && latest !== units;
    });
    if (changed.length === 0) return;
    this.#ended = this.#ended.filter((ended) => !changed.includes(ended));
    changed.forEach((ended) => void this.#lookFor(ended));
  }

  async #lookFor({ atMs, sent }: Ended): Promise<void> {
    const { adapters, scope } = this.#deps;
    const { account, hash, network } = sent;
    try {
      const { outcomes } = await adapters.find(parseCaipAddress(account).namespace);
      if (!outcomes?.isKept) return;
      const isKept = await outcomes.isKept(hash, network, scope.signal);
      if (scope.signal.aborted) return;
      if (isKept) this.#keep(sent, atMs);
      else this.#onLost(sent);
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.warn(`${hash} could not be looked for again`, error);
    }
  }

  #unitsOf(account: CaipAddress): bigint | undefined {
    const { namespace } = parseCaipAddress(account);
    const balance = this.#deps.holdings.balances.getSnapshot()[namespace];
    return balance.status === 'loaded' ? balance.units : undefined;
  }
}
