import type { Widget } from 'cleat';
import type { PolkadotTestWallet } from 'cleat/testing';

/** What a test reaches the page with the Polkadot wallet by. */
export interface PolkadotPage {
  readonly widget: Widget;
  readonly wallet: PolkadotTestWallet;
}

declare global {
  interface Window {
    polkadotPage?: PolkadotPage;
  }
}
