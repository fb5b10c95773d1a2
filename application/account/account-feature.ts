import type { Identities } from '../identity/identities';
import type { Scope } from '../scope/scope';
import type { AccountProfile } from '../../domain/account/account-profile';
import type { AccountTab } from '../../domain/account/account-tab';
import type { AccountType } from '../../domain/account/account-type';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Stream } from '../../ports/stream';
import type { ReadableConnections } from '../session/admitted-connections';
import type { WalletSessions } from '../session/wallet-sessions';
import { LoadIdentity } from './load-identity';
import type { NetworkStore } from '../session/network-store';
import type { ReadableStore } from '../state/readable-store';
import type { HiddenAmounts } from '../state/hidden-amounts';
import type { StoredValues } from '../state/stored-values';
import type { WidgetState } from '../snapshot/widget-state';
import { AccountProfileStore } from './account-profile-store';
import { type AccountState, accountStateOf } from './account-state';
import { type ActiveAccount } from '../session/active-account';
import { ChooseAccountType } from './choose-account-type';

export interface AccountFeatureDeps {
  /** The account in use: for the site, and as it is before the sign-in that the site requires. */
  readonly account: { readonly active: ActiveAccount; readonly connected: ActiveAccount };
  readonly connections: ReadableConnections;
  readonly hiddenAmounts: HiddenAmounts;
  readonly identities: Identities;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
  readonly stored: StoredValues;
  readonly widgetState: ReadableStore<WidgetState>;
}

/** The verbs for the account in use, beyond its balance. */
export interface AccountVerbs {
  /**
   * Looks up the account's name and picture, unless the last lookup was less than 5 min ago. Never throws.
   */
  loadIdentity(): Promise<void>;

  /** All current facts of the account of `namespace`; of the one in use by default. */
  stateOf(namespace?: ChainNamespace): AccountState;

  /** Shows a tab of the account view. */
  showTab(tab: AccountTab): void;

  /**
   * Changes to the wallet's account of another type, and remembers the choice for the next visit. A visitor changes also
   * before the sign-in that the site requires, because a smart account may be unable to sign.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `ACCOUNT_TYPE_INVALID`, `ABORTED`, or what the wallet answers.
   */
  chooseType(type: AccountType): Promise<void>;

  /**
   * Makes the connection of `namespace` the one in use, and with `address` that account of the shared ones,
   * also for the next visit.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, and `ADDRESS_INVALID` where the wallet does not share `address` or
   *   does not let the site choose.
   */
  use(namespace: ChainNamespace, address?: string): void;

  /** Hides amounts in views and buttons, or shows them, also on the next visit: `isPrivate` of the state. */
  hideAmounts(areHidden: boolean): void;

  /** Cancels a pending change of the account type, and dismisses a failed one. */
  dismissTypeChange(): void;
}

/** The identity of the account in use, its type, and the tab on show. */
export class AccountFeature implements AccountVerbs, ReadableStore<AccountProfile> {
  readonly state$: Stream<AccountProfile>;
  readonly #deps: AccountFeatureDeps;
  readonly #profile: AccountProfileStore;
  readonly #loadIdentity: LoadIdentity;
  readonly #chooseAccountType: ChooseAccountType;

  constructor(deps: AccountFeatureDeps) {
    const { connections, identities, scope, stored } = deps;
    const { active: activeAccount, connected } = deps.account;
    const profile = new AccountProfileStore(deps);
    this.#deps = deps;
    this.#profile = profile;
    this.state$ = profile.state$;
    this.#loadIdentity = new LoadIdentity({ activeAccount, identities, profile, scope });
    this.#chooseAccountType = new ChooseAccountType({
      activeAccount: connected,
      profile,
      scope,
      stored,
    });
    const look = (): void => {
      const account = activeAccount.get();
      const session = account && connections.at(account.namespace).session;
      profile.change({
        accountType: session?.accountType,
        accountTypes: account?.accountTypes ?? [],
        isSmartAccountAtKey: session?.isSmartAccountAtKey === true,
      });
    };
    look();
    activeAccount.onChange(look);
  }

  getSnapshot(): AccountProfile {
    return this.#profile.getSnapshot();
  }

  loadIdentity(): Promise<void> {
    return this.#loadIdentity.execute();
  }

  stateOf(namespace = this.#deps.networks.getSnapshot().namespace): AccountState {
    const { connections, widgetState } = this.#deps;
    return accountStateOf(widgetState.getSnapshot(), namespace, connections.at(namespace).session);
  }

  showTab(tab: AccountTab): void {
    this.#profile.change({ tab });
  }

  chooseType(type: AccountType): Promise<void> {
    return this.#chooseAccountType.execute(type);
  }

  use(namespace: ChainNamespace, address?: string): void {
    const { connections, networks, sessions } = this.#deps;
    const { session } = connections.at(namespace);
    if (!session) throw new WidgetError('NOT_CONNECTED', { namespace });
    if (address !== undefined && address !== session.addresses[0]) {
      sessions.useAccount(namespace, address);
    }
    networks.enter(namespace);
  }

  hideAmounts(areHidden: boolean): void {
    this.#deps.hiddenAmounts.set(areHidden);
  }

  dismissTypeChange(): void {
    this.#chooseAccountType.dismiss();
  }
}
