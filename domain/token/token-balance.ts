import { checkAddress } from '../address/is-address';
import { type CaipAddress, formatCaipAddress } from '../caip/caip-address';
import {
  type CaipNetworkId,
  type CaipNetworkIdParts,
  parseCaipNetworkId,
} from '../caip/caip-network-id';
import { isCaipNetworkId } from '../caip/chain-id-grammar';
import type { ChainNamespace } from '../caip/chain-namespace';
import { fieldOf, textOf } from '../outside/untrusted-record';
import { withoutPrototype } from '../outside/without-prototype';
import { isImageUrl } from '../text/image-url';
import { plainText } from '../text/plain-text';
import { isTokenDecimals } from './amount';
import {
  addDecimals,
  type Decimal,
  decimalFromNumber,
  floorDecimal,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  ZERO_DECIMAL,
} from '../number/decimal';

/** How much of one token an account holds, as a service or a wallet says. */
export interface TokenBalance {
  /** The name of the token. */
  readonly name: string;
  /** Its symbol. */
  readonly symbol: string;
  /** The network that it is on. */
  readonly chainId: CaipNetworkId;

  /** The token's contract. Absent for the chain's native currency. */
  readonly address?: CaipAddress;

  /** How much the account has. */
  readonly quantity: {
    readonly decimals: number;

    /** The amount in whole tokens, exactly. */
    readonly numeric: string;

    /** The same amount in base units. */
    readonly units: bigint;
  };

  /** US dollars per whole token. Absent when it is not known: unknown is not zero. */
  readonly price?: Decimal;

  /** What the quantity is worth in US dollars. Absent when the price is not known. */
  readonly value?: Decimal;
  /** Its picture. */
  readonly iconUrl?: string;
}

/** The address that stands for the chain's native currency where a contract address is required. */
export const nativeTokenMarkers: Readonly<Record<ChainNamespace, string>> = {
  bip122: '0x',
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  polkadot: '0x',
  solana: 'So11111111111111111111111111111111111111111',
};

/**
 * On Polkadot a token has no address of its own: it is a number in its chain's list of assets or of pools, or the encoded
 * location of another chain's token.
 */
const assetIdForm = /^(?:\d{1,39}|pool-\d{1,10}|foreign-(?:[0-9a-f]{2}){1,60})$/;

/** Reads the address of a token's contract; `undefined` for a text that is no address. */
type ReadContract = (address: string, chain: CaipNetworkIdParts) => string | undefined;

const readContracts: { readonly [N in ChainNamespace]: ReadContract } = {
  bip122: checkedAddress,
  eip155: checkedAddress,
  polkadot: (address) => (assetIdForm.test(address) ? address : undefined),
  solana: checkedAddress,
};

const MAX_NAME_LENGTH = 64;
/** How long a token's symbol may be. */
export const MAX_SYMBOL_LENGTH = 16;

/**
 * Reads a balance as a balance service writes it. Returns `undefined` when a field is missing or wrong that
 * could cost a visitor money: chain, contract, decimals or quantity. A quantity finer than the token's
 * decimals is floored, never rounded up; the value is calculated from quantity and price.
 */
export function parseTokenBalance(value: unknown): TokenBalance | undefined {
  const chainId = textOf(value, 'chainId');
  const decimals = readDecimals(fieldOf(fieldOf(value, 'quantity'), 'decimals'));
  const amount = readDecimal(fieldOf(fieldOf(value, 'quantity'), 'numeric'));
  if (chainId === undefined || !isCaipNetworkId(chainId)) return undefined;
  if (decimals === undefined || amount === undefined || amount.units < 0n) return undefined;
  const address = readContract(fieldOf(value, 'address'), chainId);
  if (address === 'invalid') return undefined;
  const { units } = floorDecimal(amount, decimals);
  return tokenBalance({
    name: textOf(value, 'name'),
    symbol: textOf(value, 'symbol'),
    chainId,
    address,
    units,
    decimals,
    price: readDecimal(fieldOf(value, 'price')),
    iconUrl: textOf(value, 'iconUrl'),
  });
}

/** The parts of a {@link tokenBalance}, with texts as received. */
export interface TokenBalanceSource {
  readonly name: string | undefined;
  readonly symbol: string | undefined;
  readonly chainId: CaipNetworkId;
  readonly address: CaipAddress | undefined;
  readonly units: bigint;
  readonly decimals: number;
  readonly price: Decimal | undefined;
  readonly iconUrl: string | undefined;
}

/** Makes a balance of parts whose texts may be hostile: they are cleaned and shortened. */
export function tokenBalance(source: TokenBalanceSource): TokenBalance | undefined {
  const { chainId, units, decimals, address, iconUrl } = source;
  const symbol = plainText(source.symbol ?? '', MAX_SYMBOL_LENGTH);
  const name = plainText(source.name ?? '', MAX_NAME_LENGTH) || symbol;
  if (symbol === '') return undefined;
  const amount = { units, scale: decimals };
  const price = source.price && source.price.units > 0n ? source.price : undefined;
  const value = price && multiplyDecimals(amount, price);
  return withoutPrototype({
    name,
    symbol,
    chainId,
    ...(address && { address }),
    quantity: { decimals, numeric: formatDecimal(amount), units },
    ...(price && { price }),
    ...(value && { value }),
    ...(iconUrl && isImageUrl(iconUrl) && { iconUrl }),
  });
}

/** `balance` with `price` for a whole token, and the value that follows. */
export function pricedBalance(balance: TokenBalance, price: Decimal): TokenBalance {
  const { decimals, units } = balance.quantity;
  const value = multiplyDecimals({ units, scale: decimals }, price);
  return withoutPrototype({ ...balance, price, value });
}

/** Whether `balance` is of the chain's native currency. */
export function isNativeToken(balance: TokenBalance): boolean {
  return balance.address === undefined;
}

/** Whether two balances are of one token. */
export function isSameToken(one: TokenBalance, other: TokenBalance | undefined): boolean {
  return other !== undefined && one.chainId === other.chainId && one.address === other.address;
}

/** The balances that are shown: those of tokens with 0 decimals are dropped. */
export function withoutIndivisibleTokens(
  balances: readonly TokenBalance[],
): readonly TokenBalance[] {
  return balances.filter(({ quantity }) => quantity.decimals > 0);
}

/** The value in US dollars of all balances of a known price, exactly. */
export function totalValue(balances: readonly TokenBalance[]): Decimal {
  return balances.reduce<Decimal>(
    (total, { value }) => addDecimals(total, value ?? ZERO_DECIMAL),
    ZERO_DECIMAL,
  );
}

function readDecimals(value: unknown): number | undefined {
  const decimals = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
  return typeof decimals === 'number' && isTokenDecimals(decimals) ? decimals : undefined;
}

function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return decimalFromNumber(value);
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}

/** Reads a contract as CAIP-10 or as a bare address; the marker and nothing mean the native currency. */
function readContract(value: unknown, chainId: CaipNetworkId): CaipAddress | undefined | 'invalid' {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') return 'invalid';
  const chain = parseCaipNetworkId(chainId);
  const prefix = `${chainId}:`;
  const text = value.startsWith(prefix) ? value.slice(prefix.length) : value;
  if (text.toLowerCase() === nativeTokenMarkers[chain.namespace].toLowerCase()) return undefined;
  const address = readContracts[chain.namespace](text, chain);
  return address === undefined ? 'invalid' : formatCaipAddress({ ...chain, address });
}

function checkedAddress(address: string, chain: CaipNetworkIdParts): string | undefined {
  const check = checkAddress(address, chain);
  return check.ok ? check.address : undefined;
}
