import { type AccountType, plainAccountType } from '../../domain/account/account-type';
import { addressOf, type CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { caipAddressOf, type GrantedSession } from '../../domain/connection/connection';
import { WidgetError } from '../../domain/errors/widget-error';
import type { ActiveNetwork, Network } from '../../domain/network/network';
import { activeNetworkFor } from '../../domain/network/network-support';
import type { ConnectionStore } from './connection-store';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from './network-store';

/** The account a visitor uses, and the network it is on. */
export interface AccountInUse {
  readonly namespace: ChainNamespace;
  readonly caipAddress: CaipAddress;
  readonly address: string;
  readonly network: ActiveNetwork;
  readonly connectorId: string;
  readonly accountType: AccountType;

  /** The kinds of account that the wallet can change to; none where there is nothing to choose. */
  readonly accountTypes: readonly AccountType[];

  /** Every address the wallet shares, the one in use first. */
  readonly allAddresses: readonly string[];
}

export interface ActiveAccountDeps {
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly networks: NetworkStore;
}

/** The account of the namespace in use, for those whose work is about it and ends with it. */
export class ActiveAccount {
  readonly #deps: ActiveAccountDeps;
  #last:
    | {
        readonly account: AccountInUse;
        readonly requested: readonly Network[];
        readonly session: GrantedSession;
      }
    | undefined;

  constructor(deps: ActiveAccountDeps) {
    this.#deps = deps;
  }

  /** The account in use. The same object for as long as account, wallet and network stay the same. */
  get(): AccountInUse | undefined {
    const { connections, networks } = this.#deps;
    const { namespace, requested } = networks.getSnapshot();
    const { session } = connections.at(namespace);
    if (!session) return undefined;
    const last = this.#last;
    const isKnown = last?.session === session && last.requested === requested;
    if (isKnown && last.account.namespace === namespace) return last.account;
    const next = accountOf(namespace, session, requested);
    const account = last && isSame(last.account, next) ? last.account : next;
    this.#last = { account, requested, session };
    return account;
  }

  /**
   * The account in use.
   *
   * @throws {@link WidgetError} `NOT_CONNECTED` without one.
   */
  require(): AccountInUse {
    const account = this.get();
    if (account) return account;
    const { namespace } = this.#deps.networks.getSnapshot();
    throw new WidgetError('NOT_CONNECTED', { namespace });
  }

  /** Calls `listener` whenever another account, or none, comes into use; not with the one of now. */
  onChange(listener: (account: AccountInUse | undefined) => void): void {
    const { connections, lifetime, networks } = this.#deps;
    let last = this.get();
    const look = (): void => {
      const account = this.get();
      if (account === last) return;
      last = account;
      listener(account);
    };
    const subscriptions = [connections.state$.subscribe(look), networks.state$.subscribe(look)];
    lifetime.onEnd(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
  }
}

function accountOf(
  namespace: ChainNamespace,
  session: GrantedSession,
  requested: Parameters<typeof activeNetworkFor>[0],
): AccountInUse {
  const caipAddress = caipAddressOf(namespace, session);
  return {
    namespace,
    caipAddress,
    address: addressOf(caipAddress),
    network: activeNetworkFor(requested, namespace, session.chainReference),
    connectorId: session.connectorId,
    accountType: session.accountType ?? plainAccountType(namespace),
    accountTypes: session.accountTypes ?? [],
    allAddresses: session.addresses,
  };
}

function isSame(one: AccountInUse, other: AccountInUse): boolean {
  return (
    one.caipAddress === other.caipAddress &&
    one.connectorId === other.connectorId &&
    one.accountType === other.accountType &&
    one.network.isSupported === other.network.isSupported &&
    one.accountTypes.join() === other.accountTypes.join() &&
    one.allAddresses.join() === other.allAddresses.join()
  );
}
