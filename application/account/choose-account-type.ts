import { LatestRun } from '../../domain/async/latest-run';
import type { Scope } from '../scope/scope';
import type { AccountType } from '../../domain/account/account-type';
import { hasAccountType } from '../../domain/account/account-type-choice';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError } from '../../domain/errors/widget-error';
import { abortable } from '../../domain/abort/abortable';
import type { StoredValues } from '../state/stored-values';
import type { AccountProfileStore } from './account-profile-store';
import { keepAccountType } from './chosen-account-types';
import type { ActiveAccount } from '../session/active-account';

export interface ChooseAccountTypeDeps {
  readonly activeAccount: ActiveAccount;
  readonly profile: AccountProfileStore;
  readonly scope: Scope;
  readonly stored: StoredValues;
}

/** Changes the account type that a visitor uses on the namespace in use, for this visit and the next. */
export class ChooseAccountType {
  readonly #deps: ChooseAccountTypeDeps;
  readonly #changes = new LatestRun();

  constructor(deps: ChooseAccountTypeDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.dismiss());
  }

  /**
   * Requests the change from the wallet, and stores the choice once the wallet has changed. A later choice
   * replaces this one.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `ACCOUNT_TYPE_INVALID` for a type that the namespace or the
   *   wallet does not have, `ABORTED` when it is cancelled, and what the wallet answers.
   */
  async execute(type: AccountType): Promise<void> {
    const { activeAccount, profile, stored } = this.#deps;
    const { namespace } = activeAccount.require();
    const session = activeAccount.session(namespace);
    if (!session?.useAccountType || !hasAccountType(namespace, type)) {
      throw new FeatureError('ACCOUNT_TYPE_INVALID', { namespace, type });
    }

    this.dismiss();
    const signal = this.#changes.start();
    profile.change({ typeChange: { status: 'asking', type } });
    try {
      await abortable(session.useAccountType(type, signal), signal);
      const { preferredAccountTypes } = profile.getSnapshot();
      profile.change({ preferredAccountTypes: { ...preferredAccountTypes, [namespace]: type } });
      profile.forgetTypeChange();
      keepAccountType(stored, namespace, type);
    } catch (error) {
      if (isWidgetError(error, 'NOT_CONNECTED')) profile.forgetTypeChange();
      else if (!signal.aborted) {
        profile.change({ typeChange: { status: 'failed', type } });
      }
      throw error;
    } finally {
      this.#changes.end(signal);
    }
  }

  /** Cancels the pending change, and dismisses the failed one. */
  dismiss(): void {
    this.#deps.profile.forgetTypeChange();
    this.#changes.cancel();
  }
}
