import type { CaipNetworkId } from '../caip/caip-network-id';

/** The standards of NFTs: those of EVM chains, and the token programs of Solana. */
export type NftStandard = 'erc721' | 'erc1155' | 'spl' | 'token2022';

/** An item of a collection that an account holds. */
export interface Nft {
  /** Tells it from every other one: chain, contract and number. */
  readonly id: string;
  /** The network that it is on. */
  readonly chain: CaipNetworkId;

  /** The address of the collection's contract; on Solana of the mint, which is the NFT itself. */
  readonly contract: string;

  /** Its number in the collection. Zero on Solana. */
  readonly tokenId: bigint;
  /** The standard of its contract. */
  readonly standard: NftStandard;

  /** How many of it the account holds: one, except of ERC-1155. */
  readonly quantity: bigint;
  /** Its name. */
  readonly name: string;
  /** What its collection says about it. */
  readonly description?: string;

  /** Not shown before the site's rule for pictures allows it. */
  readonly imageUrl?: string;

  /**
   * Whether name and picture are what the contract says: they are in its answer itself, or their hash is. A gateway or a
   * server could say something else about the others.
   */
  readonly isVerified: boolean;
}

/** A page of the NFTs of an account. */
export interface NftPage {
  /** The NFTs of this page. */
  readonly nfts: readonly Nft[];

  /** The cursor of the next page. Absent on the last. */
  readonly next?: string;
}

/** Whether it has a number in a collection. */
export function isNumbered({ standard }: Pick<Nft, 'standard'>): boolean {
  return standard === 'erc721' || standard === 'erc1155';
}

/** What tells an NFT from every other one. */
export function nftId(chain: CaipNetworkId, contract: string, tokenId: bigint): string {
  return `${chain}:${contract.toLowerCase()}/${tokenId}`;
}
