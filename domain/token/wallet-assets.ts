import { checkEvmAddress } from '../address/evm-address';
import { type CaipAddress, formatCaipAddress } from '../caip/caip-address';
import {
  type CaipNetworkId,
  formatCaipNetworkId,
  parseCaipNetworkId,
} from '../caip/caip-network-id';
import {
  fieldOf,
  isUntrustedRecord,
  numberOf,
  parseEach,
  textOf,
} from '../outside/untrusted-record';
import { isTokenDecimals } from './amount';
import { decimalFromNumber } from '../number/decimal';
import { tokenBalance, type TokenBalance } from './token-balance';
import { isInlineImage } from '../text/image-url';

/** The balances that a wallet reported, per chain. */
export type WalletAssets = Readonly<Record<CaipNetworkId, readonly TokenBalance[]>>;

const chainHexPattern = /^0x[0-9a-fA-F]{1,13}$/;
const balanceHexPattern = /^0x[0-9a-fA-F]{1,64}$/;

/**
 * Reads the answer to `wallet_getAssets` (ERC-7811): a map from chain id in hexadecimal to assets, each with
 * address, balance in hexadecimal, type `ERC20` or `NATIVE`, and metadata. Drops an entry that it cannot
 * read, and keeps the others.
 */
export function parseWalletAssets(answer: unknown): WalletAssets {
  if (!isUntrustedRecord(answer)) return {};
  const chains = Object.entries(answer).flatMap(([chainHex, assets]) => {
    if (!chainHexPattern.test(chainHex) || !Array.isArray(assets)) return [];
    const chainId = formatCaipNetworkId({
      namespace: 'eip155',
      chainReference: BigInt(chainHex).toString(),
    });
    return [[chainId, parseEach(assets, (asset) => parseAsset(asset, chainId))]];
  });
  return Object.fromEntries(chains);
}

function parseAsset(asset: unknown, chainId: CaipNetworkId): TokenBalance | undefined {
  const balance = textOf(asset, 'balance') ?? '';
  const type = textOf(asset, 'type')?.toUpperCase();
  const metadata = fieldOf(asset, 'metadata');
  const decimals = numberOf(metadata, 'decimals');
  if (!balanceHexPattern.test(balance) || decimals === undefined || !isTokenDecimals(decimals)) {
    return undefined;
  }
  // A wallet may supply only inline pictures, so that no host learns what the account holds.
  const icon = textOf(metadata, 'iconUrl') ?? '';
  const contract = checkEvmAddress(textOf(asset, 'address') ?? '');
  if (type !== 'NATIVE' && !(type === 'ERC20' && contract.ok)) return undefined;
  return tokenBalance({
    name: textOf(metadata, 'name'),
    symbol: textOf(metadata, 'symbol'),
    chainId,
    address: type === 'ERC20' && contract.ok ? addressOn(chainId, contract.address) : undefined,
    units: BigInt(balance),
    decimals,
    price: decimalFromNumber(numberOf(metadata, 'price') ?? 0),
    iconUrl: isInlineImage(icon) ? icon : undefined,
  });
}

function addressOn(chainId: CaipNetworkId, address: string): CaipAddress {
  return formatCaipAddress({ ...parseCaipNetworkId(chainId), address });
}
