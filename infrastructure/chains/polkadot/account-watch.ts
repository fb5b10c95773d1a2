import { attempt } from '../../../domain/outside/attempt';
import type { InjectedWallet } from './injected-web3';
import { parseAccounts, type PolkadotAccount } from './wallet-accounts';

/**
 * The accounts that a wallet said last, kept up by its events. What is no list is passed over, and the
 * last good word stands. A wallet without events is just never heard.
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

  /** Those that may be used, in the wallet's order. Empty: it shares none any more. */
  get accounts(): readonly PolkadotAccount[] {
    return this.#accounts;
  }

  /** Calls `listener` after each event, where it is the only one that cares. */
  onChange(listener: () => void): void {
    this.#changeListener = listener;
  }

  /** Hears nothing any more. */
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
