import { numberOf } from '../../../domain/outside/untrusted-record';
import type { Logger } from '../../../ports/logger';
import type { Eip155Wallet, WalletListeners } from './eip155-wallet';
import { parseAddresses, parseChainId } from './wallet-answers';

/** The code of a `disconnect` event with which a wallet reports that it lost its node and reconnects. */
const TRY_AGAIN_LATER = 1013;

/**
 * The latest accounts and chain of a wallet, updated by its events from the moment of construction. Ignores
 * an invalid value, warns the developer once, and keeps the last valid one.
 */
export class WalletWatch {
  /** The handlers that take a wallet's event or answer as its latest state. */
  readonly listeners: Required<WalletListeners>;
  readonly #stop: () => void;
  #addresses: readonly string[];
  #chainReference = '';
  #hasWarned = false;
  #changeListener = (): void => {};
  #interruptionListener = (): void => {};

  constructor(wallet: Eip155Wallet, addresses: readonly string[], logger?: Logger) {
    this.#addresses = addresses;
    const odd = (event: string): void => {
      if (!this.#hasWarned) logger?.warn(`${wallet.connectorId} emits ${event} that make no sense`);
      this.#hasWarned = true;
    };
    this.listeners = {
      accountsChanged: (accounts) => {
        const parsed = parseAddresses(accounts);
        if (parsed) this.#setAddresses(parsed);
        else odd('accounts');
      },
      chainChanged: (chainId) => {
        const parsed = parseChainId(chainId);
        if (parsed === undefined) {
          odd('chains');
          return;
        }
        this.#chainReference = parsed;
        this.#changeListener();
      },
      disconnect: (error) => {
        if (numberOf(error, 'code') === TRY_AGAIN_LATER) this.#interruptionListener();
        else this.#setAddresses([]);
      },
    };
    this.#stop = wallet.listen(this.listeners);
  }

  /** The accounts, the current one first. Empty: the wallet shares none any more. */
  get addresses(): readonly string[] {
    return this.#addresses;
  }

  get chainReference(): string {
    return this.#chainReference;
  }

  /**
   * Records an answer of the wallet as its latest state, without an event, because the caller knows it
   * already.
   */
  setChain(chainReference: string): void {
    this.#chainReference = chainReference;
  }

  /** Calls `listener` after each event. There is only one listener. */
  onChange(listener: () => void): void {
    this.#changeListener = listener;
  }

  /** Calls `listener` when the wallet reports that it lost its node and reconnects. */
  onInterruption(listener: () => void): void {
    this.#interruptionListener = listener;
  }

  /** Stops all listeners. */
  stop(): void {
    this.#changeListener = () => {};
    this.#interruptionListener = () => {};
    this.#stop();
  }

  #setAddresses(addresses: readonly string[]): void {
    this.#addresses = addresses;
    this.#changeListener();
  }
}
