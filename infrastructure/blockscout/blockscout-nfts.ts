import { checkEvmAddress } from '../../domain/address/evm-address';
import { shortenAddress } from '../../domain/address/shorten-address';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { type Nft, nftId, type NftPage, type NftStandard } from '../../domain/nft/nft';
import { parseNftMetadata } from '../../domain/nft/nft-metadata';
import { attempt } from '../../domain/outside/attempt';
import {
  fieldOf,
  isUntrustedRecord,
  parseEach,
  textOf,
} from '../../domain/outside/untrusted-record';
import { isImageUrl } from '../../domain/text/image-url';
import { plainText } from '../../domain/text/plain-text';
import type { NftQuery, NftSource } from '../../ports/nft-source';
import type { BlockscoutClient, BlockscoutCursor } from './blockscout-client';

export interface BlockscoutNftsDeps {
  /** The client of the instance that the site names for a network; `undefined` where it names none. */
  readonly clientFor: (network: Network) => BlockscoutClient | undefined;
}

const NAME_MAX_LENGTH = 48;
const CURSOR_MAX_LENGTH = 2_000;
const unitsPattern = /^\d{1,78}$/;

const standards: ReadonlyMap<string, NftStandard> = new Map([
  ['ERC-721', 'erc721'],
  ['ERC-1155', 'erc1155'],
]);

/** An {@link NftSource} over instances of Blockscout. It says nothing that is verified. */
export class BlockscoutNfts implements NftSource {
  readonly #deps: BlockscoutNftsDeps;

  constructor(deps: BlockscoutNftsDeps) {
    this.#deps = deps;
  }

  serves(network: Network): boolean {
    return this.#deps.clientFor(network) !== undefined;
  }

  async page({ address, cursor, network }: NftQuery, signal?: AbortSignal): Promise<NftPage> {
    signal?.throwIfAborted();
    const { caipNetworkId } = network;
    const client = this.#deps.clientFor(network);
    if (!client) throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId });
    const query = { type: [...standards.keys()].join(), ...cursorIn(cursor) };
    const { items, next } = await client.page(`/addresses/${address}/nft`, query, signal);
    const nfts = parseEach(items, (item) => nftIn(item, network));
    return { nfts, ...(next && { next: JSON.stringify(next) }) };
  }
}

/** What an earlier page named; nothing of it where it is no cursor. */
function cursorIn(cursor: string | undefined): BlockscoutCursor {
  if (cursor === undefined || cursor.length > CURSOR_MAX_LENGTH) return {};
  const fields: unknown = attempt(() => JSON.parse(cursor) as unknown);
  return isUntrustedRecord(fields) ? (fields as BlockscoutCursor) : {};
}

function nftIn(item: unknown, { caipNetworkId: chain }: Network): Nft | undefined {
  const token = fieldOf(item, 'token');
  const check = checkEvmAddress(textOf(token, 'address_hash') ?? textOf(token, 'address') ?? '');
  const standard = standards.get(textOf(item, 'token_type') ?? textOf(token, 'type') ?? '');
  const [id, value] = [textOf(item, 'id') ?? '', textOf(item, 'value') ?? '1'];
  const isRight = unitsPattern.test(id) && unitsPattern.test(value) && BigInt(value) > 0n;
  if (!check.ok || !standard || !isRight) return undefined;
  const { description, name } = parseNftMetadata(fieldOf(item, 'metadata'));
  const collection = plainText(textOf(token, 'name') ?? '', NAME_MAX_LENGTH);
  const image = textOf(item, 'image_url') ?? '';
  const tokenId = BigInt(id);
  const quantity = standard === 'erc721' ? 1n : BigInt(value);
  return {
    id: nftId(chain, check.address, tokenId),
    chain,
    contract: check.address,
    quantity,
    standard,
    tokenId,
    name: name ?? `${collection || shortenAddress(check.address)} #${id}`.slice(0, 64),
    ...(description !== undefined && { description }),
    ...(isImageUrl(image) && { imageUrl: image }),
    isVerified: false,
  };
}
