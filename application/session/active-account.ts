import type { CurrentAccount } from './current-account';
import { AccountTask } from './account-task';
import type { WalletSession } from '../../ports/wallet-connector';
import type { WalletSessions } from './wallet-sessions';
import type { Scope } from '../scope/scope';
import { plainAccountType } from '../../domain/account/account-type-choice';
import { addressOf } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { GrantedSession } from '../../domain/connection/connection';
import { caipAddressOf } from '../../domain/connection/account-in-use';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { activeNetworkFor } from '../../domain/network/network-support';
import type { ReadableConnections } from './admitted-connections';
import type { NetworkStore } from './network-store';

export interface ActiveAccountDeps {
  readonly connections: ReadableConnections;
  readonly networks: NetworkStore;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
}

/** The account of the namespace in use, for classes whose work is about it and ends with it. */
export class ActiveAccount {
  readonly #deps: ActiveAccountDeps;
  #last:
    | {
        readonly account: CurrentAccount;
        readonly requested: readonly Network[];
        readonly session: GrantedSession;
      }
    | undefined;

  constructor(deps: ActiveAccountDeps) {
    this.#deps = deps;
  }

  /** The account in use. The same object for as long as account, wallet and network stay the same. */
  get(): CurrentAccount | undefined {
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
  require(): CurrentAccount {
    const account = this.get();
    if (account) return account;
    const { namespace } = this.#deps.networks.getSnapshot();
    throw new WidgetError('NOT_CONNECTED', { namespace });
  }

  /** The wallet's session on `namespace`; on that of the account in use where none is named. */
  session(namespace = this.get()?.namespace): WalletSession | undefined {
    const { connections, sessions } = this.#deps;
    return namespace && connections.at(namespace).session && sessions.at(namespace);
  }

  /** Work about the account in use, which ends as soon as that changes. */
  task(): AccountTask {
    return new AccountTask({ changes: this, scope: this.#deps.scope });
  }

  /** Calls `listener` whenever the account in use changes or leaves; not for the current one. */
  onChange(listener: (account: CurrentAccount | undefined) => void): void {
    const { connections, networks, scope } = this.#deps;
    let last = this.get();
    const look = (): void => {
      const account = this.get();
      if (account === last) return;
      last = account;
      listener(account);
    };
    scope.follow([connections, networks], look);
  }
}

function accountOf(
  namespace: ChainNamespace,
  session: GrantedSession,
  requested: Parameters<typeof activeNetworkFor>[0],
): CurrentAccount {
  const caipAddress = caipAddressOf(namespace, session);
  const address = addressOf(caipAddress);
  const purpose = session.accounts?.find((account) => account.address === address)?.purpose;
  return {
    namespace,
    caipAddress,
    address,
    ...(purpose && { purpose }),
    network: activeNetworkFor(requested, namespace, session.chainReference),
    connectorId: session.connectorId,
    accountType: session.accountType ?? plainAccountType(namespace),
    accountTypes: session.accountTypes ?? [],
    allAddresses: session.addresses,
  };
}

function isSame(one: CurrentAccount, other: CurrentAccount): boolean {
  return (
    one.caipAddress === other.caipAddress &&
    one.connectorId === other.connectorId &&
    one.accountType === other.accountType &&
    one.purpose === other.purpose &&
    one.network.isSupported === other.network.isSupported &&
    one.accountTypes.join() === other.accountTypes.join() &&
    one.allAddresses.join() === other.allAddresses.join()
  );
}
