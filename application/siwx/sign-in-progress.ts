import { LatestRun } from '../../domain/async/latest-run';
import type { SignInFault } from '../../domain/siwx/sign-in-fault';
import { nextSignIn, type SignInEvent } from '../../domain/siwx/siwx-policy';
import type { ApprovalStack } from '../navigation/approval-stack';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { SiwxStore } from './siwx-store';

export interface SignInProgressDeps {
  readonly activeAccount: ActiveAccount;
  readonly approvals: ApprovalStack;
  readonly navigation: Navigation;

  /** Begins to download what makes the message, while the view is downloaded. */
  readonly prefetch: () => void;
  readonly scope: Scope;
  readonly store: SiwxStore;
}

/**
 * How far the sign-in of the account in use is, in the state and on the screen. A visitor who has a session needs no more
 * than this: the code that makes messages and asks wallets is downloaded with the first message.
 */
export class SignInProgress {
  readonly runs = new LatestRun();
  readonly #deps: SignInProgressDeps;
  readonly #onCancel = new Set<() => void>();

  /** The account that the wallet was asked about, and the one whose request was cut short by a change. */
  #signing: CurrentAccount | undefined;
  #interrupted: CurrentAccount | undefined;

  constructor(deps: SignInProgressDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.cancel());
  }

  /** Shows only the sign-in view, and waits for the visitor. */
  ask(): void {
    const fault = this.#interruption();
    this.#deps.prefetch();
    this.#interrupted = undefined;
    this.step({ type: 'asked' });
    if (fault) this.tell(fault);
    this.showSignView();
  }

  /** Begins to ask the wallet about `account`. */
  begin(account: CurrentAccount): AbortSignal {
    const signal = this.runs.start();
    this.#signing = account;
    if (this.#deps.store.getSnapshot().signIn.status !== 'asking') this.step({ type: 'asked' });
    this.step({ type: 'accepted' });
    this.tell(undefined);
    return signal;
  }

  /** Cancels the sign-in. A later signature is dropped. */
  cancel(): void {
    this.#interrupted = this.runs.isRunning ? this.#signing : undefined;
    this.runs.cancel();
    this.#onCancel.forEach((listener) => listener());
    this.step({ type: 'cancelled' });
    this.tell(undefined);
  }

  /** Calls `listener` when a sign-in is cancelled. */
  onCancel(listener: () => void): void {
    this.#onCancel.add(listener);
  }

  /** Records that the account is signed in already. */
  settle(): void {
    this.#deps.store.update((state) => ({ ...state, signIn: { status: 'signedIn' } }));
    this.tell(undefined);
  }

  showSignView(): void {
    const { approvals, navigation } = this.#deps;
    approvals.finish(() => {
      navigation.router.reset('SIWXSignMessage');
      if (!navigation.modal.getSnapshot().isOpen) navigation.modal.on({ type: 'opened' });
    });
  }

  /** Has the state say why the sign-in failed, or nothing. */
  tell(fault: SignInFault | undefined): void {
    this.#deps.store.update((state) => {
      const { fault: before, ...rest } = state;
      if (fault === before) return state;
      return fault ? { ...rest, fault } : rest;
    });
  }

  step(event: SignInEvent): void {
    this.#deps.store.update((state) => {
      const signIn = nextSignIn(state.signIn, event);
      return signIn === state.signIn ? state : { ...state, signIn };
    });
  }

  /** Why the wallet was asked for nothing: the visitor changed the account or the network meanwhile. */
  #interruption(): SignInFault | undefined {
    const [before, now] = [this.#interrupted, this.#deps.activeAccount.get()];
    if (!before || !now || before.caipAddress === now.caipAddress) return undefined;
    return before.address === now.address ? 'networkChanged' : 'accountChanged';
  }
}
