import { textOf } from '../outside/untrusted-record';
import { plainText } from '../text/plain-text';

/** What an NFT says of itself, with texts that were cleaned. */
export interface NftMetadata {
  readonly name?: string;
  readonly description?: string;

  /** As received: `data:`, `https:`, `ipfs:` or anything else. */
  readonly image?: string;
}

const NAME_MAX_LENGTH = 64;
const DESCRIPTION_MAX_LENGTH = 500;
const ID_DIGITS = 64;

/** Reads the JSON of ERC-721 and ERC-1155. A field that is no text is left out. */
export function parseNftMetadata(value: unknown): NftMetadata {
  const name = plainText(textOf(value, 'name') ?? '', NAME_MAX_LENGTH);
  const description = plainText(textOf(value, 'description') ?? '', DESCRIPTION_MAX_LENGTH);
  const image = textOf(value, 'image') ?? textOf(value, 'image_url');
  return {
    ...(name && { name }),
    ...(description && { description }),
    ...(image && { image: image.trim() }),
  };
}

/** A URI of ERC-1155 with the number of the item, in 64 hexadecimal digits, in the place of `{id}`. */
export function uriOfItem(uri: string, tokenId: bigint): string {
  return uri.replaceAll('{id}', tokenId.toString(16).padStart(ID_DIGITS, '0'));
}

/** The content and the path behind an `ipfs:` URI, without a query; `undefined` for any other URI. */
export function ipfsPath(uri: string): { readonly cid: string; readonly path: string } | undefined {
  const [, cid, path = ''] =
    /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{46,100})((?:\/[^\s?#\\]*)?)(?:[?#]\S*)?$/.exec(uri) ?? [];
  return cid === undefined || path.includes('/..') ? undefined : { cid, path };
}

/** Reads what an NFT says of itself at `uri`, and how far that is certain. Throws nothing but the reason of the signal. */
export type ReadNftMetadata = (
  uri: string,
  signal?: AbortSignal,
) => Promise<{
  readonly metadata: NftMetadata;

  /** The picture, as an address that a browser loads. */
  readonly imageUrl?: string;
  readonly isVerified: boolean;
}>;
