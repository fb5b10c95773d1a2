import type { SiwxState } from '../../domain/siwx/siwx-state';
import type { UnsignedMessage } from '../../domain/siwx/unsigned-message';
import type { Stream } from '../../ports/stream';
import type { ReadableStore } from '../state/readable-store';
import type { LeaveSignIn } from './leave-sign-in';
import type { SignInAhead } from './sign-in-ahead';
import type { SignInWithWallet } from './sign-in-with-wallet';
import type { SiwxStore } from './siwx-store';

/** The verbs for signing in. */
export interface SiwxVerbs {
  /** Sign-ins within a login or a pairing, for the use cases that connect accounts. */
  readonly ahead: SignInAhead;

  /**
   * Makes the message that the account in use will sign, for the visitor to read before the wallet is asked. A later
   * {@link SiwxVerbs.signIn} signs exactly this one, within four minutes. The message names the account.
   *
   * @throws `WidgetError` `ACTIVE_ACCOUNT_MISSING`, `ACTIVE_NETWORK_MISSING`, `SIGN_IN_INVALID`, `ABORTED` when the
   *   account in use changes, and what the site's service answers.
   */
  prepare(): Promise<UnsignedMessage>;

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
  readonly ahead: SignInAhead;
  readonly leave: LeaveSignIn;
  readonly signIn: SignInWithWallet;
  readonly store: SiwxStore;
}

/** Signing in with a wallet's signature, in addition to being connected. */
export class SiwxFeature implements SiwxVerbs, ReadableStore<SiwxState> {
  readonly ahead: SignInAhead;
  readonly state$: Stream<SiwxState>;
  readonly #deps: SiwxFeatureDeps;

  constructor(deps: SiwxFeatureDeps) {
    this.ahead = deps.ahead;
    this.state$ = deps.store.state$;
    this.#deps = deps;
  }

  getSnapshot(): SiwxState {
    return this.#deps.store.getSnapshot();
  }

  prepare(): Promise<UnsignedMessage> {
    return this.#deps.signIn.prepare();
  }

  signIn(): Promise<void> {
    return this.#deps.signIn.execute();
  }

  cancel(): Promise<void> {
    return this.#deps.leave.execute();
  }
}
