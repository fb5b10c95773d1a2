import { type AccountType, hasAccountType } from '../../domain/account/account-type';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { Lifetime } from '../scope/lifetime';
import { abortable } from '../../domain/abort/abortable';
import type { StoredValues } from '../state/stored-values';
import type { AccountProfileStore } from './account-profile-store';
import type { ActiveAccount } from '../session/active-account';

export interface ChooseAccountTypeDeps {
  readonly activeAccount: ActiveAccount;
  readonly lifetime: Lifetime;
  readonly profile: AccountProfileStore;
  readonly sessions: WalletSessions;
  readonly stored: StoredValues;
}

/** Changes which kind of account a visitor uses on the namespace in use, for this visit and the next. */
export class ChooseAccountType {
  readonly #deps: ChooseAccountTypeDeps;
  #running: AbortController | undefined;

  constructor(deps: ChooseAccountTypeDeps) {
    this.#deps = deps;
    deps.lifetime.onEnd(() => this.dismiss());
  }

  /**
   * Asks the wallet to change, and keeps the choice when it has. Another choice in the meantime takes
   * the place of this one.
   *
   * @throws {@link WidgetError} `NOT_CONNECTED`, `ACCOUNT_TYPE_INVALID` for a kind that the namespace or
   * the wallet does not have, `ABORTED` when it is given up, and what the wallet answers.
   */
  async execute(type: AccountType): Promise<void> {
    const { activeAccount, profile, sessions, stored } = this.#deps;
    const { namespace } = activeAccount.require();
    const session = sessions.at(namespace);
    if (!session?.useAccountType || !hasAccountType(namespace, type)) {
      throw new WidgetError('ACCOUNT_TYPE_INVALID', { namespace, type });
    }

    this.dismiss();
    const controller = new AbortController();
    this.#running = controller;
    profile.change({ typeChange: { status: 'asking', type } });
    try {
      await abortable(session.useAccountType(type, controller.signal), controller.signal);
      const { preferredAccountTypes } = profile.getSnapshot();
      profile.change({ preferredAccountTypes: { ...preferredAccountTypes, [namespace]: type } });
      profile.forgetTypeChange();
      stored.setPreferredAccountTypes({ ...stored.preferredAccountTypes(), [namespace]: type });
    } catch (error) {
      if (isWidgetError(error, 'NOT_CONNECTED')) profile.forgetTypeChange();
      else if (!controller.signal.aborted) {
        profile.change({ typeChange: { status: 'failed', type } });
      }
      throw error;
    } finally {
      if (this.#running === controller) this.#running = undefined;
    }
  }

  /** Gives up the change that waits, and puts away the one that failed. */
  dismiss(): void {
    const running = this.#running;
    this.#running = undefined;
    this.#deps.profile.forgetTypeChange();
    running?.abort(new WidgetError('ABORTED', {}));
  }
}
