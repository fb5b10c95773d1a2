import { isRepeatable } from '../../domain/network/retry-policy';
import type { RpcRequest } from '../../ports/rpc-client';

/** One caller's call, until it is answered, has failed or is cancelled. */
export class PendingCall {
  readonly request: RpcRequest;

  /** The promise that the caller awaits. */
  readonly answer: Promise<unknown>;

  /** Whether it only reads: such a call may be sent again, and in one post with others. */
  readonly isRepeatable: boolean;

  /** Called once, when the call is settled. */
  onSettled: () => void = () => undefined;

  readonly #signal: AbortSignal | undefined;
  readonly #giveUp = (): void => this.reject(this.#signal?.reason);
  #resolve: (value: unknown) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #isSettled = false;
  #wasSent = false;

  constructor(request: RpcRequest, signal?: AbortSignal) {
    this.request = request;
    this.isRepeatable = isRepeatable(request.method);
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#signal = signal;
    signal?.addEventListener('abort', this.#giveUp, { once: true });
    if (signal?.aborted) this.#giveUp();
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Whether it may be sent now: a call that signs or sends goes out only once, whatever its outcome. */
  get maySend(): boolean {
    return !this.#isSettled && (this.isRepeatable || !this.#wasSent);
  }

  markSent(): void {
    this.#wasSent = true;
  }

  resolve(value: unknown): void {
    if (this.#settle()) this.#resolve(value);
  }

  reject(error: unknown): void {
    if (this.#settle()) this.#reject(error);
  }

  #settle(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    this.#signal?.removeEventListener('abort', this.#giveUp);
    this.onSettled();
    return true;
  }
}

/** A call that an attempt left without an answer. The caller of the attempt decides whether to retry it. */
export interface FailedCall {
  readonly call: PendingCall;
  readonly error: unknown;
}

/** Makes one attempt at a group of calls. */
export interface CallSender {
  /** Resolves each call that got its answer, and returns the others with their errors. */
  send(calls: readonly PendingCall[], signal: AbortSignal): Promise<readonly FailedCall[]>;
}

/** Each of `calls` as failed with `error`. */
export function failAll(calls: readonly PendingCall[], error: unknown): readonly FailedCall[] {
  return calls.map((call) => ({ call, error }));
}
