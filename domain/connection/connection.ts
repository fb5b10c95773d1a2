import type { GrantedAccount } from '../account/granted-account';
import type { AccountType } from '../account/account-type';
import type { CaipNetworkId } from '../caip/caip-network-id';
import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import { withoutPrototype } from '../outside/without-prototype';
import type { ConnectFailure } from './connect-failure';
import type { Connector } from './connector';

/** What a wallet granted and last reported. */
export interface GrantedSession {
  readonly connectorId: string;

  /** The addresses the wallet shares, its current one first. Never empty. */
  readonly addresses: readonly [string, ...string[]];

  /** The CAIP-2 reference of the chain the wallet is on. */
  readonly chainReference: string;

  /** What the wallet says about some of `addresses`: their names and purposes. */
  readonly accounts?: readonly GrantedAccount[];

  /** The wallet lets the site choose which of `addresses` is the current one. */
  readonly isAccountChosenHere?: boolean;

  /** The type of the account in use, where the wallet reports it. */
  readonly accountType?: AccountType;

  /** The account types that it can be changed to, where there are several. */
  readonly accountTypes?: readonly AccountType[];

  /** The networks that the wallet agreed to, where it limits them. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[];

  /** The wallet adds further networks when the site asks it to switch there. */
  readonly canAddNetworks?: boolean;

  /** The networks on which its smart account works, where it has one. */
  readonly smartAccountNetworkIds?: readonly CaipNetworkId[];

  /** Its smart account has the address of the visitor's own key (EIP-7702). */
  readonly isSmartAccountAtKey?: boolean;

  /** What the wallet calls itself, where no catalogue lists it. */
  readonly wallet?: Connector;
}

/** A request to a wallet to connect, or its outcome until the visitor dismisses it. */
export type ConnectAttempt =
  | {
      readonly status: 'asking';
      readonly connectorId: string;

      /** `restore` shows the visitor no prompt: it checks whether an earlier grant still holds. */
      readonly purpose: 'connect' | 'restore';
    }
  | {
      readonly status: 'failed';
      readonly connectorId: string;
      readonly failure: ConnectFailure;
    };

/**
 * Everything known about one namespace. A wallet stays connected during an attempt at another one, so the two are
 * kept side by side and `connectionStatus` is derived from them.
 */
export interface Connection {
  readonly session?: GrantedSession;
  readonly attempt?: ConnectAttempt;

  /** Where the wallet is that is connected, while the site may not know its account before it has signed in. */
  readonly withheld?: Pick<GrantedSession, 'chainReference'>;
}

/** How far one namespace has come. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected';

/** The connection of each namespace. */
export type Connections = Readonly<Record<ChainNamespace, Connection>>;

/** The connections before any wallet is connected. */
export const noConnections: Connections = Object.fromEntries(
  chainNamespaces.map((namespace) => [namespace, withoutPrototype({})]),
) as Record<ChainNamespace, Connection>;
