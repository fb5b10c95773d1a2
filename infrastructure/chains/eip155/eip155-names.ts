import type { Identity } from '../../../domain/account/identity';
import { coinTypeOf } from '../../../domain/name/coin-type';
import type { Network } from '../../../domain/network/network';
import type { ChainNames } from '../../../ports/chain-names';
import type { RpcClients } from '../../../ports/rpc-client';
import type { EnsNames, EnsParts } from './ens-names';

export interface Eip155NamesDeps {
  readonly ens?: () => Promise<EnsParts | undefined>;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/** ENS is on Ethereum, for every EVM chain. */
const ENS_CHAIN_ID = 1;

/** SLIP-44's number of Ether, under which ENS keeps the address of Ethereum itself. */
const ETHER_COIN_TYPE = 60n;

/** {@link ChainNames} of EVM chains: ENS, where the site has Ethereum among its networks. */
export class Eip155Names implements ChainNames {
  readonly #deps: Eip155NamesDeps;

  constructor(deps: Eip155NamesDeps) {
    this.#deps = deps;
  }

  async profileOf(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined> {
    const ens = await this.#ens(signal);
    return ens?.profileOf(address, coinTypeFor(network));
  }

  async addressOf(
    name: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<string | undefined> {
    const ens = await this.#ens(signal);
    return ens?.addressOf(name, coinTypeFor(network));
  }

  /**
   * Downloaded with the first name, because the code for ENS's calls is larger than the rest of the adapter.
   */
  async #ens(signal?: AbortSignal): Promise<EnsNames | undefined> {
    const { ens, networks, rpcClients } = this.#deps;
    const isHere = ({ chainNamespace, id }: Network): boolean =>
      chainNamespace === 'eip155' && Number(id) === ENS_CHAIN_ID;
    const network = networks().find(isHere);
    if (!network) return undefined;
    const [{ EnsNames }, parts] = await Promise.all([import('./ens-names'), ens?.()]);
    signal?.throwIfAborted();
    return new EnsNames(rpcClients.forNetwork(network), signal, parts);
  }
}

function coinTypeFor({ id }: Network): bigint {
  return Number(id) === ENS_CHAIN_ID ? ETHER_COIN_TYPE : BigInt(coinTypeOf(Number(id)));
}
