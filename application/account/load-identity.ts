import type { Identities } from '../identity/identities';
import type { Scope } from '../scope/scope';
import { type Identity, isAnonymous, UNKNOWN_IDENTITY } from '../../domain/account/identity';
import { FeatureError } from '../../domain/errors/feature-error';
import { nameNamespaces } from '../../domain/network/feature-networks';
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

/** Looks up the name and picture of the account in use, on EVM chains that are not test networks. */
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
    if (!account || !mayHaveName(account)) return;
    const cached = identities.cache.read(account.caipAddress);
    if (cached) {
      profile.change({ identity: { status: 'loaded', ...cached } });
      return;
    }
    await this.#task.join(account, (signal) => this.#read(account, signal));
  }

  async #read(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { identities, profile, scope } = this.#deps;
    profile.change({ identity: { status: 'loading' } });
    try {
      const found = await this.#ask(account, signal);
      if (signal.aborted) return;
      identities.cache.write(account.caipAddress, found);
      profile.change({ identity: { status: 'loaded', ...found } });
    } catch (error) {
      if (signal.aborted) return;
      scope.logger.warn(`The identity of ${account.caipAddress} could not be looked up`, error);
      profile.change({ identity: { status: 'failed' } });
    }
  }

  /** The first answer with a name or a picture; nothing, where no source that answered has one. */
  async #ask(account: CurrentAccount, signal: AbortSignal): Promise<Identity> {
    const { identities, scope } = this.#deps;
    let hasAnswer = false;
    for (const lookup of identities.lookups) {
      try {
        const identity = await lookup(account, signal);
        signal.throwIfAborted();
        if (identity && !isAnonymous(identity)) return identity;
        hasAnswer = true;
      } catch (error) {
        signal.throwIfAborted();
        scope.logger.warn('An identity could not be looked up; the next source is asked', error);
      }
    }
    if (hasAnswer || identities.lookups.length === 0) return {};
    throw new FeatureError('NAME_LOOKUP_FAILED', {});
  }
}

function mayHaveName({ namespace, network }: CurrentAccount): boolean {
  return nameNamespaces.includes(namespace) && network.isSupported && network.testnet !== true;
}
