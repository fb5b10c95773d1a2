import { type CaipAddress, formatCaipAddress } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import { type TokenBalance, tokenBalance } from '../../../domain/token/token-balance';
import type { ChainTokens } from '../../../ports/chain-tokens';
import type { RpcClients } from '../../../ports/rpc-client';
import {
  ASSET_PREFIX,
  assetAccountKey,
  assetBalanceIn,
  assetIn,
  type AssetKey,
  assetNamesIn,
  assetNamesKey,
} from './pallet-assets';
import { PolkadotRpc } from './polkadot-rpc';
import { publicKeyOf } from './public-key';

/** The number of entries per request: the most that public nodes answer. */
const PAGE_SIZE = 1000;

/** More assets than any chain has today. A node that lists more is hostile or broken. */
const PAGES_MAX = 20;

/** {@link ChainTokens} of pallet Assets. A chain without it has no tokens. */
export class AssetTokens implements ChainTokens {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  async balances(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    const publicKey = publicKeyOf(address);
    const rpc = new PolkadotRpc(this.#rpcClients.forNetwork(network), signal);
    const pages: Promise<readonly TokenBalance[]>[] = [];
    let start = ASSET_PREFIX;
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const keys = await rpc.keys(ASSET_PREFIX, PAGE_SIZE, start);
      if (keys.length > 0) pages.push(heldOf(keys.map(assetIn), publicKey, network, rpc));
      start = keys.at(-1) ?? start;
      if (keys.length < PAGE_SIZE) break;
    }
    return (await Promise.all(pages)).flat();
  }
}

/** The token of asset number `id`: the number stands in the place of a contract. */
export function assetAddress({ caipNetworkId }: Network, id: bigint): CaipAddress {
  const chainReference = caipNetworkId.slice('polkadot:'.length);
  return formatCaipAddress({ namespace: 'polkadot', chainReference, address: String(id) });
}

async function heldOf(
  assets: readonly AssetKey[],
  publicKey: Uint8Array,
  network: Network,
  rpc: PolkadotRpc,
): Promise<readonly TokenBalance[]> {
  const keys = assets.map(({ encodedId }) => assetAccountKey(encodedId, publicKey));
  const values = await rpc.values(keys);
  const held = assets.flatMap((asset, index) => {
    const units = assetBalanceIn(values.get(keys[index] ?? ''));
    return units > 0n ? [{ ...asset, units, namesKey: assetNamesKey(asset.encodedId) }] : [];
  });
  if (held.length === 0) return [];
  const names = await rpc.values(held.map(({ namesKey }) => namesKey));
  return held.flatMap(({ id, namesKey, units }) => {
    const named = assetNamesIn(names.get(namesKey));
    const balance =
      named &&
      tokenBalance({
        ...named,
        chainId: network.caipNetworkId,
        address: assetAddress(network, id),
        units,
        price: undefined,
        iconUrl: undefined,
      });
    return balance ? [balance] : [];
  });
}
