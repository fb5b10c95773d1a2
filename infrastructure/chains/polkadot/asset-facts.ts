import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { factsOf } from '../../../domain/token/token-facts';
import type { ChainFacts, TokenFacts } from '../../../ports/chain-facts';
import type { RpcClients } from '../../../ports/rpc-client';
import { assetIdIn } from './asset-id';
import { assetNamesIn, assetNamesKey } from './pallet-assets';
import { PolkadotRpc } from './polkadot-rpc';

/** {@link ChainFacts} of the pallets of tokens. Every address of these chains is an account. */
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
    const asset = address && assetIdIn(addressOf(address));
    if (!asset) return {};
    const rpc = new PolkadotRpc(this.#rpcClients.forNetwork(network), signal);
    const { decimals, symbol } = assetNamesIn(await rpc.storage(assetNamesKey(asset))) ?? {};
    return factsOf(decimals, symbol);
  }
}
