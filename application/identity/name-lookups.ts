import { coinTypesOf } from '../../domain/name/coin-type';
import type { Network } from '../../domain/network/network';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { NameService } from '../../ports/name-service';
import type { NameRecord } from '../../domain/name/name-record';
import type { NameLookup } from './resolve-name';

export interface NameLookupsDeps {
  readonly adapters: ChainAdapters;
  readonly nameService: NameService | undefined;
}

/** The sources of a name's address: the chain itself, then the name service where there is one. */
export function nameLookups({ adapters, nameService }: NameLookupsDeps): readonly NameLookup[] {
  const onChain: NameLookup = async (name, network, signal) => {
    const { names } = await adapters.find(network.chainNamespace);
    return names?.addressOf(name, network, signal);
  };
  if (!nameService) return [onChain];
  return [
    onChain,
    async (name, network, signal) => {
      const record = await nameService.lookUp(name, signal);
      return record && addressIn(record, network);
    },
  ];
}

/** The record's address on exactly this network: on another one the address may have another owner. */
export function addressIn({ addresses }: NameRecord, network: Network): string | undefined {
  return coinTypesOf(network)
    .map((coinType) => addresses[String(coinType)])
    .find((address) => address !== undefined);
}
