import * as z from 'zod/mini';
import { isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import type { ChainOutcomes, TransactionOutcome } from '../../../ports/chain-outcomes';
import type { Clock } from '../../../ports/clock';
import type { EsploraClient } from './esplora-client';

export interface BitcoinOutcomesDeps {
  readonly clock: Clock;
  readonly esplora: EsploraClient;
}

/** Blocks come every ten minutes or so. */
const POLL_MS = 10_000;

/** For how long nobody may know a transaction before it counts as forgotten. */
const DROPPED_AFTER_MS = 600_000;

const statusSchema = z.object({ confirmed: z.boolean() });
const transactionSchema = z.object({
  status: statusSchema,
  vin: z.array(z.object({ txid: z.string(), vout: z.number() })),
});
const spendingSchema = z.object({
  txid: z.optional(z.string()),
  status: z.optional(statusSchema),
});

type Coin = z.output<typeof transactionSchema>['vin'][number];

/**
 * What became of Bitcoin transactions. One that is not to be found was replaced where a coin of its is spent
 * by another one, and else forgotten, after a while: it may still be on its way between nodes.
 */
export class BitcoinOutcomes implements ChainOutcomes {
  readonly #deps: BitcoinOutcomesDeps;

  constructor(deps: BitcoinOutcomesDeps) {
    this.#deps = deps;
  }

  async outcome(hash: string, network: Network, signal?: AbortSignal): Promise<TransactionOutcome> {
    const { clock, esplora } = this.#deps;
    let coins: readonly Coin[] = [];
    let knownAt = clock.now();
    for (;;) {
      try {
        const transaction = await esplora.read(network, `/tx/${hash}`, transactionSchema, signal);
        if (transaction.status.confirmed) return 'succeeded';
        coins = transaction.vin;
        knownAt = clock.now();
      } catch (error) {
        signal?.throwIfAborted();
        if (await this.#isReplaced(hash, coins, network, signal)) return 'replaced';
        if (!isMissing(error)) knownAt = clock.now();
        if (clock.now() - knownAt >= DROPPED_AFTER_MS) return 'dropped';
      }
      await clock.sleep(POLL_MS, signal);
    }
  }

  async #isReplaced(
    hash: string,
    coins: readonly Coin[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<boolean> {
    for (const { txid, vout } of coins) {
      try {
        const path = `/tx/${txid}/outspend/${vout}`;
        const spending = await this.#deps.esplora.read(network, path, spendingSchema, signal);
        if (spending.txid !== hash && spending.status?.confirmed) return true;
      } catch {
        signal?.throwIfAborted();
      }
    }
    return false;
  }
}

/** Whether an endpoint says that it does not know the transaction, rather than nothing at all. */
function isMissing(error: unknown): boolean {
  return isWidgetError(error, 'HTTP_STATUS') && error.context.status === 404;
}
