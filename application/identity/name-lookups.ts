import { coinTypesOf } from '../../domain/name/coin-type';
import type { Network } from '../../domain/network/network';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ChainNames } from '../../ports/chain-names';
import type { NameService } from '../../ports/name-service';
import type { NameRecord } from '../../domain/name/name-record';
import type { NameLookup } from './resolve-name';

/** Finds the names on the chains of a namespace, where there are any. */
export type FindChainNames = (namespace: ChainNamespace) => Promise<ChainNames | undefined>;

export interface NameLookupsDeps {
  readonly chainNames: FindChainNames;
  readonly nameService: NameService | undefined;
}

/** The sources of a name's address: the chain itself, then the name service where there is one. */
export function nameLookups({ chainNames, nameService }: NameLookupsDeps): readonly NameLookup[] {
  const onChain: NameLookup = async (name, network, signal) => {
    const names = await chainNames(network.chainNamespace);
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
