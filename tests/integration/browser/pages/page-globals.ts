import type { ChainNamespace, Network, Widget, WidgetOptionsInput } from 'cleatkit';
import type { SiwxSessions } from 'cleatkit/ports';
import type {
  BitcoinTestWallet,
  PolkadotTestWallet,
  SolanaTestWallet,
  TestWallet,
} from 'cleatkit/testing';

/** A namespace beside `eip155`. */
export type OtherNamespace = Exclude<ChainNamespace, 'eip155'>;

interface TestWallets {
  readonly solana: SolanaTestWallet;
  readonly bip122: BitcoinTestWallet;
  readonly polkadot: PolkadotTestWallet;
}

/** The wallets of a page on all namespaces, beside those of `eip155`. */
export type NamespaceWallets = { readonly [N in OtherNamespace]: TestWallets[N] };

/** The globals by which a browser test reaches the page. */
export interface PageHandles {
  readonly widgets: readonly Widget[];
  readonly wallets: Readonly<Record<string, TestWallet>>;

  /** Removes the widget from the page, where the page supports that. */
  readonly unmount?: () => void;

  /** React's errors about the markup, where the page was rendered on a server. */
  readonly mismatches?: readonly string[];

  /** The wallets of the other namespaces, on a page that has them. */
  readonly others?: NamespaceWallets;

  /** The signed sign-ins, on a page with sign-in. */
  readonly signIns?: readonly Parameters<SiwxSessions['add']>[0][];

  /** Has the account in use sign in. Resolves with how that stands, or with the code of the error. */
  readonly signIn?: () => Promise<string>;
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

/** The settings in the address of a test page. */
export interface PageRequest {
  readonly chains: readonly PageChain[];
  readonly options: WidgetOptionsInput;

  /** Whether the page requires a sign-in, at the routes of `cleatkit/server` under `/auth`. */
  readonly requiresSignIn?: boolean;

  /** The networks of the other namespaces, where there are any. */
  readonly others?: Readonly<Record<keyof NamespaceWallets, Network>>;

  /** The wallets the page brings: announced, injected as `window.ethereum`, or announced on request. */
  readonly wallets: readonly PageWallet[];
}

export interface PageWallet {
  readonly name: string;
  readonly rdns: string;
  readonly via: 'announced' | 'injected' | 'late';

  /** It sends several calls all or none (EIP-5792, EIP-7702). */
  readonly sendsBundles?: 'atomic';

  /** The flag with which an injected wallet names its brand. */
  readonly brand?: string;

  /** The chains it knows; all of the page's when absent. */
  readonly chainIds?: readonly number[];
}

/** Reads the test's settings from the page's own address. */
export function pageRequest(): PageRequest {
  const asked = new URLSearchParams(window.location.search).get('request');
  return JSON.parse(asked ?? '{"chains":[],"options":{},"wallets":[]}') as PageRequest;
}
