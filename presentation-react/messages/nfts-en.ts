import type { NftStandard } from '../../domain/nft/nft';

/** The texts of the NFTs of an account. */
export interface NftsMessages {
  readonly nftsLoading: string;
  readonly nftsFailed: string;
  readonly nftsFound: (count: number) => string;
  readonly nftsNone: string;
  readonly nftsNoneHint: (network: string) => string;
  readonly nftsNoneSoFar: string;
  readonly nftsFurther: string;
  readonly nftsNotHere: string;
  readonly nftsNotHereHint: (network: string) => string;
  readonly nftsSpam: (count: number) => string;
  readonly nftsSpamHide: string;
  readonly nftQuantity: (count: string) => string;
  readonly nftHeld: string;
  readonly nftNumber: string;
  readonly nftStandard: string;
  readonly nftStandards: Readonly<Record<NftStandard, string>>;
  readonly nftContract: string;
  readonly nftPictureKept: string;
  readonly nftVerified: string;
  readonly nftNotVerified: string;
  readonly nftBait: string;
  readonly nftGone: string;
  readonly copyContract: string;
}

const plural = new Intl.PluralRules('en');

export const nftsMessages: NftsMessages = {
  nftsLoading: 'Loading your NFTs',
  nftsFailed: 'Your NFTs could not be loaded. Check your connection.',
  nftsFound: (count) => (plural.select(count) === 'one' ? `${count} NFT` : `${count} NFTs`),
  nftsNone: 'No NFTs yet',
  nftsNoneHint: (network) => `NFTs you receive on ${network} appear here.`,
  nftsNoneSoFar: 'No NFTs found so far',
  nftsFurther: 'Look further back',
  nftsNotHere: 'See your NFTs on the explorer',
  nftsNotHereHint: (network) => `This site does not list NFTs on ${network}.`,
  nftsSpam: (count) => `Hidden as spam (${count})`,
  nftsSpamHide: 'Hide spam',
  nftQuantity: (count) => `× ${count}`,
  nftHeld: 'You hold',
  nftNumber: 'Number',
  nftStandard: 'Standard',
  nftStandards: { erc721: 'ERC-721', erc1155: 'ERC-1155', spl: 'SPL', token2022: 'Token-2022' },
  nftContract: 'Contract',
  nftPictureKept: 'No picture: there is none, or this site does not load it.',
  nftVerified: 'The contract confirms this name and picture.',
  nftNotVerified: 'The contract does not confirm this name and picture.',
  nftBait: 'This looks like a scam. Do not do what it says.',
  nftGone: 'This account does not have this NFT.',
  copyContract: 'Copy contract address',
};
