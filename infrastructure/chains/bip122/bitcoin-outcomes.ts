import { isWidgetError } from '../../../domain/errors/widget-error';
import {
  booleanOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
  numberOf,
  parseEach,
  textOf,
} from '../../../domain/outside/untrusted-record';
import type { Network } from '../../../domain/network/network';
import type { ChainOutcomes, TransactionOutcome } from '../../../ports/chain-outcomes';
import type { Clock } from '../../../ports/clock';
import type { EsploraClient } from './esplora-client';

export interface BitcoinOutcomesDeps {
  readonly clock: Clock;
  readonly esplora: EsploraClient;
}

/** Blocks come about every ten minutes. */
const POLL_MS = 10_000;

/** How long a transaction may be unknown to the endpoints before it counts as dropped. */
const DROPPED_AFTER_MS = 600_000;

interface Coin {
  readonly txid: string;
  readonly vout: number;
}

/**
 * Outcomes of Bitcoin transactions. A transaction that no endpoint knows was replaced if another one spent a
 * coin of it. Otherwise it counts as dropped after a while: until then it may still be on its way between
 * nodes.
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
        const known = await esplora.read(network, `/tx/${hash}`, transactionIn, signal);
        if (known.isConfirmed) return 'succeeded';
        coins = known.coins;
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

  async isKept(hash: string, network: Network, signal?: AbortSignal): Promise<boolean> {
    try {
      const known = await this.#deps.esplora.read(network, `/tx/${hash}`, transactionIn, signal);
      return known.isConfirmed;
    } catch (error) {
      signal?.throwIfAborted();
      if (isMissing(error)) return false;
      throw error;
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
        const spender = await this.#deps.esplora.read(network, path, spenderIn, signal);
        if (spender.isConfirmed && spender.txid !== hash) return true;
      } catch {
        signal?.throwIfAborted();
      }
    }
    return false;
  }
}

/** Whether an endpoint says that it does not know the transaction, as opposed to not answering. */
function isMissing(error: unknown): boolean {
  return isWidgetError(error, 'HTTP_STATUS') && error.context.status === 404;
}

function transactionIn(answer: unknown) {
  const isConfirmed = booleanOf(fieldOf(answer, 'status'), 'confirmed');
  const inputs = listOf(answer, 'vin');
  if (isConfirmed === undefined || !inputs) return undefined;
  const coins = parseEach(inputs, (input): Coin | undefined => {
    const txid = textOf(input, 'txid');
    const vout = numberOf(input, 'vout');
    return txid === undefined || vout === undefined ? undefined : { txid, vout };
  });
  return { isConfirmed, coins };
}

function spenderIn(answer: unknown) {
  if (!isUntrustedRecord(answer)) return undefined;
  const isConfirmed = booleanOf(fieldOf(answer, 'status'), 'confirmed') === true;
  return { isConfirmed, txid: textOf(answer, 'txid') };
}
