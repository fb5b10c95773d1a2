import type { SiwxState } from '../../domain/siwx/siwx-state';
import type { UnsignedMessage } from '../../domain/siwx/unsigned-message';
import type { Stream } from '../../ports/stream';
import type { ReadableStore } from '../state/readable-store';
import type { LeaveSignIn } from './leave-sign-in';
import type { SignInAhead } from './sign-in-ahead';
import type { SignInProgress } from './sign-in-progress';
import type { SignInWithWallet } from './sign-in-with-wallet';
import type { SiwxStore } from './siwx-store';

/** The verbs for signing in. */
export interface SiwxVerbs {
  /**
   * Sign-ins within a login or a pairing, for the use cases that connect accounts.
   *
   * @throws what the browser says where they cannot be downloaded.
   */
  ahead(): Promise<SignInAhead>;

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
  readonly leave: LeaveSignIn;

  /** Downloads what a visitor with a session does not need. */
  readonly loadAhead: () => Promise<SignInAhead>;
  readonly loadSignIn: () => Promise<SignInWithWallet>;
  readonly progress: SignInProgress;
  readonly store: SiwxStore;
}

/** Signing in with a wallet's signature, in addition to being connected. */
export class SiwxFeature implements SiwxVerbs, ReadableStore<SiwxState> {
  readonly state$: Stream<SiwxState>;
  readonly #deps: SiwxFeatureDeps;
  #isMissing = false;

  constructor(deps: SiwxFeatureDeps) {
    this.state$ = deps.store.state$;
    this.#deps = deps;
  }

  getSnapshot(): SiwxState {
    return this.#deps.store.getSnapshot();
  }

  ahead(): Promise<SignInAhead> {
    return this.#deps.loadAhead();
  }

  async prepare(): Promise<UnsignedMessage> {
    return (await this.#signIn()).prepare();
  }

  async signIn(): Promise<void> {
    await (await this.#signIn()).execute();
  }

  cancel(): Promise<void> {
    return this.#deps.leave.execute();
  }

  async #signIn(): Promise<SignInWithWallet> {
    const { loadSignIn, progress } = this.#deps;
    try {
      const signIn = await loadSignIn();
      if (this.#isMissing) progress.tell(undefined);
      this.#isMissing = false;
      return signIn;
    } catch (error) {
      // The page is offline, or the site has a new version of itself.
      this.#isMissing = true;
      progress.tell('unavailable');
      throw error;
    }
  }
}
