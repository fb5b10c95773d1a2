import type { Identity } from '../../domain/account/identity';
import type { Sources } from '../../domain/options/sources';
import type { IdentitySource } from '../../ports/identity-source';
import type { NameService } from '../../ports/name-service';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { StoredValues } from '../state/stored-values';
import { EnsCache } from './ens-cache';
import { FindIdentity, type IdentityOwner } from './find-identity';
import { IdentityCache } from './identity-cache';
import { identityLookups } from './identity-lookups';
import { type FindChainNames, nameLookups } from './name-lookups';
import { PaidReceivers } from './paid-receivers';
import { ResolveName } from './resolve-name';

export interface IdentitiesDeps {
  readonly chainNames: FindChainNames;

  /** Absent where the site has no identity service. */
  readonly identitySource: IdentitySource | undefined;

  /** Absent where the site names no name service. */
  readonly nameService: NameService | undefined;
  readonly pictures: Pictures;
  readonly scope: Scope;
  readonly sources: Sources | undefined;
  readonly stored: StoredValues;
}

/** Names and pictures of accounts, the addresses of names, and the accounts that the visitor has paid. */
export class Identities {
  readonly paidReceivers: PaidReceivers;
  readonly resolveName: ResolveName;
  readonly #cache: IdentityCache;
  readonly #find: FindIdentity;

  constructor(deps: IdentitiesDeps) {
    this.paidReceivers = new PaidReceivers(deps.stored);
    this.resolveName = new ResolveName({
      cache: new EnsCache(deps),
      lookups: nameLookups(deps),
      scope: deps.scope,
    });
    this.#cache = new IdentityCache(deps);
    this.#find = new FindIdentity({
      cache: this.#cache,
      lookups: identityLookups(deps),
      pictures: deps.pictures,
      scope: deps.scope,
    });
  }

  /** Makes `identity` that of `owner` for the next 5 min. */
  learn({ caipAddress }: IdentityOwner, identity: Identity): void {
    this.#cache.write(caipAddress, identity);
  }

  /** Whether the site names a source of identities for `owner`, whose network is in use and no test network. */
  mayHave(owner: IdentityOwner): boolean {
    return this.#find.mayFind(owner);
  }

  /** The identity of `owner` that was read in the last 5 min. */
  known({ caipAddress }: IdentityOwner): Identity | undefined {
    return this.#cache.read(caipAddress);
  }

  /**
   * The identity of `owner`, read again unless that was done in the last 5 min; empty where no source that answered knows one.
   *
   * @throws `WidgetError` `NAME_LOOKUP_FAILED` where no source could be asked, and the reason of `signal`.
   */
  of(owner: IdentityOwner, signal: AbortSignal): Promise<Identity> {
    return this.#find.execute(owner, signal);
  }
}
