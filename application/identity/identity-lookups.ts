import { identityOf } from '../../domain/account/identity';
import { isSameAddress } from '../../domain/address/is-address';
import { hasChainNames } from '../../domain/name/chain-names';
import { coinTypesOf } from '../../domain/name/coin-type';
import { nameNamespaces } from '../../domain/network/feature-networks';
import type { Sources } from '../../domain/options/sources';
import type { IdentitySource } from '../../ports/identity-source';
import type { NameService } from '../../ports/name-service';
import type { IdentityLookup } from './find-identity';
import { addressIn, type FindChainNames } from './name-lookups';

export interface IdentityLookupsDeps {
  readonly chainNames: FindChainNames;
  readonly identitySource: IdentitySource | undefined;
  readonly nameService: NameService | undefined;
  readonly sources: Sources | undefined;
}

/**
 * The sources of an account's identity that the site has: its identity service, the chain itself, then the name service. A site with
 * an identity service has the chain asked as well where the service knows nothing.
 */
export function identityLookups({
  chainNames,
  identitySource,
  nameService,
  sources = {},
}: IdentityLookupsDeps): readonly IdentityLookup[] {
  const onService: IdentityLookup | undefined = identitySource && {
    knows: ({ namespace }) => nameNamespaces.includes(namespace),
    ask: ({ address, network }, signal) => identitySource.identityOf(address, network, signal),
  };
  const onChain: IdentityLookup = {
    knows: (owner) => hasChainNames(owner.namespace, sources) || onService?.knows(owner) === true,
    ask: async ({ namespace, address, network }, signal) => {
      const names = await chainNames(namespace);
      return names?.profileOf(address, network, signal);
    },
  };
  const own: IdentityLookup | undefined = nameService && {
    knows: ({ network }) => coinTypesOf(network).length > 0,
    ask: async ({ address, namespace, network }, signal) => {
      const records = await nameService.namesOf(address, signal);
      const record = records.find((each) => {
        const stands = addressIn(each, network);
        return stands !== undefined && isSameAddress(stands, address, namespace);
      });
      return record && identityOf(record.name, record.avatarUrl);
    },
  };
  return [onService, onChain, own].filter((lookup) => lookup !== undefined);
}
