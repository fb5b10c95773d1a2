import type { AccountVerbs } from '../account/account-feature';
import type { NamesState } from '../../domain/name/names-state';
import { NO_NAME_REGISTRATION } from '../../domain/name/name-registration-state';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { NameService } from '../../ports/name-service';
import { ActiveAccount } from '../session/active-account';
import type { ConnectionStore } from '../session/connection-store';
import type { ConnectorListStore } from '../connection/connector-list-store';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { FeatureSource } from '../feature/feature-registry';
import { IdentityCache } from '../identity/identity-cache';
import type { Lifetime } from '../scope/lifetime';
import type { ModalStore } from '../navigation/modal-store';
import type { NetworkStore } from '../session/network-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../navigation/router-store';
import type { TransactionSteps } from '../navigation/transaction-steps';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';
import { FindNames } from './find-names';
import { RegisterName } from './register-name';

/** What can be done with names. */
export interface NamesVerbs {
  /**
   * Looks up names like `typed`; whatever was looked up before is given up. What cannot be registered has
   * none.
   *
   * @throws `WidgetError` `NAME_SUGGESTIONS_FAILED`, and `ABORTED` when it is given up.
   */
  suggest(typed: string): Promise<void>;

  /**
   * Looks up the names of the account in use.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `NAMES_OF_ADDRESS_FAILED`, and `ABORTED` when another account
   * comes into use.
   */
  loadOwn(): Promise<void>;

  /**
   * Has the embedded wallet sign for `name` and registers it for its account: RegisterAccountNameSuccess
   * is shown then, and RegisterAccountName again where it fails.
   *
   * @throws `WidgetError` `NAME_INVALID`, `NAME_OWNER_MISSING` unless the embedded wallet is in use on an
   * EVM chain, `CHAIN_ID_INVALID`, `NAME_REGISTRATION_FAILED` whose cause is what the wallet or the service
   * answered, and `ABORTED` when another account comes into use.
   */
  register(name: string): Promise<void>;
}

export interface NamesFeatureDeps {
  readonly adapters: ChainAdapters;
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{ readonly account: AccountVerbs }>;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly modal: ModalStore;
  readonly nameService: NameService;
  readonly networks: NetworkStore;
  readonly router: RouterStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly steps: TransactionSteps;
  readonly stored: StoredValues;
}

const nothing = { status: 'idle', names: [] } as const;

/** Names for accounts: those there are, and new ones. */
export class NamesFeature extends StateStore<NamesState> implements NamesVerbs {
  readonly #lifetime: Lifetime;
  readonly #findNames: FindNames;
  readonly #registerName: RegisterName;

  constructor(deps: NamesFeatureDeps) {
    super({ suggestions: nothing, own: nothing, registration: NO_NAME_REGISTRATION });
    this.#lifetime = deps.lifetime;
    const activeAccount = new ActiveAccount(deps);
    const parts = { ...deps, activeAccount, store: this };
    this.#findNames = new FindNames(parts);
    this.#registerName = new RegisterName({ ...parts, identityCache: new IdentityCache(deps) });
    activeAccount.onChange(() => {
      this.#findNames.forgetOwn();
      this.#registerName.cancel();
    });
    deps.lifetime.onEnd(() => {
      this.#findNames.cancel();
      this.#registerName.cancel();
    });
  }

  async suggest(typed: string): Promise<void> {
    this.#lifetime.signal.throwIfAborted();
    return this.#findNames.suggest(typed);
  }

  async loadOwn(): Promise<void> {
    this.#lifetime.signal.throwIfAborted();
    return this.#findNames.loadOwn();
  }

  async register(name: string): Promise<void> {
    this.#lifetime.signal.throwIfAborted();
    return this.#registerName.execute(name);
  }
}
