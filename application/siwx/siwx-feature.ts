import type { SiwxState } from '../../domain/siwx/siwx-state';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Clock } from '../../ports/clock';
import type { HostPage } from '../../ports/host-page';
import type { Logger } from '../../ports/logger';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import { ActiveAccount } from '../session/active-account';
import type { ConnectionStore } from '../session/connection-store';
import type { Disconnect } from '../navigation/disconnect';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { Lifetime } from '../scope/lifetime';
import type { CloseModal } from '../navigation/close-modal';
import type { CloseRules } from '../navigation/close-rules';
import type { ModalStore } from '../navigation/modal-store';
import type { NetworkStore } from '../session/network-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../navigation/router-store';
import type { TransactionSteps } from '../navigation/transaction-steps';
import { StateStore } from '../state/state-store';
import { FollowSignIn } from './follow-sign-in';
import { LeaveSignIn } from './leave-sign-in';
import { SignInAhead } from './sign-in-ahead';
import { SignInWithWallet } from './sign-in-with-wallet';

/** What can be done about signing in. */
export interface SiwxVerbs {
  /** Sign-ins that come with a login or a pairing, for those that connect accounts. */
  readonly ahead: SignInAhead;

  /**
   * Has the account in use sign the site's message; with a right signature it is signed in, and the
   * modal closes. A no, or a failure, is told, and the sign view is there again.
   *
   * @throws `WidgetError` `ACTIVE_ACCOUNT_MISSING`, `ACTIVE_NETWORK_MISSING`, `SIGN_IN_CLIENT_MISSING` where
   * the wallet cannot sign messages, `SIGN_IN_INVALID`, `ABORTED` when another account comes into use, and
   * what the wallet answers.
   */
  signIn(): Promise<void>;

  /** Leaves the sign-in: disconnects where it is required, and closes the modal where it is not. */
  cancel(): Promise<void>;
}

export interface SiwxFeatureDeps {
  readonly adapters: ChainAdapters;
  readonly clock: Clock;
  readonly closeModal: CloseModal;
  readonly closeRules: CloseRules;
  readonly connections: ConnectionStore;
  readonly disconnect: Disconnect;
  readonly hostPage: HostPage;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly router: RouterStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly siwx: SiwxSessions;
  readonly steps: TransactionSteps;
}

/** Signing in with a wallet's signature, beside being connected. */
export class SiwxFeature extends StateStore<SiwxState> implements SiwxVerbs {
  readonly ahead: SignInAhead;
  readonly #signIn: SignInWithWallet;
  readonly #leave: LeaveSignIn;

  constructor(deps: SiwxFeatureDeps) {
    super({ signIn: { status: 'idle' }, isRequired: deps.siwx.isRequired });
    const parts = { ...deps, activeAccount: new ActiveAccount(deps), store: this };
    this.ahead = new SignInAhead(deps);
    this.#signIn = new SignInWithWallet(parts);
    this.#leave = new LeaveSignIn({ ...parts, signIn: this.#signIn });
    new FollowSignIn({ ...parts, leave: this.#leave, signIn: this.#signIn }).start();
  }

  signIn(): Promise<void> {
    return this.#signIn.execute();
  }

  cancel(): Promise<void> {
    return this.#leave.execute();
  }
}
