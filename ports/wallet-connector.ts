import type { GrantedAccount } from '../domain/account/granted-account';
import type { AccountType } from '../domain/account/account-type';
import type { CaipNetworkId } from '../domain/caip/caip-network-id';
import type { ChainNamespace } from '../domain/caip/chain-namespace';
import type { Connector } from '../domain/connection/connector';
import type { Network } from '../domain/network/network';
import type { BitcoinWallet } from './bitcoin-wallet';
import type { Eip1193Provider } from './eip1193-provider';
import type { PolkadotWallet } from './polkadot-wallet';
import type { SolanaWallet } from './solana-wallet';
import type { NamespaceRequester } from './namespace-requester';
import type { Stream } from './stream';
import { createToken } from './token';

/** What a wallet grants: accounts, and a chain. */
export interface WalletGrant {
  /** The addresses the wallet shares, its current one first. Never empty. */
  readonly addresses: readonly [string, ...string[]];

  /** The CAIP-2 reference of the chain the wallet is on. */
  readonly chainReference: string;

  /** What the wallet says about some of `addresses`, in any order: their names and purposes. */
  readonly accounts?: readonly GrantedAccount[];

  /** The type of the current account, where the wallet has several types and reports it. */
  readonly accountType?: AccountType;

  /** The account types that it can be changed to, where there are several. */
  readonly accountTypes?: readonly AccountType[];

  /** The networks that the wallet agreed to, where it limits them. Absent: it may be on any. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[];

  /** A switch to a network beyond those asks the wallet to add it. */
  readonly canAddNetworks?: boolean;

  /** The networks on which its smart account works, where it has one. */
  readonly smartAccountNetworkIds?: readonly CaipNetworkId[];

  /** Its smart account has the address of the visitor's own key (EIP-7702). */
  readonly isSmartAccountAtKey?: boolean;

  /** The wallet's own name, where no catalogue lists it: for a paired wallet. */
  readonly wallet?: Connector;
}

/**
 * The events of a wallet. `interrupted`: it has lost its own connection for a moment and tries again; the
 * grant stands. `added`: it grants another namespace as well, by a session of its own, which the subscriber
 * follows or releases.
 */
export type WalletEvent =
  | { readonly type: 'changed'; readonly grant: WalletGrant }
  | { readonly type: 'added'; readonly connector: Connector; readonly session: WalletSession }
  | { readonly type: 'interrupted' }
  | { readonly type: 'disconnected' };

/** The methods that the wallet of each namespace offers to the site itself. */
export interface NamespaceProviders {
  /** Of a Bitcoin wallet. */
  readonly bip122: BitcoinWallet;
  /** Of an EVM wallet: EIP-1193. */
  readonly eip155: Eip1193Provider;
  /** Of a Polkadot wallet. */
  readonly polkadot: PolkadotWallet;
  /** Of a Solana wallet. */
  readonly solana: SolanaWallet;
}

/** The provider of one namespace of {@link NamespaceProviders}. */
export type NamespaceProvider<Namespace extends ChainNamespace> = NamespaceProviders[Namespace];

/** The provider of a session, tagged by the namespace of the session. */
export type WalletAccess<Namespace extends ChainNamespace = ChainNamespace> = {
  readonly [Each in ChainNamespace]: {
    readonly namespace: Each;
    readonly provider: NamespaceProvider<Each>;
  };
}[Namespace];

/** What a wallet granted, for as long as it stands. */
export interface WalletSession {
  /** The grant as it was when the session began. */
  readonly grant: WalletGrant;

  /**
   * The changes from then on. An event after the session began is never lost, even if the subscription comes
   * later. `disconnected` is the last event, whichever side ended the session.
   */
  readonly events$: Stream<WalletEvent>;

  /**
   * The methods that the wallet offers to the site itself; on `eip155` that is the wallet's own EIP-1193
   * provider. Absent where the wallet accepts no requests on this namespace. {@link providerOf} reads it.
   */
  readonly access?: WalletAccess;

  /** Sends requests with the methods of the wallet's namespace, where the wallet is paired. */
  readonly requester?: NamespaceRequester;

