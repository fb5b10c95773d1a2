import { compact, littleEndian } from '../../../domain/runtime/scale-writer';
import { hexOf, readUnsigned } from './scale';

/**
 * The pallets of tokens, which are instances of one.
 *
 * - `Assets`: tokens of the chain's own, by number.
 * - `ForeignAssets`: tokens of other chains, by their location.
 * - `PoolAssets`: shares of the chain's pools, by number.
 */
export const assetPallets = ['Assets', 'ForeignAssets', 'PoolAssets'] as const;
export type AssetPallet = (typeof assetPallets)[number];

/** A token, by the bytes that encode its number or location. */
export interface AssetId {
  readonly pallet: AssetPallet;
  readonly encoded: Uint8Array;
}

/** Numbers of assets have 32 bits. */
const NUMBER_SIZE = 4;

/** The longest location whose text is a CAIP-10 address. Those in use have about 40 bytes. */
const LOCATION_SIZE_MAX = 60;

const textPattern = /^(?:(pool-)?(\d{1,10})|foreign-((?:[0-9a-f]{2})+))$/;

/** The text in the place of a contract's address: `7`, `pool-7`, or `foreign-` and a location. */
export function assetText({ encoded, pallet }: AssetId): string | undefined {
  if (pallet === 'ForeignAssets') {
    return encoded.length > LOCATION_SIZE_MAX ? undefined : `foreign-${hexOf(encoded).slice(2)}`;
  }
  const number = readUnsigned(encoded, 0, encoded.length);
  return pallet === 'PoolAssets' ? `pool-${number}` : String(number);
}

/** The token that {@link assetText} writes as `text`; `undefined` for any other text. */
export function assetIdIn(text: string): AssetId | undefined {
  const [, pool, digits, location] = textPattern.exec(text) ?? [];
  if (location !== undefined) return foreignAsset(location);
  const number = digits === undefined ? undefined : BigInt(digits);
  if (number === undefined || number >= 2n ** BigInt(8 * NUMBER_SIZE)) return undefined;
  const pallet = pool === undefined ? 'Assets' : 'PoolAssets';
  return { pallet, encoded: littleEndian(number, NUMBER_SIZE) };
}

/** The token as the argument of a call: pallet Assets writes its numbers compactly. */
export function assetArgument({ encoded, pallet }: AssetId): Uint8Array {
  return pallet === 'Assets' ? compact(readUnsigned(encoded, 0, encoded.length)) : encoded;
}

function foreignAsset(digits: string): AssetId | undefined {
  if (digits.length > 2 * LOCATION_SIZE_MAX) return undefined;
  const bytes = digits.match(/../g) ?? [];
  const encoded = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16));
  return { pallet: 'ForeignAssets', encoded };
}
