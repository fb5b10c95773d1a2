import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { cancellationOf } from '../../domain/siwx/siwx-policy';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import type { ActiveAccount } from '../session/active-account';
import type { Disconnect } from '../navigation/disconnect';
import type { SignInProgress } from './sign-in-progress';

export interface LeaveSignInDeps {
  readonly activeAccount: ActiveAccount;
  readonly disconnect: Disconnect;
  readonly scope: Scope;
  readonly navigation: Navigation;
  readonly progress: SignInProgress;
  readonly siwx: SiwxSessions;
}

/** Leaves a sign-in that the visitor does not complete. */
export class LeaveSignIn {
  readonly #deps: LeaveSignInDeps;

  constructor(deps: LeaveSignInDeps) {
    this.#deps = deps;
  }

  /**
   * Leaves at the visitor's request: where sign-in is required the connection ends, otherwise it stays without
   * a session.
   */
  async execute(): Promise<void> {
    const { navigation, progress, siwx } = this.#deps;
    const isRequired = siwx.isRequired;
    progress.cancel();
    const situation = { isEnabled: true, isRequired, isNetworkSupported: true, hasSession: false };
    if (cancellationOf(situation) === 'close') {
      navigation.close();
      return;
    }
    await this.disconnect();
  }

  /** Disconnects the account in use, and lets the visitor choose again. Never throws. */
  async disconnect(): Promise<void> {
    const { activeAccount, disconnect, navigation, scope } = this.#deps;
    const account = activeAccount.get();
    const ending = account ? disconnect.execute(account.namespace) : undefined;
    navigation.router.reset('Connect');
    navigation.modal.on({ type: 'opened' });
    try {
      await ending;
    } catch (error) {
      scope.logger.warn('The wallet did not disconnect after the sign-in was left', error);
    }
  }
}
