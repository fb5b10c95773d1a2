import { isWidgetError } from '../../domain/errors/widget-error';
import { RPC_BATCH_SIZE } from '../../domain/limits';
import { isRetryable } from '../../domain/rpc/retry-policy';
import type { Clock } from '../../ports/clock';
import type { ChainCheckedPoster } from './chain-checked-poster';
import { type CallSender, failAll, type FailedCall, type PendingCall } from './pending-call';
import { TOO_LARGE } from './read-text';

/** How many posts of one group are under way at once, where a server wants small ones. */
const MAX_POSTS = 10;

/** How much smaller the next batch is when a server refuses one, and how long that is remembered. */
const SHRINK_FACTOR = 10;
const REFUSAL_MEMORY_MS = 300_000;

export interface SplittingSenderDeps {
  readonly poster: ChainCheckedPoster;
  readonly clock: Clock;
}

/** Cuts a group of calls into posts of the size that the endpoint takes. */
export class SplittingSender implements CallSender {
  readonly #poster: ChainCheckedPoster;
  readonly #clock: Clock;
  #acceptedLimit = RPC_BATCH_SIZE;
  #acceptedUntil = 0;

  constructor({ poster, clock }: SplittingSenderDeps) {
    this.#poster = poster;
    this.#clock = clock;
  }

  send(calls: readonly PendingCall[], signal: AbortSignal): Promise<readonly FailedCall[]> {
    const isLimited = this.#clock.now() < this.#acceptedUntil;
    return this.#sendWithin(isLimited ? this.#acceptedLimit : RPC_BATCH_SIZE, calls, signal);
  }

  /** `limit` is the most calls in one post, the question for the chain included. */

  async #sendWithin(
    limit: number,
    calls: readonly PendingCall[],
    signal: AbortSignal,
  ): Promise<readonly FailedCall[]> {
    try {
      // What signs or sends must not reach a chain that turns out to be another one.
      const isAlone = limit === 1 || calls.some(({ isRepeatable }) => !isRepeatable);
      if (isAlone && !this.#poster.isVerified) await this.#poster.verify(signal);
    } catch (error) {
      return failAll(calls, error);
    }
    const size = Math.max(1, limit - this.#overhead);
    const failed: FailedCall[] = [];
    let next = 0;
    const sendInTurn = async (): Promise<void> => {
      while (next < calls.length) {
        const chunk = calls.slice(next, (next += size)).filter(({ maySend }) => maySend);
        if (chunk.length > 0) failed.push(...(await this.#sendOnce(chunk, signal)));
      }
    };
    await Promise.all(Array.from({ length: MAX_POSTS }, sendInTurn));
    return failed;
  }

  async #sendOnce(
    calls: readonly PendingCall[],
    signal: AbortSignal,
  ): Promise<readonly FailedCall[]> {
    const sent = calls.length + this.#overhead;
    try {
      for (const call of calls) call.markSent();
      const requests = calls.map(({ request }) => request);
      const outcomes = await this.#poster.post(requests, signal);
      return calls.flatMap((call, index) => {
        const outcome = outcomes[index];
        if (!outcome || 'error' in outcome) return { call, error: outcome?.error };
        call.resolve(outcome.value);
        return [];
      });
    } catch (error) {
      if (sent === 1 || !isBatchRefusal(error)) return failAll(calls, error);
      const limit = Math.max(1, Math.floor(sent / SHRINK_FACTOR));
      if (isLasting(error)) {
        this.#acceptedLimit = limit;
        this.#acceptedUntil = this.#clock.now() + REFUSAL_MEMORY_MS;
      }
      return this.#sendWithin(limit, calls, signal);
    }
  }

  get #overhead(): number {
    return this.#poster.isVerified ? 0 : 1;
  }
}

/** Whether `error`, which stands for a whole batch, is about its size rather than about a call. */
function isBatchRefusal(error: unknown): boolean {
  if (isWidgetError(error, 'RPC')) return !isRetryable(error);
  if (isWidgetError(error, 'HTTP_STATUS')) {
    return error.context.status === 413 || isWidgetError(error.cause, 'RPC');
  }
  return isTooLarge(error);
}

/** Whether the next batch will be refused as well: not where the answers were large, or the server ill. */
function isLasting(error: unknown): boolean {
  return (
    !isTooLarge(error) && !(isWidgetError(error, 'HTTP_STATUS') && error.context.status === 500)
  );
}

function isTooLarge(error: unknown): boolean {
  return isWidgetError(error, 'RPC_RESPONSE_INVALID') && error.context.reason === TOO_LARGE;
}
