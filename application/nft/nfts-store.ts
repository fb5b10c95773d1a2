import { NO_NFTS, type NftsState } from '../../domain/nft/nfts-state';
import { StateStore } from '../state/state-store';

/** The NFTs of the account in use. Written by `LoadNfts`. */
export class NftsStore extends StateStore<NftsState> {
  constructor() {
    super(NO_NFTS);
  }
}
