import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { SnackbarCode } from '../../domain/messages/snackbar-code';
import { type SignInFault, signInFaultOf } from '../../domain/siwx/sign-in-fault';
import { nextSignIn, type SignInEvent } from '../../domain/siwx/siwx-policy';
import type { UnsignedMessage } from '../../domain/siwx/unsigned-message';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ChainSigner } from '../../ports/chain-signer';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import type { WalletSession } from '../../ports/wallet-connector';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { Admission } from './admission';
import type { SignInMessages } from './sign-in-messages';
import type { SiwxStore } from './siwx-store';

export interface SignInWithWalletDeps {
  readonly admission: Admission;
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly messages: SignInMessages;
  readonly scope: Scope;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly siwx: SiwxSessions;
  readonly approvals: ApprovalStack;
  readonly store: SiwxStore;
}

/** Has the account in use sign in: message, signature, session. */
export class SignInWithWallet {
  readonly #deps: SignInWithWalletDeps;
  readonly #runs = new LatestRun();

  /** The account that the wallet was asked about, and the one whose request was cut short by a change. */
  #signing: CurrentAccount | undefined;
  #interrupted: CurrentAccount | undefined;

  /** Whether the reason in the state is of the message that could not be made. */
  #hasNoMessage = false;

  constructor(deps: SignInWithWalletDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.cancel());
  }

  /** Shows only the sign-in view, and waits for the visitor. */
  ask(): void {
    const fault = this.#interruption();
    this.#interrupted = undefined;
    this.#step({ type: 'asked' });
    if (fault) this.#tell(fault);
    this.#showSignView();
  }

  /** @throws what {@link SiwxVerbs.prepare} throws. */
  async prepare(): Promise<UnsignedMessage> {
    const { messages } = this.#deps;
    const account = this.#account();
    if (this.#runs.isRunning && messages.latest) return messages.latest;
    try {
      const message = await messages.of(account);
      // What the site did not answer before, it answers now. Other reasons stay until the next try.
      if (this.#hasNoMessage) this.#tell(undefined);
      this.#hasNoMessage = false;
      return message;
    } catch (error) {
      if (!isWidgetError(error, 'ABORTED')) {
        this.#hasNoMessage = true;
        this.#tell(signInFaultOf(error));
      }
      throw error;
    }
  }

  /** @throws what {@link SiwxVerbs.signIn} throws. */
  async execute(): Promise<void> {
    const { store } = this.#deps;
    const account = this.#account();
    if (this.#runs.isRunning) return;
    const signal = this.#runs.start();
    this.#signing = account;
    if (store.getSnapshot().signIn.status !== 'asking') this.#step({ type: 'asked' });
    this.#step({ type: 'accepted' });
    this.#hasNoMessage = false;
    this.#tell(undefined);
    try {
      await this.#sign(account, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.#showError(error, account);
      throw error;
    } finally {
      this.#runs.end(signal);
    }
  }

  /** Cancels the sign-in. A later signature is dropped. */
  cancel(): void {
    this.#interrupted = this.#runs.isRunning ? this.#signing : undefined;
    this.#runs.cancel();
    this.#deps.messages.forget();
    this.#step({ type: 'cancelled' });
    this.#tell(undefined);
  }

  /** Records that the account is signed in already. */
  settle(): void {
    this.#deps.store.update((state) => ({ ...state, signIn: { status: 'signedIn' } }));
    this.#tell(undefined);
  }

  #account(): CurrentAccount {
    const account = this.#deps.activeAccount.get();
    if (!account) throw new FeatureError('ACTIVE_ACCOUNT_MISSING', {});
    if (!account.network.isSupported) throw new FeatureError('ACTIVE_NETWORK_MISSING', {});
    return account;
  }

  async #sign(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { admission, approvals, messages, navigation, notices, scope, siwx } = this.#deps;
    const { session, signer } = await this.#signerOf(account);
    const request = await messages.of(account, signal);
    signal.throwIfAborted();
    // After the embedded wallet's approval, the visitor is back on the sign-in view.
    const isEmbedded = account.connectorId === AUTH_CONNECTOR_ID;
    const takeOff = isEmbedded ? approvals.push({ type: 'goBack' }) : undefined;
    const signature = await signer
      .signMessage(request.text, account.caipAddress, session, signal)
      .finally(takeOff);
    signal.throwIfAborted();
    if (messages.hasExpired(request))
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'expired' });
    this.#step({ type: 'signed' });
    notices.show('AUTHENTICATING');
    try {
      await siwx.add({ data: request.data, message: request.text, signature }, signal);
    } finally {
      notices.dismiss('AUTHENTICATING');
    }
    signal.throwIfAborted();
    scope.batch(() => {
      admission.admit(account);
      this.#step({ type: 'stored' });
      messages.forget();
      approvals.finish(() => navigation.close());
    });
  }

  async #signerOf({ namespace }: CurrentAccount): Promise<{
    readonly session: WalletSession;
    readonly signer: ChainSigner;
  }> {
    const { activeAccount, adapters } = this.#deps;
    const session = activeAccount.session(namespace);
    const { signer } = await adapters.find(namespace);
    if (!session || !signer) throw new FeatureError('SIGN_IN_CLIENT_MISSING', {});
    return { session, signer };
  }

  #showError(error: unknown, account: CurrentAccount): void {
    const fault = signInFaultOf(error);
    const isDeclined = fault === 'declined';
    this.#step({ type: isDeclined ? 'declined' : 'failed' });
    // The site has not seen what the wallet did not sign.
    if (!isDeclined && fault !== 'pending') this.#deps.messages.forget();
    this.#tell(fault);
    this.#deps.notices.show(isDeclined ? 'SIGNATURE_DECLINED' : failureText(account));
    this.#showSignView();
  }

  #showSignView(): void {
    const { approvals, navigation } = this.#deps;
    approvals.finish(() => {
      navigation.router.reset('SIWXSignMessage');
      if (!navigation.modal.getSnapshot().isOpen) navigation.modal.on({ type: 'opened' });
    });
  }

  /** Why the wallet was asked for nothing: the visitor changed the account or the network meanwhile. */
  #interruption(): SignInFault | undefined {
    const [before, now] = [this.#interrupted, this.#deps.activeAccount.get()];
    if (!before || !now || before.caipAddress === now.caipAddress) return undefined;
    return before.address === now.address ? 'networkChanged' : 'accountChanged';
  }

  #tell(fault: SignInFault | undefined): void {
    this.#deps.store.update((state) => {
      const { fault: before, ...rest } = state;
      if (fault === before) return state;
      return fault ? { ...rest, fault } : rest;
    });
  }

  #step(event: SignInEvent): void {
    this.#deps.store.update((state) => {
      const signIn = nextSignIn(state.signIn, event);
      return signIn === state.signIn ? state : { ...state, signIn };
    });
  }
}

function failureText({ accountType }: CurrentAccount): SnackbarCode {
  return accountType === 'smartAccount' ? 'SMART_ACCOUNTS_UNSUPPORTED' : 'SOMETHING_WENT_WRONG';
}
