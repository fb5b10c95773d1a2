import type { Network, Widget } from 'cleatkit';
import type { SolanaTestWallet } from 'cleatkit/testing';

/** The globals by which a test reaches the page. */
export interface SolanaHandles {
  readonly widget: Widget;
  readonly wallet: SolanaTestWallet;

  /**
   * Requests a signature of `text` from the connected wallet, through the adapter. Resolves with the
   * signature in base58.
   */
  readonly sign: (text: string) => Promise<string>;
}

declare global {
  interface Window {
    solanaPage?: SolanaHandles;
  }
}

/** The networks of the widget, from the address of the page. */
export interface SolanaPageRequest {
  readonly networks: readonly Network[];
}
