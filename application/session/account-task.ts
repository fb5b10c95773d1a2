import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from './current-account';

export interface AccountTaskDeps {
  /** Notifies when the account in use changes. */
  readonly changes: { onChange(listener: () => void): void };
  readonly scope: Scope;
}

interface Running {
  readonly account: CurrentAccount;
  readonly signal: AbortSignal;
  readonly promise: Promise<void>;
}

/**
 * Work about one account: one piece at a time, cancelled as soon as the account or the network changes or the
 * widget ends, so that no answer is ever shown for the wrong account.
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

  /** Whether work is under way. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Starts `work` for `account`; if work for that account is under way, waits for it instead. */
  join(account: CurrentAccount, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#running?.account === account) return this.#running.promise;
    return this.restart(account, work);
  }

  /**
   * Cancels the work that is under way and starts `work`, on a signal that has aborted where the widget has
   * ended.
   */
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

  /** Cancels the work that is under way. A later answer is dropped. */
  cancel(): void {
    this.#running = undefined;
    this.#runs.cancel();
  }
}
