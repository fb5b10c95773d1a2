import type { AccountVerbs } from '../account/account-feature';
import { identityOf } from '../../domain/account/identity';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { coinTypeOf } from '../../domain/name/coin-type';
import {
  type NameRegistrationEvent,
  nextNameRegistration,
} from '../../domain/name/name-registration-state';
import {
  canRegisterName,
  nameRegistrationMessage,
  registeredNameFault,
  registeredNameFaultTexts,
} from '../../domain/name/registered-name';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { NameService } from '../../ports/name-service';
import type { AccountInUse, ActiveAccount } from '../session/active-account';
import type { ConnectorListStore } from '../connection/connector-list-store';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { FeatureSource } from '../feature/feature-registry';
import type { IdentityCache } from '../identity/identity-cache';
import type { ModalStore } from '../navigation/modal-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../navigation/router-store';
import type { TransactionSteps } from '../navigation/transaction-steps';
import type { NamesStore } from './names-store';

export interface RegisterNameDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly clock: Clock;
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{ readonly account: AccountVerbs }>;
  readonly identityCache: IdentityCache;
  readonly logger: Logger;
  readonly modal: ModalStore;
  readonly nameService: NameService;
  readonly router: RouterStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly steps: TransactionSteps;
  readonly store: NamesStore;
}

/** Registers a name for the embedded wallet's account: signature, service, profile. */
export class RegisterName {
  readonly #deps: RegisterNameDeps;
  #running: AbortController | undefined;

  constructor(deps: RegisterNameDeps) {
    this.#deps = deps;
  }

  /** @throws what `NamesVerbs.register` throws. */
  async execute(typed: string): Promise<void> {
    const { activeAccount } = this.#deps;
    const name = typed.trim();
    const fault = registeredNameFault(name);
    if (fault) throw new WidgetError('NAME_INVALID', { text: registeredNameFaultTexts[fault] });
    const account = activeAccount.get();
    if (!account || !this.#mayOwn(account)) throw new WidgetError('NAME_OWNER_MISSING', {});
    const coinType = coinTypeOf(Number(account.network.id));
    if (this.#running) return;

    const controller = new AbortController();
    this.#running = controller;
    this.#step({ type: 'submitted', name });
    try {
      await this.#register(name, coinType, account, controller.signal);
    } catch (cause) {
      controller.signal.throwIfAborted();
      this.#step({ type: 'failed', reason: reasonOf(cause) });
      this.#show('RegisterAccountName');
      this.#deps.showSnackbar.execute('SOMETHING_WENT_WRONG');
      throw new WidgetError('NAME_REGISTRATION_FAILED', { name }, { cause });
    } finally {
      if (this.#running === controller) this.#running = undefined;
    }
  }

  /** Gives up what is under way; what is answered later is dropped. */
  cancel(): void {
    const running = this.#running;
    this.#running = undefined;
    running?.abort(new WidgetError('ABORTED', {}));
    this.#step({ type: 'left' });
  }

  #mayOwn({ address, connectorId, namespace }: AccountInUse): boolean {
    const { connectors } = this.#deps.connectors.getSnapshot();
    const connector = connectors.find(({ id }) => id === connectorId);
    return (
      connector !== undefined &&
      canRegisterName({ address, namespace, connectorType: connector.type })
    );
  }

  async #register(
    name: string,
    coinType: number,
    { address, caipAddress, namespace }: AccountInUse,
    signal: AbortSignal,
  ): Promise<void> {
    const { adapters, clock, identityCache, nameService, sessions, steps } = this.#deps;
    const session = sessions.at(namespace);
    const { signer } = await adapters.find(namespace);
    signal.throwIfAborted();
    if (!session || !signer) throw new WidgetError('NAME_OWNER_MISSING', {});
    const message = nameRegistrationMessage(name, clock.now());
    const takeOff = steps.push({ type: 'goBack' });
    const signature = await signer
      .signMessage(message, caipAddress, session, signal)
      .finally(takeOff);
    signal.throwIfAborted();
    this.#step({ type: 'signed' });
    await nameService.register({ coinType, address, message, signature }, signal);
    signal.throwIfAborted();
    identityCache.write(caipAddress, identityOf(name, undefined));
    this.#step({ type: 'registered' });
    this.#show('RegisterAccountNameSuccess');
    void this.#showOnProfile();
  }

  /** Whoever shows the account reads the name from what was just kept. */
  async #showOnProfile(): Promise<void> {
    const { features, logger } = this.#deps;
    try {
      await (await features.load('account')).loadIdentity();
    } catch (error) {
      logger.warn('The new name could not be shown on the account', error);
    }
  }

  /** Where the visitor closed the modal meanwhile, it stays closed. */
  #show(view: 'RegisterAccountName' | 'RegisterAccountNameSuccess'): void {
    const { modal, router, steps } = this.#deps;
    steps.finish(() => {
      if (modal.getSnapshot().isOpen) router.reset(view);
    });
  }

  #step(event: NameRegistrationEvent): void {
    this.#deps.store.update((state) => {
      const registration = nextNameRegistration(state.registration, event);
      return registration === state.registration ? state : { ...state, registration };
    });
  }
}

function reasonOf(error: unknown): string {
  return isWidgetError(error) ? error.message : 'Unknown error';
}
