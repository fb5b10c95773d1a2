import type { CurrentAccount } from '../session/current-account';
import { type Identity, identityOf } from '../../domain/account/identity';
import { isSameAddress } from '../../domain/address/is-address';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { IdentitySource } from '../../ports/identity-source';
import type { NameService } from '../../ports/name-service';
import { addressIn } from './name-lookups';

/** A source of an account's identity. */
export type IdentityLookup = (
  account: CurrentAccount,
  signal: AbortSignal,
) => Promise<Identity | undefined>;

export interface IdentityLookupsDeps {
  readonly adapters: ChainAdapters;
  readonly identitySource: IdentitySource;
  readonly nameService: NameService | undefined;
}

/** The sources of an account's identity: the identity service, the chain itself, then the name service. */
export function identityLookups({
  adapters,
  identitySource,
  nameService,
}: IdentityLookupsDeps): readonly IdentityLookup[] {
  const lookups: readonly IdentityLookup[] = [
    ({ address, network }, signal) => identitySource.identityOf(address, network, signal),
    async ({ namespace, address, network }, signal) => {
      const { names } = await adapters.find(namespace);
      return names?.profileOf(address, network, signal);
    },
  ];
  if (!nameService) return lookups;
  return [
    ...lookups,
    async ({ address, namespace, network }, signal) => {
      const records = await nameService.namesOf(address, signal);
      const record = records.find((each) => {
        const own = addressIn(each, network);
        return own !== undefined && isSameAddress(own, address, namespace);
      });
      return record && identityOf(record.name, record.avatarUrl);
    },
  ];
}
