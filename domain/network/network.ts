import type { CaipNetworkId } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';

/** The coin that pays for transactions on a network. */
export interface NativeCurrency {
  /** What it is called, such as `Ether`. */
  readonly name: string;
  /** How amounts are written, such as `ETH`. */
  readonly symbol: string;

  /** How many decimal places one unit is divided into, e.g. 18. */
  readonly decimals: number;
}

/** A contract of a network, and the block that it is in. */
export interface NetworkContract {
  /** Where it is. */
  readonly address: `0x${string}`;
  /** The block from which on it is there. */
  readonly blockCreated?: number;
}

/** A chain's own id: EIP-155's number for `eip155`, the CAIP-2 reference elsewhere. */
export type NetworkIdOn<Namespace extends ChainNamespace> = Namespace extends 'eip155'
  ? number
  : string;

/** A chain the widget is configured for, of any namespace or of one. An EVM chain is one of viem's `Chain`s. */
export interface Network<Namespace extends ChainNamespace = ChainNamespace> {
  /** The chain id of an EVM chain as a number; the CAIP-2 reference of another one. */
  readonly id: NetworkIdOn<Namespace>;
  /** Its CAIP-104 namespace. */
  readonly chainNamespace: Namespace;
  /** Its CAIP-2 id, such as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId<Namespace>;
  /** What the visitor reads. */
  readonly name: string;
  /** The currency of its fees. */
  readonly nativeCurrency: NativeCurrency;
  /** Its JSON-RPC endpoints, the preferred one first. `customRpcUrls` replace them. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  /** Where transactions and addresses are linked to. */
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } };
  /** Whether its money is worth nothing. The visitor sees it apart from the others. */
  readonly testnet?: boolean;

  /** Contracts that viem and wagmi call where they are given a network as a chain. The widget itself does not read them. */
  readonly contracts?: Readonly<Record<string, NetworkContract>>;

  /**
   * The network's logo: the address of an image, or the CAIP-2 id of a network whose built-in logo this one has, such as
   * that of the real chain for a local one. Other ids mean nothing here.
   */
  readonly assets?: { readonly imageId?: string; readonly imageUrl?: string };

  /** The id older Solana wallets know the network by. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId<Namespace>;

  /**
   * The SS58 prefix of a Polkadot chain that the widget does not know. Without it the chain's addresses have
   * the generic prefix.
   */
  readonly ss58Prefix?: number;
}

/** A network whose id is known to the compiler, such as those that come with the package. */
export interface KnownNetwork<
  Namespace extends ChainNamespace,
  Id extends NetworkIdOn<Namespace>,
> extends Network<Namespace> {
  /** The chain id of an EVM chain as a number; the CAIP-2 reference of another one. */
  readonly id: Id;
  /** Its CAIP-2 id, such as `eip155:1`. */
  readonly caipNetworkId: `${Namespace}:${Id}`;
}

/** The network a visitor is on: one of the configured ones, or a stand-in for one that is not. */
export interface ActiveNetwork<
  Namespace extends ChainNamespace = ChainNamespace,
> extends Network<Namespace> {
  /** Whether it is one of `networks`. */
  readonly isSupported: boolean;
}