  /**
   * Switches the wallet to `network`. Offers to add the network where the wallet does not know it. Resolves
   * when the wallet reports that it is there.
   *
   * @throws `WidgetError` `RPC` with `rpcCode` 4001 when the visitor declines, `CHAIN_NOT_SUPPORTED` when the
   *   wallet does not know the network and cannot or may not add it, `NETWORK_NOT_CHANGED` when it approves
   *   and stays where it was, `CONNECTOR_GONE` when it has gone or leaves meanwhile, `ABORTED` when the
   *   session is released, and the reason of `signal` as soon as it aborts.
   */
  switchNetwork(network: Network, signal?: AbortSignal): Promise<void>;

  /**
   * Makes the wallet's account of type `type` the current one; a `changed` event follows. Present only where
   * the wallet holds accounts of several types.
   *
   * @throws `WidgetError` with the wallet's answer, and the reason of `signal` as soon as it aborts.
   */
  useAccountType?(type: AccountType, signal?: AbortSignal): Promise<void>;

  /**
   * Makes `address`, one of the shared ones, the current one; a `changed` event follows. Present only where
   * the wallet lets the site choose.
   *
   * @throws `WidgetError` `ADDRESS_INVALID` for an address that the wallet does not share.
   */
  useAccount?(address: string): void;

  /**
   * Moves to `network` without a prompt; a `changed` event follows. Present only where the wallet lets the
   * site choose the network, or where each request names it; `switchNetwork` does the same for these
   * networks.
   *
   * @throws `WidgetError` `CHAIN_NOT_SUPPORTED` where the current account may not be used there.
   */
  useNetwork?(network: Network): void;

  /**
   * Resolves when the wallet has answered a ping, without a prompt. Present only where the wallet is on
   * another device.
   *
   * @throws `WidgetError` `PAIRING_UNREACHABLE` where it has not answered within 15 seconds, `CONNECTOR_GONE`
   *   when it leaves meanwhile, and the reason of `signal` as soon as it aborts.
   */
  ping?(signal?: AbortSignal): Promise<void>;

  /**
   * A ticket with which the operator's service registers `name` for the current account, once and soon: it proves that the
   * account is one of a login. Present only for the embedded wallet.
   *
   * @throws `WidgetError` `FRAME_FAILED` where the login is over or has no such account, and the reason of `signal` as soon
   *   as it aborts.
   */
  nameTicket?(name: string, signal?: AbortSignal): Promise<string>;

  /** Stops listening and leaves the wallet's grant as it is. Releasing it twice does nothing. */
  release(): void;

  /**
   * Ends the session, and requests that the wallet forget the grant where it can. Ending it twice does
   * nothing.
   *
   * @throws the wallet's error when it refuses; the session is over anyway.
   */
  disconnect(): Promise<void>;
}

/** One way to reach one wallet on one namespace. */
export interface WalletConnector {
  readonly details: Connector;

  /**
   * Requests a session from the wallet; the wallet may prompt the visitor, and there is no time limit.
   *
   * @throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines, -32002 when a request
   *   is open already), `WALLET_RESPONSE_INVALID`, `CONNECTOR_GONE`, and the reason of `signal` as soon as it
   *   aborts; an answer after that is dropped.
   */
  connect(signal?: AbortSignal): Promise<WalletSession>;

  /** The session that an earlier grant still allows, without a prompt; else `undefined`. */
  restore(signal?: AbortSignal): Promise<WalletSession | undefined>;

  /**
   * Resolves when the wallet shares an account without another request: a request that was left open in the
   * wallet ends like this.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  whenGranted(signal: AbortSignal): Promise<void>;
}

/** The connectors known right now. A wallet that announces itself later is added then. */
export interface WalletConnectorCatalogue {
  /** Emits the known connectors on subscription, then every change. Known rows keep their order. */
  readonly connectors$: Stream<readonly Connector[]>;

  /**
   * How many wallets of the page are not listed, because there are too many. `connectors$` emits when it
   * changes. Absent: none.
   */
  leftOutCount?(): number;

  /** The connector with this id: the one on `namespace`, for a wallet that has one on several. */
  find(connectorId: string, namespace?: ChainNamespace): WalletConnector | undefined;

  /**
   * Resolves as soon as no pending download can change the result of `find`: at once where nothing is
   * downloaded first, or where the connector is known; else when the wallets of `namespace` are known, or
   * without `namespace` those of every namespace that the site has networks on, and after 10 seconds at the
   * latest. Present only in a catalogue that is downloaded in parts.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  whenKnown?(connectorId: string, namespace?: ChainNamespace, signal?: AbortSignal): Promise<void>;
}

export const WalletConnectorCatalogue = createToken<WalletConnectorCatalogue>(
  'WalletConnectorCatalogue',
);
