import { NftsFeature } from '../../application/nft/nfts-feature';
import { nftSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** The NFTs of the account in use. */
export async function nfts(parts: FeatureParts): Promise<NftsFeature> {
  return new NftsFeature({ ...parts, nftSource: await nftSource(parts) });
}
