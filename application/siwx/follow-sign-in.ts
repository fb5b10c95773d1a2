import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { abortable } from '../../domain/abort/abortable';
import { confinedHistory, isAboutAccount } from '../../domain/siwx/sign-in-views';
import {
  asksForSignIn,
  isCloseRefused,
  isSigningView,
  type SignInSituation,
} from '../../domain/siwx/siwx-policy';
import type { SiwxSession } from '../../domain/siwx/siwx-session';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { WalletSessions } from '../session/wallet-sessions';
import type { Admission } from './admission';
import type { LeaveSignIn } from './leave-sign-in';
import { signInAccountOf } from './sign-in-account';
import type { SignInProgress } from './sign-in-progress';
import type { SiwxStore } from './siwx-store';

export interface FollowSignInDeps {
  readonly admission: Admission;
  readonly activeAccount: ActiveAccount;
  readonly leave: LeaveSignIn;
  readonly scope: Scope;
  readonly navigation: Navigation;
  readonly sessions: WalletSessions;
  readonly notices: Notices;
  readonly progress: SignInProgress;
  readonly siwx: SiwxSessions;
  readonly store: SiwxStore;
}

/**
 * Requests a sign-in from each account that comes into use without one. Signs out an account that
 * disconnects or whose wallet leaves, and the accounts that the site signs out when the account or the network in
 * use changes.
 */
export class FollowSignIn {
  readonly #deps: FollowSignInDeps;
  readonly #checks = new LatestRun();
  #signingOut: Promise<void> | undefined;

  constructor(deps: FollowSignInDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { activeAccount, admission, navigation, scope, sessions } = this.#deps;
    navigation.router.confine((next, before) => {
      const account = activeAccount.get();
      return account && admission.isWaiting(account)
        ? confinedHistory(next, before, account)
        : next;
    });
    const follow = (account: CurrentAccount | undefined): void => void this.#check(account);
    activeAccount.onChange(follow);
    admission.onEnd(() => follow(activeAccount.get()));
    follow(activeAccount.get());
    const ends = [
      navigation.guards.add(() => this.#mayClose()),
      sessions.onEnding(() => this.#leave()),
      () => this.#checks.cancel(),
    ];
    scope.onEnd(() => ends.forEach((end) => end()));
  }

  async #check(account: CurrentAccount | undefined): Promise<void> {
    const { admission, leave, navigation, notices, progress, scope, siwx } = this.#deps;
    const { current } = navigation.router;
    this.#checks.cancel();
    progress.cancel();
    if (!account) {
      if (isSigningView(current?.name)) navigation.router.reset('Connect');
      return;
    }
    if (current && isAboutAccount(current.name)) navigation.router.update((history) => history);
    const signal = this.#checks.start();
    try {
      const sessions = await this.#sessions(account, signal);
      const hasSession = sessions.length > 0;
      if (!hasSession) await siwx.signOutOthers(signInAccountOf(account), signal);
      if (signal.aborted) return;
      if (!hasSession) admission.withhold(account.namespace);
      if (asksForSignIn(this.#situation(account, hasSession))) progress.ask();
      else if (hasSession) scope.batch(() => this.#settle(account, sessions));
    } catch (error) {
      if (signal.aborted) return;
      scope.logger.error('The sign-in could not begin', error);
      notices.show('SIGN_IN_UNAVAILABLE');
      await leave.disconnect();
    }
  }

  /** On a network that the site does not list there is no sign-in, and no request to the site. */
  async #sessions(account: CurrentAccount, signal: AbortSignal): Promise<readonly SiwxSession[]> {
    if (!account.network.isSupported) return [];
    // The site may still list sessions that are ending.
    if (this.#signingOut) await abortable(this.#signingOut, signal);
    return this.#deps.siwx.get(signInAccountOf(account), signal);
  }

  /** An account that has signed in needs no sign-in view of an earlier account. */
  #settle(account: CurrentAccount, sessions: readonly SiwxSession[]): void {
    const { admission, navigation, progress } = this.#deps;
    admission.admit(account, sessions);
    progress.settle();
    if (isSigningView(navigation.router.current?.name)) navigation.router.reset('Account');
  }

  #mayClose(): boolean {
    const { activeAccount, navigation, store } = this.#deps;
    const account = activeAccount.get();
    const view = navigation.router.current?.name;
    if (!account || !view) return true;
    const hasSession = store.getSnapshot().signIn.status === 'signedIn';
    return !isCloseRefused(view, this.#situation(account, hasSession));
  }

  /** Signs every account out. An account that stays connected on another namespace has to sign in again. */
  #leave(): void {
    const { activeAccount, admission, siwx } = this.#deps;
    if (!siwx.signOutOnDisconnect) return;
    admission.withholdAll();
    const signingOut = this.#signOut().finally(() => {
      if (this.#signingOut === signingOut) this.#signingOut = undefined;
    });
    this.#signingOut = signingOut;
    void this.#check(activeAccount.get());
  }

  async #signOut(): Promise<void> {
    const { scope, siwx } = this.#deps;
    try {
      await siwx.set([]);
    } catch (error) {
      scope.logger.error('The sign-in could not be ended', error);
    }
  }

  #situation({ network }: CurrentAccount, hasSession: boolean): SignInSituation {
    const { isRequired } = this.#deps.siwx;
    return { isEnabled: true, isRequired, isNetworkSupported: network.isSupported, hasSession };
  }
}
