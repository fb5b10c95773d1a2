import { isWidgetError } from '../../domain/errors/widget-error';
import { RPC_BATCH_SIZE } from '../../domain/limits';
import { isRetryable } from '../../domain/network/retry-policy';
import type { Clock } from '../../ports/clock';
import type { ChainCheckedPoster } from './chain-checked-poster';
import { type CallSender, failAll, type FailedCall, type PendingCall } from './pending-call';
import { TOO_LARGE } from './read-text';

/** How many posts of one group are under way at once, for a server that wants small ones. */
const MAX_POSTS = 10;

/** The factor by which the next batch shrinks when a server refuses one, and how long that is remembered. */
const SHRINK_FACTOR = 10;
const REFUSAL_MEMORY_MS = 300_000;

export interface SplittingSenderDeps {
  readonly poster: Pick<ChainCheckedPoster, 'isVerified' | 'post' | 'verify'>;
  readonly clock: Clock;
}

/**
 * The outcome of a post: its unanswered calls, and a smaller size to try where the server refused the whole
 * batch.
 */
interface PostReport {
  readonly failed: readonly FailedCall[];
  readonly nextLimit?: number;
}

/** Cuts a group of calls into posts of a size that the endpoint accepts. */
export class SplittingSender implements CallSender {
  readonly #poster: SplittingSenderDeps['poster'];
  readonly #clock: Clock;
  #knownLimit = RPC_BATCH_SIZE;
  #knownUntil = 0;

  constructor({ poster, clock }: SplittingSenderDeps) {
    this.#poster = poster;
    this.#clock = clock;
  }

  async send(calls: readonly PendingCall[], signal: AbortSignal): Promise<readonly FailedCall[]> {
    /** The most calls in one post, including the query for the chain. */
    let limit = this.#clock.now() < this.#knownUntil ? this.#knownLimit : RPC_BATCH_SIZE;
    let isTrial = false;
    let left = calls;
    const failed: FailedCall[] = [];
    while (left.length > 0) {
      const error = await this.#checkChain(limit, left, signal);
      if (error) return [...failed, ...failAll(left, error.cause)];

      const size = Math.max(1, limit - this.#overhead);
      // Sends one smaller batch first, to see whether its size is accepted.
      const now = isTrial ? left.slice(0, size) : left;
      const refused: PendingCall[] = [];
      await this.#sendInTurns(now, size, async (chunk) => {
        const report = await this.#post(chunk, signal);
        failed.push(...report.failed);
        if (report.nextLimit === undefined) return;
        refused.push(...chunk);
        limit = Math.min(limit, report.nextLimit);
      });
      left = [...refused, ...left.slice(now.length)];
      isTrial = refused.length > 0 && limit > 1;
    }
    return failed;
  }

  /** Queries the chain before the calls where the two must not share a post. */
  async #checkChain(
    limit: number,
    calls: readonly PendingCall[],
    signal: AbortSignal,
  ): Promise<{ readonly cause: unknown } | undefined> {
    // A call that signs or sends must not reach an endpoint that serves another chain.
    const isApart = limit < RPC_BATCH_SIZE || calls.some(({ isRepeatable }) => !isRepeatable);
    if (!isApart || this.#poster.isVerified) return undefined;
    try {
      await this.#poster.verify(signal);
      return undefined;
    } catch (cause) {
      return { cause };
    }
  }

  async #sendInTurns(
    calls: readonly PendingCall[],
    size: number,
    send: (chunk: readonly PendingCall[]) => Promise<void>,
  ): Promise<void> {
    let next = 0;
    const takeTurns = async (): Promise<void> => {
      while (next < calls.length) await send(calls.slice(next, (next += size)));
    };
    await Promise.all(Array.from({ length: MAX_POSTS }, takeTurns));
  }

  async #post(calls: readonly PendingCall[], signal: AbortSignal): Promise<PostReport> {
    const waiting = calls.filter(({ maySend }) => maySend);
    if (waiting.length === 0) return { failed: [] };
    const sent = waiting.length + this.#overhead;
    for (const call of waiting) call.markSent();
    try {
      const requests = waiting.map(({ request }) => request);
      const outcomes = await this.#poster.post(requests, signal);
      const failed = waiting.flatMap((call, index) => {
        const outcome = outcomes[index];
        if (!outcome || 'error' in outcome) return { call, error: outcome?.error };
        call.resolve(outcome.value);
        return [];
      });
      return { failed };
    } catch (error) {
      if (sent === 1 || !isBatchRefusal(error)) return { failed: failAll(waiting, error) };
      const nextLimit = Math.max(1, Math.floor(sent / SHRINK_FACTOR));
      if (isLasting(error)) {
        this.#knownLimit = nextLimit;
        this.#knownUntil = this.#clock.now() + REFUSAL_MEMORY_MS;
      }
      return { failed: [], nextLimit };
    }
  }

  get #overhead(): number {
    return this.#poster.isVerified ? 0 : 1;
  }
}

/** Whether `error`, which stands for a whole batch, concerns its size rather than a call. */
function isBatchRefusal(error: unknown): boolean {
  if (isWidgetError(error, 'RPC')) return !isRetryable(error);
  if (isWidgetError(error, 'HTTP_STATUS')) {
    return error.context.status === 413 || isWidgetError(error.cause, 'RPC');
  }
  return isTooLarge(error);
}

/** Whether the server will refuse the next batch as well. Not after large answers or a failing server. */
function isLasting(error: unknown): boolean {
  return (
    !isTooLarge(error) && !(isWidgetError(error, 'HTTP_STATUS') && error.context.status === 500)
  );
}

function isTooLarge(error: unknown): boolean {
  return isWidgetError(error, 'RPC_RESPONSE_INVALID') && error.context.reason === TOO_LARGE;
}
