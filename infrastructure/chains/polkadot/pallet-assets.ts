import { WidgetError } from '../../../domain/errors/widget-error';
import { blake2Concat } from './account-storage';
import { expectBytes, readText, readUnsigned } from './scale';

/** The prefixes of the entries of pallet Assets: the hashes (twox128) of the two names. */
const ASSETS = '0x682a59d51ab9e48a8c8cc418ff9708d2';
export const ASSET_PREFIX: string = `${ASSETS}d34371a193a751eea5883e9553457b2e`;
const ACCOUNT_PREFIX = `${ASSETS}b99d880ec681799c0cf30e8886371da9`;
const METADATA_PREFIX = `${ASSETS}b5f3822e35ca2f31ce3526eab1363fd2`;

/** Numbers of assets have 32 bits. */
export const ASSET_ID_SIZE = 4;

/** A hash of 16 bytes stands before the hashed value. */
const HASH_DIGITS = 32;
const AMOUNT_SIZE = 16;

/**
 * The layout: four accounts, then supply, deposit and minimum balance, then whether it keeps an account
 * alive.
 */
const MINIMUM_AT = 4 * 32 + 2 * AMOUNT_SIZE;
const SUFFICIENT_AT = MINIMUM_AT + AMOUNT_SIZE;

/** An asset, by the bytes that encode its number. */
export interface AssetKey {
  readonly id: bigint;
  readonly encodedId: Uint8Array;
}

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

/** The asset behind a storage key of pallet Assets. */
export function assetIn(key: string): AssetKey {
  const encodedId = expectBytes(
    `0x${key.slice(ASSET_PREFIX.length + HASH_DIGITS)}`,
    'the key of an asset',
  );
  return { id: readUnsigned(encodedId, 0, encodedId.length), encodedId };
}

/** The key of the asset itself. */
export function assetKey(encodedId: Uint8Array): string {
  return `${ASSET_PREFIX}${blake2Concat(encodedId)}`;
}

/** The key of the balance of an asset that `publicKey` holds. */
export function assetAccountKey(encodedId: Uint8Array, publicKey: Uint8Array): string {
  return `${ACCOUNT_PREFIX}${blake2Concat(encodedId)}${blake2Concat(publicKey)}`;
}

/** The key of the asset's names. */
export function assetNamesKey(encodedId: Uint8Array): string {
  return `${METADATA_PREFIX}${blake2Concat(encodedId)}`;
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
