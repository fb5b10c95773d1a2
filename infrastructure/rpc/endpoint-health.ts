import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { isRetryable, retryAfterMsOf } from '../../domain/network/retry-policy';
import type { Clock } from '../../ports/clock';

/** How long an endpoint ranks behind the others after one failure; each further failure doubles it. */
const FIRST_PENALTY_MS = 5000;
const MAX_PENALTY_MS = 300_000;

/** The longest wait that an endpoint's `Retry-After` can cause, because the endpoint may recover earlier. */
const MAX_REST_MS = 5000;

/** The state of one endpoint, according to its answers so far. */
export class EndpointHealth {
  /** Its blocks are old. Set by the comparison of endpoints. */
  isBehind = false;

  readonly #clock: Clock;
  #failures = 0;
  #lastError: unknown;
  #penaltyUntil = 0;
  #restUntil = 0;
  #retryAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Its rank: endpoints with a lower rank are tried first. */
  get rank(): number {
    if (isWidgetError(this.#lastError, 'RPC_WRONG_CHAIN')) return 3;
    if (this.isBehind) return 2;
    return this.#clock.now() < this.#penaltyUntil ? 1 : 0;
  }

  /** The error that forbids its use now: it asked for a wait that is not over. */
  get restReason(): WidgetError | undefined {
    const error = this.#lastError;
    const now = this.#clock.now();
    const left = this.#restUntil - now;
    // More than the longest rest is left only where the machine's clock was set back.
    if (!isWidgetError(error, 'HTTP_STATUS') || left <= 0 || left > MAX_REST_MS) return undefined;
    const context = { ...error.context, retryAfterMs: this.#retryAt - now };
    return new WidgetError('HTTP_STATUS', context, { cause: error });
  }

  /** Records an answer. */
  noteAnswer(): void {
    this.#failures = 0;
    this.#lastError = undefined;
    this.#penaltyUntil = 0;
  }

  /** Records that it answered only with `error`. An error of the call itself does not count against it. */
  noteFailure(error: unknown): void {
    const isOwnFault =
      isRetryable(error) ||
      isWidgetError(error, 'HTTP_STATUS') ||
      isWidgetError(error, 'RPC_WRONG_CHAIN');
    if (!isOwnFault) return;
    const now = this.#clock.now();
    const restMs = retryAfterMsOf(error) ?? 0;
    const penaltyMs = Math.min(FIRST_PENALTY_MS * 2 ** this.#failures, MAX_PENALTY_MS);
    this.#failures += 1;
    this.#lastError = error;
    this.#penaltyUntil = now + Math.max(penaltyMs, restMs);
    this.#restUntil = now + Math.min(restMs, MAX_REST_MS);
    this.#retryAt = now + restMs;
  }
}
