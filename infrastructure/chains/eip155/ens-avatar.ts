import { type Address, type Client, isAddressEqual, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import { isEvmAddress } from '../../../domain/address/evm-address';
import { type ReadNftMetadata, uriOfItem } from '../../../domain/nft/nft-metadata';
import { orRefused } from './viem-client';

const abi = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
]);

/** An NFT on Ethereum, as ENSIP-12 writes it: `eip155:1/erc721:0x…/7`. */
const nftPattern = /^eip155:1\/(erc721|erc1155):(0x[\da-f]{40})\/(\d{1,78})$/i;

export interface AvatarQuestion {
  /** Who has the name. */
  readonly owner: Address;

  /** What the name says of its picture. */
  readonly text: string;
}

/**
 * The address of the picture in an ENS name's record, by the site's rules for NFTs. An NFT counts only where the name's owner
 * holds it.
 */
export async function avatarUrl(
  { owner, text }: AvatarQuestion,
  client: Client,
  readMetadata: ReadNftMetadata,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const nft = nftPattern.exec(text);
  const [, standard = '', contract = '', id = ''] = nft ?? [];
  const read = async (uri: string): Promise<string | undefined> =>
    (await readMetadata(uri, signal)).imageUrl;
  // The reader of metadata knows which addresses a picture may have, and the gateways to IPFS.
  if (!nft || !isEvmAddress(contract))
    return read(`data:application/json,${encodeURIComponent(JSON.stringify({ image: text }))}`);
  const tokenId = BigInt(id);
  const asked = { address: contract as Address, abi } as const;
  if (standard.toLowerCase() === 'erc721') {
    const [holder, uri] = await Promise.all([
      orRefused(readContract(client, { ...asked, functionName: 'ownerOf', args: [tokenId] })),
      orRefused(readContract(client, { ...asked, functionName: 'tokenURI', args: [tokenId] })),
    ]);
    return holder && uri && isAddressEqual(holder, owner) ? read(uri) : undefined;
  }
  const [held, uri] = await Promise.all([
    orRefused(
      readContract(client, { ...asked, functionName: 'balanceOf', args: [owner, tokenId] }),
    ),
    orRefused(readContract(client, { ...asked, functionName: 'uri', args: [tokenId] })),
  ]);
  return held && uri ? read(uriOfItem(uri, tokenId)) : undefined;
}
