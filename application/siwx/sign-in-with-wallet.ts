import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { SnackbarCode } from '../../domain/messages/snackbar-code';
import { accountFaultOf, signInFaultOf } from '../../domain/siwx/sign-in-fault';
import type { UnsignedMessage } from '../../domain/siwx/unsigned-message';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ChainSigner } from '../../ports/chain-signer';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import type { WalletSession } from '../../ports/wallet-connector';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Navigation } from '../navigation/navigation';
import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { Admission } from './admission';
import type { SignInMessages } from './sign-in-messages';
import type { SignInProgress } from './sign-in-progress';

export interface SignInWithWalletDeps {
  readonly admission: Admission;
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly approvals: ApprovalStack;
  readonly messages: SignInMessages;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly progress: SignInProgress;
  readonly scope: Scope;
  readonly siwx: SiwxSessions;
}

/** Has the account in use sign in: message, signature, session. Downloaded with the first message. */
export class SignInWithWallet {
  readonly #deps: SignInWithWalletDeps;

  /** Whether the reason in the state is of the message that could not be made. */
  #hasNoMessage = false;

  constructor(deps: SignInWithWalletDeps) {
    this.#deps = deps;
    deps.progress.onCancel(() => deps.messages.forget());
  }

  /** @throws what {@link SiwxVerbs.prepare} throws. */
  async prepare(): Promise<UnsignedMessage> {
    const { messages, progress } = this.#deps;
    const account = this.#account();
    if (progress.runs.isRunning && messages.latest) return messages.latest;
    try {
      const message = await messages.of(account);
      // What the site did not answer before, it answers now. Other reasons stay until the next try.
      if (this.#hasNoMessage) progress.tell(undefined);
      this.#hasNoMessage = false;
      return message;
    } catch (error) {
      if (!isWidgetError(error, 'ABORTED')) {
        this.#hasNoMessage = true;
        progress.tell(signInFaultOf(error));
        this.#log(error);
      }
      throw error;
    }
  }

  /** @throws what {@link SiwxVerbs.signIn} throws. */
  async execute(): Promise<void> {
    const { progress } = this.#deps;
    const account = this.#account();
    if (progress.runs.isRunning) return;
    const signal = progress.begin(account);
    this.#hasNoMessage = false;
    try {
      await this.#sign(account, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.#showError(error, account);
      throw error;
    } finally {
      progress.runs.end(signal);
    }
  }

  #account(): CurrentAccount {
    const account = this.#deps.activeAccount.get();
    if (!account) throw new FeatureError('ACTIVE_ACCOUNT_MISSING', {});
    if (!account.network.isSupported) throw new FeatureError('ACTIVE_NETWORK_MISSING', {});
    return account;
  }

  async #sign(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { admission, approvals, messages, navigation, notices, progress, scope, siwx } =
      this.#deps;
    const { session, signer } = await this.#signerOf(account);
    const request = await messages.of(account, signal);
    signal.throwIfAborted();
    // After the embedded wallet's approval, the visitor is back on the sign-in view.
    const isEmbedded = account.connectorId === EMBEDDED_WALLET_ID;
    const takeOff = isEmbedded ? approvals.push({ type: 'goBack' }) : undefined;
    const signature = await signer
      .signMessage(request.text, account.caipAddress, session, signal)
      .finally(takeOff);
    signal.throwIfAborted();
    if (messages.hasExpired(request))
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'expired' });
    progress.step({ type: 'signed' });
    notices.show('AUTHENTICATING');
    try {
      await siwx.add({ data: request.data, message: request.text, signature }, signal);
    } finally {
      notices.dismiss('AUTHENTICATING');
    }
    signal.throwIfAborted();
    scope.batch(() => {
      admission.admit(account, [request]);
      progress.step({ type: 'stored' });
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

  /** What the site's server answered is for the developer: the visitor reads what to do. */
  #log(error: unknown): void {
    this.#deps.scope.logger.warn('The account could not sign in', error);
  }

  #showError(error: unknown, account: CurrentAccount): void {
    const { messages, notices, progress } = this.#deps;
    const fault = accountFaultOf(error, account);
    const isDeclined = fault === 'declined';
    progress.step({ type: isDeclined ? 'declined' : 'failed' });
    // The site has not seen what the wallet did not sign.
    if (!isDeclined && fault !== 'pending') messages.forget();
    progress.tell(fault);
    if (!isDeclined) this.#log(error);
    notices.show(isDeclined ? 'SIGNATURE_DECLINED' : failureText(account));
    progress.showSignView();
  }
}

function failureText({ accountType }: CurrentAccount): SnackbarCode {
  return accountType === 'smartAccount' ? 'SMART_ACCOUNTS_UNSUPPORTED' : 'SOMETHING_WENT_WRONG';
}
