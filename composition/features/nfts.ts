import { NftsFeature } from '../../application/nft/nfts-feature';
import { nftSource } from '../sources/site-sources';
import type { FeatureParts } from './shared';

/** The NFTs of the account in use. */
export async function nfts(parts: FeatureParts): Promise<NftsFeature> {
  const { activeAccount, hostPage, notices, pictures, scope } = parts;
  return new NftsFeature({
    activeAccount,
    hostPage,
    nftSource: await nftSource(parts),
    notices,
    pictures,
    scope,
  });
}
