import { numberOf } from '../../../domain/outside/outside-object';
import type { Eip1193Wallet } from './eip1193-wallet';
import { parseAddresses, parseChainId } from './wallet-answers';

/** The code of a `disconnect` event that says the wallet lost its node and looks for it. */
const TRY_AGAIN_LATER = 1013;

/**
 * What a wallet said last: its accounts and its chain, kept up by its events from the moment this is
 * made. What is neither is passed over, and the last good word stands.
 */
export class WalletWatch {
  readonly #stop: () => void;
  #addresses: readonly string[];
  #chainReference = '';
  #onChange = (): void => {};
  #onInterruption = (): void => {};

  constructor(wallet: Eip1193Wallet, addresses: readonly string[]) {
    this.#addresses = addresses;
    this.#stop = wallet.listen({
      accountsChanged: (accounts) => this.#accountsAre(parseAddresses(accounts) ?? this.#addresses),
      chainChanged: (chainId) => {
        this.#chainReference = parseChainId(chainId) ?? this.#chainReference;
        this.#onChange();
      },
      disconnect: (error) => {
        if (numberOf(error, 'code') === TRY_AGAIN_LATER) this.#onInterruption();
        else this.#accountsAre([]);
      },
    });
  }

  /** The accounts, the current one first. Empty: the wallet shares none any more. */
  get addresses(): readonly string[] {
    return this.#addresses;
  }

  get chainReference(): string {
    return this.#chainReference;
  }

  /** Takes an answer of the wallet for its last word. Whoever asked knows already. */
  chainIs(chainReference: string): void {
    this.#chainReference = chainReference;
  }

  /** Calls `listener` after each event, where it is the only one that cares. */
  tell(listener: () => void): void {
    this.#onChange = listener;
  }

  /** Calls `listener` when the wallet says that it has lost its node and looks for it. */
  tellInterruptions(listener: () => void): void {
    this.#onInterruption = listener;
  }

  /** Hears nothing any more. */
  stop(): void {
    this.#onChange = () => {};
    this.#onInterruption = () => {};
    this.#stop();
  }

  #accountsAre(addresses: readonly string[]): void {
    this.#addresses = addresses;
    this.#onChange();
  }
}
