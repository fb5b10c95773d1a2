import { type AccountProfile, newAccountProfile } from '../../domain/account/account-profile';
import { type AccountTypes } from '../../domain/account/account-type';
import { preferredAccountType } from '../../domain/account/account-type-choice';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';
import { chosenAccountTypes } from './chosen-account-types';

export interface AccountProfileStoreDeps {
  readonly options: WidgetOptions;
  readonly stored: StoredValues;
}

/**
 * The facts that the account view shows beyond address and balance. Written by the use cases of this folder.
 */
export class AccountProfileStore extends StateStore<AccountProfile> {
  constructor({ options, stored }: AccountProfileStoreDeps) {
    const chosen = chosenAccountTypes(stored);
    super(
      newAccountProfile(
        Object.fromEntries(
          chainNamespaces.map((namespace) => [
            namespace,
            preferredAccountType(namespace, chosen[namespace], options.defaultAccountTypes),
          ]),
        ) as AccountTypes,
      ),
    );
  }

  change(next: Partial<AccountProfile>): void {
    this.update((profile) => ({ ...profile, ...next }));
  }

  /** Dismisses a change of the account type. */
  forgetTypeChange(): void {
    this.update(({ typeChange, ...profile }) => (typeChange ? profile : this.getSnapshot()));
  }
}
