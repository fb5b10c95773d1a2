import type { Scope } from '../scope/scope';
import type { SiwxVerbs } from '../siwx/siwx-feature';
import { isFeatureOn } from '../../domain/options/is-feature-on';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { signInAheadNamespaces } from '../../domain/network/feature-networks';
import type { FrameUser } from '../../domain/frame-protocol/frame-user';
import type { FrameSignIn } from '../../domain/frame-protocol/frame-sign-in';
import {
  canSignInAhead,
  frameSignInOf,
  type MessageAhead,
  sessionOfLogin,
} from '../../domain/siwx/sign-in-ahead';
import type { FeatureSource } from '../feature/feature-registry';
import type { SignInAhead } from '../siwx/sign-in-ahead';
import type { EmbeddedWalletAccounts } from './embedded-wallet-accounts';

export interface SignInWithinLoginDeps {
  readonly accounts: EmbeddedWalletAccounts;
  readonly features: FeatureSource<{ readonly siwx: SiwxVerbs }>;
  readonly scope: Scope;
  readonly options: WidgetOptions;
}

/** The sign-in message of a login, and the handler of its answer. */
export interface LoginSignIn {
  readonly chainId: string;
  readonly siwxMessage: FrameSignIn;

  /** Keeps what `user` signed. Never throws: a visitor who did not sign in is asked once connected. */
  keep(user: FrameUser, signal: AbortSignal): Promise<void>;
}

/** Has the embedded wallet's account sign in with its login, where the site requires that. */
export class SignInWithinLogin {
  readonly #deps: SignInWithinLoginDeps;

  constructor(deps: SignInWithinLoginDeps) {
    this.#deps = deps;
  }

  /** The message to sign, or `undefined` where none is required. Throws only the reason of `signal`. */
  async ask(signal: AbortSignal): Promise<LoginSignIn | undefined> {
    const { accounts, features, options } = this.#deps;
    const [chainId] = signInAheadNamespaces.flatMap((each) => accounts.networkFor(each) ?? []);
    if (!isFeatureOn('siwx', options) || !chainId || !canSignInAhead([chainId])) return undefined;
    return this.#orLater(signal, async () => {
      const siwx = await features.load('siwx');
      const ahead = await siwx.ahead();
      const message = await ahead.message(chainId, signal);
      return {
        chainId,
        siwxMessage: frameSignInOf(message),
        keep: (user, keeping) => this.#keep(ahead, message, user, keeping),
      };
    });
  }

  async #keep(
    ahead: SignInAhead,
    message: MessageAhead,
    user: FrameUser,
    signal: AbortSignal,
  ): Promise<void> {
    const session = sessionOfLogin(message, user);
    if (session) await this.#orLater(signal, () => ahead.keep(session, signal));
  }

  async #orLater<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      this.#deps.scope.logger.warn('The sign-in could not be part of the login', error);
      return undefined;
    }
  }
}
