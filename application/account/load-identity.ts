import { type Identity, isAnonymous, UNKNOWN_IDENTITY } from '../../domain/account/identity';
import { WidgetError } from '../../domain/errors/widget-error';
import { nameNamespaces } from '../../domain/network/feature-networks';
import type { Logger } from '../../ports/logger';
import type { AccountInUse, ActiveAccount } from '../session/active-account';
import type { AccountProfileStore } from './account-profile-store';
import type { AccountTask } from '../session/account-task';
import type { IdentityCache } from '../identity/identity-cache';

/** One place that may know who is behind an account. */
export type IdentityLookup = (
  account: AccountInUse,
  signal: AbortSignal,
) => Promise<Identity | undefined>;

export interface LoadIdentityDeps {
  readonly activeAccount: ActiveAccount;
  readonly cache: IdentityCache;
  readonly logger: Logger;

  /** Asked one after the other, until one knows. */
  readonly lookups: readonly IdentityLookup[];
  readonly profile: AccountProfileStore;
  readonly task: AccountTask;
}

/** Looks up the name and picture of the account in use, on EVM chains that are no test networks. */
export class LoadIdentity {
  readonly #deps: LoadIdentityDeps;

  constructor(deps: LoadIdentityDeps) {
    this.#deps = deps;
    deps.activeAccount.onChange(() => deps.profile.change({ identity: UNKNOWN_IDENTITY }));
  }

  /** Looks it up, unless that was done less than 5 min ago. Never throws: a name is never vital. */
  async execute(): Promise<void> {
    const { activeAccount, cache, profile, task } = this.#deps;
    const account = activeAccount.get();
    if (!account || !mayHaveName(account)) return;
    const cached = cache.read(account.caipAddress);
    if (cached) {
      profile.change({ identity: { status: 'loaded', ...cached } });
      return;
    }
    await task.join(account, (signal) => this.#read(account, signal));
  }

  async #read(account: AccountInUse, signal: AbortSignal): Promise<void> {
    const { cache, logger, profile } = this.#deps;
    profile.change({ identity: { status: 'loading' } });
    try {
      const found = await this.#ask(account, signal);
      if (signal.aborted) return;
      cache.write(account.caipAddress, found);
      profile.change({ identity: { status: 'loaded', ...found } });
    } catch (error) {
      if (signal.aborted) return;
      logger.warn(`Nobody could say who ${account.caipAddress} is`, error);
      profile.change({ identity: { status: 'failed' } });
    }
  }

  /** The first answer with a name or a picture; nothing, where all who could be asked know none. */
  async #ask(account: AccountInUse, signal: AbortSignal): Promise<Identity> {
    const { lookups, logger } = this.#deps;
    let hasAnswer = false;
    for (const lookup of lookups) {
      try {
        const identity = await lookup(account, signal);
        signal.throwIfAborted();
        if (identity && !isAnonymous(identity)) return identity;
        hasAnswer = true;
      } catch (error) {
        signal.throwIfAborted();
        logger.warn('An identity could not be looked up; the next place is asked', error);
      }
    }
    if (hasAnswer || lookups.length === 0) return {};
    throw new WidgetError('NAME_LOOKUP_FAILED', {});
  }
}

function mayHaveName({ namespace, network }: AccountInUse): boolean {
  return nameNamespaces.includes(namespace) && network.isSupported && network.testnet !== true;
}
