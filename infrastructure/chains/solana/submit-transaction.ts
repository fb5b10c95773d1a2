import { FeatureError } from '../../../domain/errors/feature-error';
import { isWidgetError } from '../../../domain/errors/widget-error';
import { isRetryable } from '../../../domain/network/retry-policy';
import type { Clock } from '../../../ports/clock';
import type { SolanaRpc } from './solana-rpc';

/** A signed transaction, and its lifetime. */
export interface ReadyTransaction {
  /** Its first signature in base58, which identifies it. */
  readonly hash: string;

  /** The whole transaction, in base64. */
  readonly wire: string;
  readonly lastValidBlockHeight: number;
}

/** The wait before the transaction is sent again to a node that did not answer. */
const RESEND_MS = 2000;

/** How often it is sent: a transaction is valid for about a minute. */
const RESENDS = 30;

const alreadyThere = /already been processed/i;
const tooOld = /blockhash not found|block height exceeded/i;

/**
 * Sends a signed transaction to the node. If no answer arrives, it sends the same bytes again: the chain
 * executes them once, however often they arrive. Nothing is ever signed again.
 *
 * @throws `TRANSACTION_EXPIRED` where its lifetime is over and it is not part of the chain; the node's error
 *   for a transaction that it refuses; and the reason of `signal` as soon as it aborts.
 */
export async function submitTransaction(
  { hash, wire, lastValidBlockHeight }: ReadyTransaction,
  rpc: SolanaRpc,
  clock: Clock,
  signal?: AbortSignal,
): Promise<string> {
  for (let resend = 0; ; resend += 1) {
    try {
      await rpc.send(wire, signal);
      return hash;
    } catch (error) {
      signal?.throwIfAborted();
      if (isWidgetError(error, 'RPC') && alreadyThere.test(error.message)) return hash;
      const isTooOld = isWidgetError(error, 'RPC') && tooOld.test(error.message);
      if (!isTooOld && !isRetryable(error)) throw error;
      // The transaction may have arrived. Throws what is certain, and otherwise returns, so that it is
      // followed like any sent one.
      if (isTooOld || resend > 0) {
        const fate = await fateOf(hash, lastValidBlockHeight, rpc, signal);
        if (fate === 'known') return hash;
        if (fate === 'expired') throw new FeatureError('TRANSACTION_EXPIRED', { hash });
      }
      if (resend === RESENDS) return hash;
      await clock.sleep(RESEND_MS, signal);
    }
  }
}

async function fateOf(
  hash: string,
  lastValidBlockHeight: number,
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<'known' | 'expired' | 'open'> {
  try {
    const height = await rpc.blockHeight(signal);
    if (await rpc.status(hash, signal)) return 'known';
    return height > lastValidBlockHeight ? 'expired' : 'open';
  } catch {
    signal?.throwIfAborted();
    return 'open';
  }
}
