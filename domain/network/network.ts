import type { CaipNetworkId } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';

/** The coin that pays for transactions on a network. */
export interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;

  /** How many decimal places one unit is divided into, e.g. 18. */
  readonly decimals: number;
}

/** A chain the widget is configured for. */
export interface Network {
  /** The chain's own id: EIP-155's number for `eip155`, the CAIP-2 reference elsewhere. */
  readonly id: number | string;
  readonly chainNamespace: ChainNamespace;
  readonly caipNetworkId: CaipNetworkId;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } };
  readonly testnet?: boolean;
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string };

  /** The id older Solana wallets know the network by. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId;

  /**
   * What addresses of a Polkadot chain begin with (SS58): of one that the widget does not know, else they are
   * spelled in the generic way.
   */
  readonly ss58Prefix?: number;
}

/** The network a visitor is on: one of the configured ones, or a stand-in for one that is not. */
export interface ActiveNetwork extends Network {
  readonly isSupported: boolean;
}
