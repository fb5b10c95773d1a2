import type { Identities } from '../identity/identities';
import type { Scope } from '../scope/scope';
import { UNKNOWN_IDENTITY } from '../../domain/account/identity';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { AccountProfileStore } from './account-profile-store';
import type { AccountTask } from '../session/account-task';

export interface LoadIdentityDeps {
  readonly activeAccount: ActiveAccount;
  readonly identities: Identities;
  readonly profile: AccountProfileStore;
  readonly scope: Scope;
}

/** Looks up the name and picture of the account in use, where the site has a source of them. */
export class LoadIdentity {
  readonly #deps: LoadIdentityDeps;
  readonly #task: AccountTask;

  constructor(deps: LoadIdentityDeps) {
    this.#deps = deps;
    this.#task = deps.activeAccount.task();
    deps.activeAccount.onChange(() => deps.profile.change({ identity: UNKNOWN_IDENTITY }));
  }

  /**
   * Looks it up, unless the last lookup was less than 5 min ago. Never throws, because a name is not
   * essential.
   */
  async execute(): Promise<void> {
    const { activeAccount, identities, profile } = this.#deps;
    const account = activeAccount.get();
    if (!account || !identities.mayHave(account)) return;
    const known = identities.known(account);
    if (known) {
      profile.change({ identity: { status: 'loaded', ...known } });
      return;
    }
    await this.#task.join(account, (signal) => this.#read(account, signal));
  }

  async #read(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { identities, profile, scope } = this.#deps;
    profile.change({ identity: { status: 'loading' } });
    try {
      const found = await identities.of(account, signal);
      if (!signal.aborted) profile.change({ identity: { status: 'loaded', ...found } });
    } catch (error) {
      if (signal.aborted) return;
      scope.logger.warn(`The identity of ${account.caipAddress} could not be looked up`, error);
      profile.change({ identity: { status: 'failed' } });
    }
  }
}
