import { type Identity, isAnonymous } from '../../domain/account/identity';
import { FeatureError } from '../../domain/errors/feature-error';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { IdentityCache } from './identity-cache';

/** The account in use, or a receiver on its network. */
export type IdentityOwner = Pick<
  CurrentAccount,
  'address' | 'caipAddress' | 'namespace' | 'network'
>;

/** A source of an account's identity. */
export interface IdentityLookup {
  /** Whether the source knows accounts of this kind. */
  readonly knows: (owner: IdentityOwner) => boolean;
  readonly ask: (owner: IdentityOwner, signal: AbortSignal) => Promise<Identity | undefined>;
}

export interface FindIdentityDeps {
  /** Identities read in the last 5 min. */
  readonly cache: IdentityCache;

  /** The sources, asked in turn until one knows the account. */
  readonly lookups: readonly IdentityLookup[];
  readonly pictures: Pictures;
  readonly scope: Scope;
}

/** Finds the name and the picture of an account. */
export class FindIdentity {
  readonly #deps: FindIdentityDeps;

  constructor(deps: FindIdentityDeps) {
    this.#deps = deps;
  }

  /** Whether a source is asked about `owner`. Addresses of test networks have no names. */
  mayFind(owner: IdentityOwner): boolean {
    const { isSupported, testnet } = owner.network;
    return isSupported && testnet !== true && this.#lookupsOf(owner).length > 0;
  }

  /** @throws `WidgetError` `NAME_LOOKUP_FAILED`, and the reason of `signal`. */
  async execute(owner: IdentityOwner, signal: AbortSignal): Promise<Identity> {
    const { cache, pictures } = this.#deps;
    const cached = cache.read(owner.caipAddress);
    if (cached) return cached;
    const found = pictures.identity(await this.#ask(owner, signal));
    cache.write(owner.caipAddress, found);
    return found;
  }

  /** The first answer with a name or a picture; nothing, where no source that answered has one. */
  async #ask(owner: IdentityOwner, signal: AbortSignal): Promise<Identity> {
    const lookups = this.#lookupsOf(owner);
    let hasAnswer = lookups.length === 0;
    for (const { ask } of lookups) {
      try {
        const identity = await ask(owner, signal);
        signal.throwIfAborted();
        if (identity && !isAnonymous(identity)) return identity;
        hasAnswer = true;
      } catch (error) {
        signal.throwIfAborted();
        const { logger } = this.#deps.scope;
        logger.warn('An identity could not be looked up; the next source is asked', error);
      }
    }
    if (hasAnswer) return {};
    throw new FeatureError('NAME_LOOKUP_FAILED', {});
  }

  #lookupsOf(owner: IdentityOwner): readonly IdentityLookup[] {
    return this.#deps.lookups.filter(({ knows }) => knows(owner));
  }
}
