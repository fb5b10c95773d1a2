import { attempt } from '../../../domain/outside/attempt';
import type { InjectedWallet } from './injected-web3';
import { parseAccounts, type PolkadotAccount } from './wallet-accounts';

/**
 * The latest accounts of a wallet, updated by its events. Ignores a value that is no list and keeps the last
 * valid one. A wallet without events never changes them.
 */
export class AccountWatch {
  readonly #unsubscribe: unknown;
  #accounts: readonly PolkadotAccount[];
  #changeListener = (): void => {};
  #isOver = false;

  constructor({ accounts: source }: InjectedWallet, accounts: readonly PolkadotAccount[]) {
    this.#accounts = accounts;
    this.#unsubscribe = attempt(() => source.subscribe?.((told) => this.#onAccounts(told)));
  }

  /** The usable accounts, in the wallet's order. Empty: it shares none any more. */
  get accounts(): readonly PolkadotAccount[] {
    return this.#accounts;
  }

  /** Calls `listener` after each event. There is only one listener. */
  onChange(listener: () => void): void {
    this.#changeListener = listener;
  }

  /** Stops listening. */
  stop(): void {
    this.#isOver = true;
    const unsubscribe = this.#unsubscribe;
    if (typeof unsubscribe === 'function') attempt(() => unsubscribe() as unknown);
  }

  #onAccounts(told: unknown): void {
    const accounts = this.#isOver ? undefined : parseAccounts(told);
    if (!accounts) return;
    this.#accounts = accounts;
    this.#changeListener();
  }
}
