import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { factsOf } from '../../../domain/token/token-facts';
import type { ChainFacts, TokenFacts } from '../../../ports/chain-facts';
import type { RpcClients } from '../../../ports/rpc-client';
import { ASSET_ID_SIZE, assetNamesIn, assetNamesKey } from './pallet-assets';
import { PolkadotRpc } from './polkadot-rpc';
import { writeUnsigned } from './scale';

const ASSETS_END = 2n ** BigInt(8 * ASSET_ID_SIZE);

/** {@link ChainFacts} of pallet Assets. Every address of these chains is an account. */
export class AssetFacts implements ChainFacts {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  async tokenFacts(
    { address }: Pick<TokenBalance, 'address'>,
    network: Network,
    signal?: AbortSignal,
  ): Promise<TokenFacts> {
    const number = address === undefined ? ASSETS_END : BigInt(addressOf(address));
    if (number >= ASSETS_END) return {};
    const id = writeUnsigned(number, ASSET_ID_SIZE);
    const rpc = new PolkadotRpc(this.#rpcClients.forNetwork(network), signal);
    const { decimals, symbol } = assetNamesIn(await rpc.storage(assetNamesKey(id))) ?? {};
    return factsOf(decimals, symbol);
  }
}
