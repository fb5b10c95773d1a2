import type { Nft, NftPage } from './nft';

/** The NFTs of the account in use, as far as they are known. */
export interface NftsState {
  /** `unsupported` on a network whose NFTs no source of the site lists. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed' | 'unsupported';

  /** Those received last first. */
  readonly nfts: readonly Nft[];

  /** The cursor of the next page. Absent before the first page and after the last. */
  readonly cursor?: string;
}

/** What can happen to {@link NftsState}. */
export type NftsEvent =
  | { readonly type: 'requested' | 'failed' | 'reset' | 'unsupported' }
  | { readonly type: 'loaded'; readonly page: NftPage };

/** The NFTs of an account before they were looked up. */
export const NO_NFTS: NftsState = { status: 'idle', nfts: [] };

/**
 * The state after `event`. A page is added to the earlier ones, with each NFT once; a cursor that does not move on
 * ends the list. A failure keeps what is known, and a page that was not requested changes nothing.
 */
export function nextNfts(state: NftsState, event: NftsEvent): NftsState {
  const { status, nfts, cursor } = state;
  switch (event.type) {
    case 'requested':
      return status === 'loading' ? state : { ...state, status: 'loading' };
    case 'failed':
      return status === 'loading' ? { ...state, status: 'failed' } : state;
    case 'unsupported':
      return { status: 'unsupported', nfts: [] };
    case 'reset':
      return NO_NFTS;
    case 'loaded': {
      if (status !== 'loading') return state;
      const { next } = event.page;
      const known = new Set(nfts.map(({ id }) => id));
      const added = event.page.nfts.filter(({ id }) => !known.has(id) && known.add(id));
      const hasNext = next !== undefined && next !== cursor;
      return { status: 'loaded', nfts: [...nfts, ...added], ...(hasNext && { cursor: next }) };
    }
  }
}
