import { coinTypeOf } from '../../domain/name/coin-type';
import type { Network } from '../../domain/network/network';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { NameService } from '../../ports/name-service';
import type { NameRecord } from '../../domain/name/name-record';
import type { NameLookup } from './resolve-name';

export interface NameLookupsDeps {
  readonly adapters: ChainAdapters;
  readonly nameService?: NameService;
}

/** SLIP-44's number of Ether, under which names keep the address of Ethereum itself. */
const ETHER_COIN_TYPE = 60;

/** Who is asked what a name stands for: the chain itself, then the name service where there is one. */
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

/** The address that the record has for this very network: another network's may be nobody's here. */
function addressIn({ addresses }: NameRecord, { chainNamespace, id }: Network): string | undefined {
  if (chainNamespace !== 'eip155') return undefined;
  const own = addresses[String(coinTypeOf(Number(id)))];
  return own ?? (id === 1 ? addresses[String(ETHER_COIN_TYPE)] : undefined);
}
