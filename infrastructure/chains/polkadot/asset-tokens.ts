import { type CaipAddress, formatCaipAddress } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import { type TokenBalance, tokenBalance } from '../../../domain/token/token-balance';
import type { ChainTokens } from '../../../ports/chain-tokens';
import type { RpcClients } from '../../../ports/rpc-client';
import { type AssetId, type AssetPallet, assetPallets, assetText } from './asset-id';
import {
  assetAccountKey,
  assetBalanceIn,
  assetIn,
  assetNamesIn,
  assetNamesKey,
  assetPrefix,
} from './pallet-assets';
import { PolkadotRpc } from './polkadot-rpc';
import { publicKeyOf } from './public-key';

/** The number of entries per request: the most that public nodes answer. */
const PAGE_SIZE = 1000;

/** More assets than any chain has today. A node that lists more is hostile or broken. */
const PAGES_MAX = 20;

/** {@link ChainTokens} of the pallets of tokens. A chain without them has no tokens. */
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
    const tokens = assetPallets.map((pallet) => tokensOf(pallet, publicKey, network, rpc));
    return (await Promise.all(tokens)).flat();
  }
}

async function tokensOf(
  pallet: AssetPallet,
  publicKey: Uint8Array,
  network: Network,
  rpc: PolkadotRpc,
): Promise<readonly TokenBalance[]> {
  const prefix = assetPrefix(pallet);
  const pages: Promise<readonly TokenBalance[]>[] = [];
  let start = prefix;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const keys = await rpc.keys(prefix, PAGE_SIZE, start);
    const assets = keys.map((key) => assetIn(key, pallet));
    if (keys.length > 0) pages.push(heldOf(assets, publicKey, network, rpc));
    start = keys.at(-1) ?? start;
    if (keys.length < PAGE_SIZE) break;
  }
  return (await Promise.all(pages)).flat();
}

/** The token of `asset`: its text stands in the place of a contract. `undefined` where it has none. */
export function assetAddress({ caipNetworkId }: Network, asset: AssetId): CaipAddress | undefined {
  const address = assetText(asset);
  const chainReference = caipNetworkId.slice('polkadot:'.length);
  return address === undefined
    ? undefined
    : formatCaipAddress({ namespace: 'polkadot', chainReference, address });
}

async function heldOf(
  assets: readonly AssetId[],
  publicKey: Uint8Array,
  network: Network,
  rpc: PolkadotRpc,
): Promise<readonly TokenBalance[]> {
  const keys = assets.map((asset) => assetAccountKey(asset, publicKey));
  const values = await rpc.values(keys);
  const held = assets.flatMap((asset, index) => {
    const units = assetBalanceIn(values.get(keys[index] ?? ''));
    const address = assetAddress(network, asset);
    return units > 0n && address ? [{ address, units, namesKey: assetNamesKey(asset) }] : [];
  });
  if (held.length === 0) return [];
  const names = await rpc.values(held.map(({ namesKey }) => namesKey));
  return held.flatMap(({ address, namesKey, units }) => {
    const named = assetNamesIn(names.get(namesKey));
    const balance =
      named &&
      tokenBalance({
        ...named,
        chainId: network.caipNetworkId,
        address,
        units,
        price: undefined,
        iconUrl: undefined,
      });
    return balance ? [balance] : [];
  });
}
