import type { Widget, WidgetOptionsInput } from 'cleat';
import type { TestWallet } from 'cleat/testing';

/** What a test of the browser reaches the page by. */
export interface PageHandles {
  readonly widgets: readonly Widget[];
  readonly wallets: Readonly<Record<string, TestWallet>>;

  /** Takes the widget off the page, where the page can. */
  readonly unmount?: () => void;

  /** What React had to say about the markup it found, where the page was rendered on a server. */
  readonly mismatches?: readonly string[];
}

declare global {
  interface Window {
    cleatPage?: PageHandles;
  }
}

/** A local chain, as the address of the page names it. */
export interface PageChain {
  readonly chainId: number;
  readonly url: string;
}

/** What the address of a test page says. */
export interface PageRequest {
  readonly chains: readonly PageChain[];
  readonly options: WidgetOptionsInput;

  /** The wallets the page brings: announced, injected as `window.ethereum`, or announced on request. */
  readonly wallets: readonly PageWallet[];
}

export interface PageWallet {
  readonly name: string;
  readonly rdns: string;
  readonly via: 'announced' | 'injected' | 'late';

  /** The flag by which an injected wallet says which brand it is. */
  readonly brand?: string;

  /** The chains it knows; all of the page's when absent. */
  readonly chainIds?: readonly number[];
}

/** Reads what the test asked for from the page's own address. */
export function pageRequest(): PageRequest {
  const asked = new URLSearchParams(window.location.search).get('request');
  return JSON.parse(asked ?? '{"chains":[],"options":{},"wallets":[]}') as PageRequest;
}
