import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { isRetryable } from '../../../domain/rpc/retry-policy';
import type { Clock } from '../../../ports/clock';
import type { SolanaRpc } from './solana-rpc';

/** A signed transaction, and for how long it can become part of the chain. */
export interface ReadyTransaction {
  /** Its first signature in base58, which is its name. */
  readonly hash: string;

  /** All of it, in base64. */
  readonly wire: string;
  readonly lastValidBlockHeight: number;
}

/** How long to wait before a node that did not answer is given the same transaction again. */
const RESEND_MS = 2000;

/** How often: a transaction is good for about a minute. */
const RESENDS = 30;

const alreadyThere = /already been processed/i;
const tooOld = /blockhash not found|block height exceeded/i;

/**
 * Gives a signed transaction to the node. Where no answer comes, the very same bytes are given again: the
 * chain takes them once, however often they arrive. Nothing is ever signed anew.
 *
 * @throws `TRANSACTION_EXPIRED` where it is too late for it and it never happened; what the node says of a
 * transaction that it refuses; and the reason of `signal` as soon as it aborts.
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
      // It may have arrived. What is certain is said; what is not is followed like any that was sent.
      if (isTooOld || resend > 0) {
        const fate = await fateOf(hash, lastValidBlockHeight, rpc, signal);
        if (fate === 'known') return hash;
        if (fate === 'expired') throw new WidgetError('TRANSACTION_EXPIRED', { hash });
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
