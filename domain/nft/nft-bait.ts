import { isBait } from '../token/bait';
import type { Nft } from './nft';

/** What bait promises in its description, beside the page that it leads to. */
const promise = /\b(?:claim|airdrop|voucher|redeem|reward|eligible|winner)/i;

/** A page: honest descriptions have one as well, but promise nothing there. */
const page = /https?:|www\.|\bt\.me\b|[\p{L}\p{N}-]{2,}\.(?:\p{L}{2,})(?=[/\s!]|$)/iu;

/**
 * Whether an NFT that a stranger sent is bait: its name calls the visitor to a page, or its description promises something
 * there. A name that is a host, such as one of ENS, is honest.
 */
export function isBaitNft({ name, description = '' }: Pick<Nft, 'name' | 'description'>): boolean {
  return isBait('', name) || (promise.test(description) && page.test(description));
}

/** NFTs as a list shows them: bait apart. */
export function sortedNfts<Item extends Pick<Nft, 'name' | 'description'>>(
  nfts: readonly Item[],
): { readonly shown: readonly Item[]; readonly spam: readonly Item[] } {
  return {
    shown: nfts.filter((nft) => !isBaitNft(nft)),
    spam: nfts.filter(isBaitNft),
  };
}
