import type { ChainAdapters } from '../../ports/chain-adapter';
import type { IdentitySource } from '../../ports/identity-source';
import type { IdentityLookup } from './load-identity';

export interface IdentityLookupsDeps {
  readonly adapters: ChainAdapters;
  readonly identitySource: IdentitySource;
}

/** Who is asked about an account: the identity service, then the chain itself. */
export function identityLookups({
  adapters,
  identitySource,
}: IdentityLookupsDeps): readonly IdentityLookup[] {
  return [
    ({ address, network }, signal) => identitySource.identityOf(address, network, signal),
    async ({ namespace, address, network }, signal) => {
      const { names } = await adapters.find(namespace);
      return names?.profileOf(address, network, signal);
    },
  ];
}
