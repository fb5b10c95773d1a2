import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/web3.js';
import { attempt } from '../../../domain/outside/attempt';
import { fieldOf, listOf, textOf } from '../../../domain/outside/untrusted-record';
import { METADATA_PROGRAM } from './solana-programs';

/** The names of a token, with texts as received. */
export interface TokenNames {
  readonly name: string;
  readonly symbol: string;

  /** Where the rest of the metadata is; empty where it is nowhere. */
  readonly uri?: string;
}

/** The offset of the first text in a Metaplex metadata account: after its kind and two keys. */
const NAME_AT = 1 + 32 + 32;
const TEXT_MAX = 200;

/** The address of the Metaplex metadata account for `mint`. */
export async function metadataAddressOf(mint: string): Promise<string> {
  const program = address(METADATA_PROGRAM);
  const { encode } = getAddressEncoder();
  const seeds = ['metadata', encode(program), encode(address(mint))];
  const [found] = await getProgramDerivedAddress({ programAddress: program, seeds });
  return found;
}

/** The Token-2022 metadata of the mint, in its account data as nodes parse it. */
export function extensionNames(data: unknown): TokenNames | undefined {
  const info = fieldOf(fieldOf(data, 'parsed'), 'info');
  const extension = listOf(info, 'extensions')?.find(
    (each) => textOf(each, 'extension') === 'tokenMetadata',
  );
  const state = fieldOf(extension, 'state');
  const [name, symbol] = [textOf(state, 'name'), textOf(state, 'symbol')];
  const uri = textOf(state, 'uri');
  if (name === undefined || symbol === undefined) return undefined;
  return { name, symbol, ...(uri !== undefined && { uri }) };
}

/**
 * The texts in a Metaplex metadata account, in the form in which nodes return accounts that they do not
 * parse.
 */
export function metadataIn(data: unknown): TokenNames | undefined {
  const encoded: unknown = Array.isArray(data) ? data[0] : undefined;
  if (typeof encoded !== 'string') return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [name, symbolAt] = textAt(bytes, NAME_AT);
    const [symbol, uriAt] = textAt(bytes, symbolAt);
    const uri = attempt(() => textAt(bytes, uriAt)[0]);
    return { name, symbol, ...(uri !== undefined && { uri }) };
  } catch {
    return undefined; // Another account, or a broken one.
  }
}

/** A text after its length, and where it ends. Metaplex fills texts up with zeros. */
function textAt(bytes: Uint8Array, at: number): readonly [text: string, end: number] {
  const length = new DataView(bytes.buffer).getUint32(at, true);
  if (length > TEXT_MAX) throw new RangeError('too long for a name');
  const end = at + 4 + length;
  const text = new TextDecoder().decode(bytes.subarray(at + 4, end));
  return [text.replaceAll('\u0000', ''), end];
}
