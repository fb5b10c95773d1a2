import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from './current-account';

export interface AccountTaskDeps {
  /** Tells when another account comes into use. */
  readonly changes: { onChange(listener: () => void): void };
  readonly scope: Scope;
}

interface Running {
  readonly account: CurrentAccount;
  readonly signal: AbortSignal;
  readonly promise: Promise<void>;
}

/**
 * Work about one account: one piece at a time, given up as soon as another account or network comes
 * into use or the widget ends, so that no answer is ever shown for the wrong account.
 */
export class AccountTask {
  readonly #scope: Scope;
  readonly #runs = new LatestRun();
  #running: Running | undefined;

  constructor({ changes, scope }: AccountTaskDeps) {
    this.#scope = scope;
    changes.onChange(() => this.cancel());
    scope.onEnd(() => this.cancel());
  }

  /** Whether something is under way. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Starts `work` for `account`; where some is under way for it, waits for that instead. */
  join(account: CurrentAccount, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#running?.account === account) return this.#running.promise;
    return this.restart(account, work);
  }

  /** Gives up what is under way and starts `work`, on a signal that has aborted where the widget has ended. */
  restart(account: CurrentAccount, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.cancel();
    const signal = this.#runs.start();
    const { aborted, reason } = this.#scope.signal;
    if (aborted) this.#runs.cancel(reason);
    const promise = work(signal).finally(() => {
      this.#runs.end(signal);
      if (this.#running?.signal === signal) this.#running = undefined;
    });
    this.#running = { account, signal, promise };
    return promise;
  }

  /** Gives up what is under way; what it answers later is dropped. */
  cancel(): void {
    this.#running = undefined;
    this.#runs.cancel();
  }
}
