import type { Identities } from '../identity/identities';
import { identityOf } from '../../domain/account/identity';
import type { CurrentAccount } from '../session/current-account';
import type { Navigation } from '../navigation/navigation';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { AccountVerbs } from '../account/account-feature';
import type { NamesState } from '../../domain/name/names-state';
import { NO_NAME_REGISTRATION } from '../../domain/name/name-registration-state';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { NameService } from '../../ports/name-service';
import { type ActiveAccount } from '../session/active-account';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { FeatureSource } from '../feature/feature-registry';
import { StateStore } from '../state/state-store';
import { FindNames } from './find-names';
import { RegisterName } from './register-name';

/** The verbs for names. */
export interface NamesVerbs {
  /**
   * Looks up names similar to `typed`, and cancels an earlier lookup. A name that cannot be registered has no
   * suggestions.
   *
   * @throws `WidgetError` `NAME_SUGGESTIONS_FAILED`, and `ABORTED` when it is cancelled.
   */
  suggest(typed: string): Promise<void>;

  /**
   * Looks up the names of the account in use.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `NAMES_OF_ADDRESS_FAILED`, and `ABORTED` when the account in use
   *   changes.
   */
  loadOwn(): Promise<void>;

  /**
   * Has the embedded wallet sign for `name` and registers it for its account. Then shows
   * RegisterAccountNameSuccess, or RegisterAccountName again after a failure.
   *
   * @throws `WidgetError` `NAME_INVALID`, `NAME_OWNER_MISSING` unless the embedded wallet is in use on an EVM
   *   chain, `CHAIN_ID_INVALID`, `NAME_REGISTRATION_FAILED` whose cause is what the wallet or the service
   *   answered, and `ABORTED` when the account in use changes.
   */
  register(name: string): Promise<void>;
}

export interface NamesFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly approvals: ApprovalStack;
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{ readonly account: AccountVerbs }>;
  readonly identities: Identities;
  readonly nameService: NameService;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly scope: Scope;
}

const nothing = { status: 'idle', names: [] } as const;

/** Names of accounts: existing ones, and new ones. */
export class NamesFeature extends StateStore<NamesState> implements NamesVerbs {
  readonly #deps: NamesFeatureDeps;
  readonly #findNames: FindNames;
  readonly #registerName: RegisterName;

  constructor(deps: NamesFeatureDeps) {
    super({
      parent: deps.nameService.parent,
      suggestions: nothing,
      own: nothing,
      registration: NO_NAME_REGISTRATION,
    });
    this.#deps = deps;
    const { activeAccount, adapters, approvals, connectors, nameService } = deps;
    const { navigation, notices, scope } = deps;
    this.#findNames = new FindNames({ activeAccount, nameService, store: this });
    this.#registerName = new RegisterName({
      activeAccount,
      adapters,
      approvals,
      connectors,
      nameService,
      navigation,
      notices,
      scope,
      store: this,
      onRegistered: (account, name) => void this.#showOnProfile(account, name),
    });
    activeAccount.onChange(() => {
      this.#findNames.forgetOwn();
      this.#registerName.cancel();
    });
    scope.onEnd(() => {
      this.#findNames.cancel();
      this.#registerName.cancel();
    });
  }

  async suggest(typed: string): Promise<void> {
    this.#deps.scope.signal.throwIfAborted();
    return this.#findNames.suggest(typed);
  }

  async loadOwn(): Promise<void> {
    this.#deps.scope.signal.throwIfAborted();
    return this.#findNames.loadOwn();
  }

  async register(name: string): Promise<void> {
    this.#deps.scope.signal.throwIfAborted();
    return this.#registerName.execute(name);
  }

  async #showOnProfile(account: CurrentAccount, name: string): Promise<void> {
    const { features, identities, scope } = this.#deps;
    identities.learn(account, identityOf(name, undefined));
    try {
      await (await features.load('account')).loadIdentity();
    } catch (error) {
      scope.logger.warn('The new name could not be shown on the account', error);
    }
  }
}
