import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { isSameAddress } from '../../domain/address/is-address';
import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { SnackbarCode } from '../../domain/messages/snackbar-code';
import { isUserRejection } from '../../domain/rpc/rpc-code';
import { nextSignIn, type SignInEvent } from '../../domain/siwx/siwx-policy';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { ChainSigner } from '../../ports/chain-signer';
import type { HostPage } from '../../ports/host-page';
import type { SignInRequest, SiwxSessions } from '../../ports/siwx-sessions';
import type { WalletSession } from '../../ports/wallet-connector';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { Admission } from './admission';
import type { SiwxStore } from './siwx-store';
import { requireOwnSite } from './require-own-site';

export interface SignInWithWalletDeps {
  readonly admission: Admission;
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly hostPage: Pick<HostPage, 'address'>;
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

  constructor(deps: SignInWithWalletDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.cancel());
  }

  /** Shows only the sign-in view, and waits for the visitor. */
  ask(): void {
    this.#step({ type: 'asked' });
    this.#showSignView();
  }

  /** @throws what {@link SiwxVerbs.signIn} throws. */
  async execute(): Promise<void> {
    const { activeAccount, store } = this.#deps;
    const account = activeAccount.get();
    if (!account) throw new FeatureError('ACTIVE_ACCOUNT_MISSING', {});
    if (!account.network.isSupported) throw new FeatureError('ACTIVE_NETWORK_MISSING', {});
    if (this.#runs.isRunning) return;
    const signal = this.#runs.start();
    if (store.getSnapshot().signIn.status !== 'asking') this.#step({ type: 'asked' });
    this.#step({ type: 'accepted' });
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
    this.#runs.cancel();
    this.#step({ type: 'cancelled' });
  }

  /** Records that the account is signed in already. */
  settle(): void {
    this.#deps.store.update((state) => ({ ...state, signIn: { status: 'signedIn' } }));
  }

  async #sign(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { admission, approvals, navigation, notices, scope, siwx } = this.#deps;
    const { session, signer } = await this.#signerOf(account);
    const request = await siwx.createMessage(signInAccountOf(account), signal);
    signal.throwIfAborted();
    requireSameAccount(request, account);
    requireOwnSite(request, this.#deps.hostPage);
    // After the embedded wallet's approval, the visitor is back on the sign-in view.
    const isEmbedded = account.connectorId === AUTH_CONNECTOR_ID;
    const takeOff = isEmbedded ? approvals.push({ type: 'goBack' }) : undefined;
    const signature = await signer
      .signMessage(request.text, account.caipAddress, session, signal)
      .finally(takeOff);
    signal.throwIfAborted();
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
    const isDeclined = isUserRejection(error) || isWidgetError(error, 'FRAME_ABORTED');
    this.#step({ type: isDeclined ? 'declined' : 'failed' });
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

  #step(event: SignInEvent): void {
    this.#deps.store.update((state) => {
      const signIn = nextSignIn(state.signIn, event);
      return signIn === state.signIn ? state : { ...state, signIn };
    });
  }
}

/** The account that signs in, and its chain. */
export function signInAccountOf({ address, network }: CurrentAccount) {
  return { chainId: network.caipNetworkId, accountAddress: address };
}

function requireSameAccount(
  { data }: SignInRequest,
  { address, namespace, network }: CurrentAccount,
) {
  if (data.chainId !== network.caipNetworkId) {
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'chainId' });
  }
  if (!isSameAddress(data.accountAddress, address, namespace)) {
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'accountAddress' });
  }
}

function failureText({ accountType }: CurrentAccount): SnackbarCode {
  return accountType === 'smartAccount' ? 'SMART_ACCOUNTS_UNSUPPORTED' : 'SOMETHING_WENT_WRONG';
}
