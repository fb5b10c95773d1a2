import type { Navigation } from '../navigation/navigation';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { SiwxState } from '../../domain/siwx/siwx-state';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { HostPage } from '../../ports/host-page';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import { type ActiveAccount } from '../session/active-account';
import type { Disconnect } from '../navigation/disconnect';
import type { WalletSessions } from '../session/wallet-sessions';
import { StateStore } from '../state/state-store';
import { FollowSignIn } from './follow-sign-in';
import { LeaveSignIn } from './leave-sign-in';
import { SignInAhead } from './sign-in-ahead';
import { SignInWithWallet } from './sign-in-with-wallet';

/** The verbs for signing in. */
export interface SiwxVerbs {
  /** Sign-ins within a login or a pairing, for the use cases that connect accounts. */
  readonly ahead: SignInAhead;

  /**
   * Has the account in use sign the site's message. With a valid signature it is signed in, and the modal
   * closes. A refusal or a failure is shown, and the sign-in view opens again.
   *
   * @throws `WidgetError` `ACTIVE_ACCOUNT_MISSING`, `ACTIVE_NETWORK_MISSING`, `SIGN_IN_CLIENT_MISSING` where
   *   the wallet cannot sign messages, `SIGN_IN_INVALID`, `ABORTED` when the account in use changes, and what
   *   the wallet answers.
   */
  signIn(): Promise<void>;

  /** Leaves the sign-in: disconnects where it is required, and closes the modal where it is not. */
  cancel(): Promise<void>;
}

export interface SiwxFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly approvals: ApprovalStack;
  readonly disconnect: Disconnect;
  readonly hostPage: HostPage;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
  readonly siwx: SiwxSessions;
}

/** Signing in with a wallet's signature, in addition to being connected. */
export class SiwxFeature extends StateStore<SiwxState> implements SiwxVerbs {
  readonly ahead: SignInAhead;
  readonly #signIn: SignInWithWallet;
  readonly #leave: LeaveSignIn;

  constructor(deps: SiwxFeatureDeps) {
    super({ signIn: { status: 'idle' }, isRequired: deps.siwx.isRequired });
    const parts = { ...deps, store: this };
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
