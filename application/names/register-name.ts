import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError } from '../../domain/errors/widget-error';
import { coinTypeOf } from '../../domain/name/coin-type';
import { nameFailureOf } from '../../domain/name/name-failure';
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
import type { NameService } from '../../ports/name-service';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { NamesStore } from './names-store';

export interface RegisterNameDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly approvals: ApprovalStack;
  readonly connectors: ConnectorListStore;

  /** Called with the account and its new name, once the service has registered it. */
  readonly onRegistered: (account: CurrentAccount, name: string) => void;
  readonly nameService: NameService;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly store: NamesStore;
}

/** Registers a name for the embedded wallet's account: signature, ticket of the login, service, profile. */
export class RegisterName {
  readonly #deps: RegisterNameDeps;
  readonly #runs = new LatestRun();

  constructor(deps: RegisterNameDeps) {
    this.#deps = deps;
  }

  /** @throws what `NamesVerbs.register` throws. */
  async execute(typed: string): Promise<void> {
    const { activeAccount, nameService } = this.#deps;
    const label = typed.trim();
    const fault = registeredNameFault(label);
    if (fault) throw new FeatureError('NAME_INVALID', { text: registeredNameFaultTexts[fault] });
    const account = activeAccount.get();
    if (!account || !this.#mayOwn(account)) throw new FeatureError('NAME_OWNER_MISSING', {});
    const coinType = coinTypeOf(Number(account.network.id));
    if (this.#runs.isRunning) return;
    const name = `${label.toLowerCase()}.${nameService.parent}`;

    const signal = this.#runs.start();
    this.#step({ type: 'submitted', name });
    try {
      await this.#register(name, coinType, account, signal);
    } catch (cause) {
      signal.throwIfAborted();
      this.#step({ type: 'failed', reason: reasonOf(cause), why: nameFailureOf(cause) });
      this.#show('RegisterAccountName');
      this.#deps.notices.show('SOMETHING_WENT_WRONG');
      throw new FeatureError('NAME_REGISTRATION_FAILED', { name }, { cause });
    } finally {
      this.#runs.end(signal);
    }
  }

  /** Cancels the registration. A later answer is dropped. */
  cancel(): void {
    this.#runs.cancel();
    this.#step({ type: 'left' });
  }

  #mayOwn({ address, connectorId, namespace }: CurrentAccount): boolean {
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
    account: CurrentAccount,
    signal: AbortSignal,
  ): Promise<void> {
    const { activeAccount, adapters, approvals, nameService, scope } = this.#deps;
    const { address, caipAddress, namespace } = account;
    const session = activeAccount.session(namespace);
    const { signer } = await adapters.find(namespace);
    signal.throwIfAborted();
    if (!session?.nameTicket || !signer) throw new FeatureError('NAME_OWNER_MISSING', {});
    const message = nameRegistrationMessage(name, scope.clock.now());
    const takeOff = approvals.push({ type: 'goBack' });
    const signature = await signer
      .signMessage(message, caipAddress, session, signal)
      .finally(takeOff);
    signal.throwIfAborted();
    this.#step({ type: 'signed' });
    const ticket = await session.nameTicket(name, signal); // Now, because it lasts for a short time.
    await nameService.register({ coinType, address, message, signature, ticket }, signal);
    signal.throwIfAborted();
    this.#deps.onRegistered(account, name);
    this.#step({ type: 'registered' });
    this.#show('RegisterAccountNameSuccess');
  }

  /** If the visitor closed the modal meanwhile, it stays closed. */
  #show(view: 'RegisterAccountName' | 'RegisterAccountNameSuccess'): void {
    const { approvals, navigation } = this.#deps;
    approvals.finish(() => {
      if (navigation.modal.getSnapshot().isOpen) navigation.router.reset(view);
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
