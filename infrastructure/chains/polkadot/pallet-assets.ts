import { WidgetError } from '../../../domain/errors/widget-error';
import { blake2Concat } from './account-storage';
import type { AssetId, AssetPallet } from './asset-id';
import { expectBytes, readText, readUnsigned } from './scale';

/** The hashes (twox128) of the names of the pallets, and of their entries. */
const pallets: Readonly<Record<AssetPallet, string>> = {
  Assets: '0x682a59d51ab9e48a8c8cc418ff9708d2',
  ForeignAssets: '0x30e64a56026f4b5e3c2d196283a9a17d',
  PoolAssets: '0x4db06ba1ca6f18b1edb06ff082d24409',
};
const ASSET = 'd34371a193a751eea5883e9553457b2e';
const ACCOUNT = 'b99d880ec681799c0cf30e8886371da9';
const METADATA = 'b5f3822e35ca2f31ce3526eab1363fd2';

/** A hash of 16 bytes stands before the hashed value. */
const HASH_DIGITS = 32;
const AMOUNT_SIZE = 16;

/**
 * The layout: four accounts, then supply, deposit and minimum balance, then whether it keeps an account
 * alive.
 */
const MINIMUM_AT = 4 * 32 + 2 * AMOUNT_SIZE;
const SUFFICIENT_AT = MINIMUM_AT + AMOUNT_SIZE;

/** The rules of an asset for its holders. */
export interface AssetRules {
  /** The minimum balance of the asset. */
  readonly minimum: bigint;

  /** Whether an account that holds only this asset may exist. */
  readonly isSufficient: boolean;
}

/** The names of an asset. */
export interface AssetNames {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** The prefix of the keys of the assets of `pallet`. */
export function assetPrefix(pallet: AssetPallet): string {
  return `${pallets[pallet]}${ASSET}`;
}

/** The asset behind a storage key that begins with {@link assetPrefix}. */
export function assetIn(key: string, pallet: AssetPallet): AssetId {
  const digits = key.slice(assetPrefix(pallet).length + HASH_DIGITS);
  return { pallet, encoded: expectBytes(`0x${digits}`, 'the key of an asset') };
}

/** The key of the asset itself. */
export function assetKey({ encoded, pallet }: AssetId): string {
  return `${assetPrefix(pallet)}${blake2Concat(encoded)}`;
}

/** The key of the balance of an asset that `publicKey` holds. */
export function assetAccountKey({ encoded, pallet }: AssetId, publicKey: Uint8Array): string {
  return `${pallets[pallet]}${ACCOUNT}${blake2Concat(encoded)}${blake2Concat(publicKey)}`;
}

/** The key of the asset's names. */
export function assetNamesKey({ encoded, pallet }: AssetId): string {
  return `${pallets[pallet]}${METADATA}${blake2Concat(encoded)}`;
}

/** The balance in a value under {@link assetAccountKey}. @throws `RPC_RESPONSE_INVALID` */
export function assetBalanceIn(value: unknown): bigint {
  if (value === null || value === undefined) return 0n;
  const bytes = expectBytes(value, 'the balance of an asset');
  if (bytes.length < AMOUNT_SIZE) throw cutShort();
  return readUnsigned(bytes, 0, AMOUNT_SIZE);
}

/** The rules in a value under {@link assetKey}. @throws `RPC_RESPONSE_INVALID` */
export function assetRulesIn(value: unknown): AssetRules {
  const bytes = expectBytes(value, 'the asset');
  if (bytes.length <= SUFFICIENT_AT) throw cutShort();
  return {
    minimum: readUnsigned(bytes, MINIMUM_AT, AMOUNT_SIZE),
    isSufficient: bytes[SUFFICIENT_AT] === 1,
  };
}

/** The names in a value under {@link assetNamesKey}; `undefined` for an asset that has none. */
export function assetNamesIn(value: unknown): AssetNames | undefined {
  if (typeof value !== 'string') return undefined;
  const bytes = expectBytes(value, 'the names of an asset');
  const name = readText(bytes, AMOUNT_SIZE);
  const symbol = name && readText(bytes, name.end);
  const decimals = symbol && bytes[symbol.end];
  if (!symbol || decimals === undefined) return undefined;
  return { name: name.text, symbol: symbol.text, decimals };
}

function cutShort(): WidgetError {
  return new WidgetError('RPC_RESPONSE_INVALID', { reason: 'an entry of an asset is cut short' });
}
