import type { AccountTask } from './account-task';
import type { ActiveAccount } from './active-account';
import type { CurrentAccount } from './current-account';

export interface AccountPagesDeps {
  readonly activeAccount: ActiveAccount;
  readonly task: AccountTask;
}

/** A list about the account in use, and how its next page is read. */
export interface PagedList {
  readonly isLoaded: () => boolean;
  readonly hasMore: () => boolean;

  /** Drops every page. */
  readonly reset: () => void;

  /** Whether the list exists for the account. Not read where it does not. */
  readonly serves: (account: CurrentAccount) => boolean;

  /** Reads the next page into the list. Never throws: a failure is shown. */
  readonly read: (account: CurrentAccount, signal: AbortSignal) => Promise<void>;
}

/** Reads a list about the account in use, page by page: one page at a time, however often it is asked for. */
export class AccountPages {
  readonly #deps: AccountPagesDeps;
  readonly #list: PagedList;

  constructor(deps: AccountPagesDeps, list: PagedList) {
    this.#deps = deps;
    this.#list = list;
  }

  /** Reads the first page, unless it is loaded or loading. */
  async first(): Promise<void> {
    if (!this.#list.isLoaded()) await this.#load();
  }

  /** Reads the next page, where there is one, or waits for the one that is under way. */
  async more(): Promise<void> {
    if (this.#deps.task.isRunning || this.#list.hasMore()) await this.#load();
  }

  /** Reads the first page again and drops the others. */
  async refresh(): Promise<void> {
    this.#deps.task.cancel();
    this.#list.reset();
    await this.#load();
  }

  async #load(): Promise<void> {
    const { activeAccount, task } = this.#deps;
    const account = activeAccount.get();
    if (!account || !this.#list.serves(account)) return;
    await task.join(account, (signal) => this.#list.read(account, signal));
  }
}
