import type { ChainAdapters } from '../../ports/chain-adapter';
import type { IdentitySource } from '../../ports/identity-source';
import type { NameService } from '../../ports/name-service';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { StoredValues } from '../state/stored-values';
import { EnsCache } from './ens-cache';
import { IdentityCache } from './identity-cache';
import { type IdentityLookup, identityLookups } from './identity-lookups';
import { nameLookups } from './name-lookups';
import { PaidReceivers } from './paid-receivers';
import { ResolveName } from './resolve-name';

export interface IdentitiesDeps {
  readonly adapters: ChainAdapters;
  readonly identitySource: IdentitySource;

  /** Absent where the site names no name service. */
  readonly nameService: NameService | undefined;
  readonly pictures: Pictures;
  readonly scope: Scope;
  readonly stored: StoredValues;
}

/** Names and pictures of accounts, the addresses of names, and the accounts that the visitor has paid. */
export class Identities {
  /** Identities read in the last 5 min. */
  readonly cache: IdentityCache;

  /** The sources of an account's identity. They are asked in turn, until one knows it. */
  readonly lookups: readonly IdentityLookup[];
  readonly paidReceivers: PaidReceivers;
  readonly resolveName: ResolveName;
  readonly source: IdentitySource;

  constructor(deps: IdentitiesDeps) {
    this.cache = new IdentityCache(deps);
    const { identitySource, pictures } = deps;
    this.lookups = identityLookups(deps).map((lookUp) => async (account, signal) => {
      const identity = await lookUp(account, signal);
      return identity && pictures.identity(identity);
    });
    this.paidReceivers = new PaidReceivers(deps.stored);
    this.resolveName = new ResolveName({
      cache: new EnsCache(deps),
      lookups: nameLookups(deps),
      scope: deps.scope,
    });
    this.source = {
      identityOf: async (...query) => {
        const identity = await identitySource.identityOf(...query);
        return identity && pictures.identity(identity);
      },
    };
  }
}
