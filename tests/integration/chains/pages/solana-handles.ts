import type { Network, Widget } from 'cleatkit';
import type { SolanaTestWallet } from 'cleatkit/testing';

/** What a test reaches the page by. */
export interface SolanaHandles {
  readonly widget: Widget;
  readonly wallet: SolanaTestWallet;

  /** Has the connected wallet sign `text`, through the adapter. Resolves with the signature in base58. */
  readonly sign: (text: string) => Promise<string>;
}

declare global {
  interface Window {
    solanaPage?: SolanaHandles;
  }
}

/** What the address of the page says: the networks that its widget has. */
export interface SolanaPageRequest {
  readonly networks: readonly Network[];
}
