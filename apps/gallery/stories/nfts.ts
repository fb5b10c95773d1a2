import { type Nft, nftId } from '../../../domain/nft/nft';
import { solana } from '../../../domain/network/more-networks';
import type { NftsState } from '../../../domain/nft/nfts-state';
import { type FakeWidget, someImage } from '../fake-widget';
import { manyChains } from './many-chains';
import type { Stories } from './story';
import { connected } from './wallets';

const COLLECTION = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';

function nft(number: bigint, part: Partial<Nft> = {}): Nft {
  return {
    id: nftId('eip155:1', part.contract ?? COLLECTION, number),
    chain: 'eip155:1',
    contract: COLLECTION,
    tokenId: number,
    standard: 'erc721',
    quantity: 1n,
    name: `Quiet Tide #${number}`,
    isVerified: true,
    ...part,
  };
}

const described = nft(1n, {
  imageUrl: someImage,
  description: 'The first of a series of waves, drawn by its contract.',
});
const served = nft(1_234_567_890n, {
  name: 'A collection with a rather long name that wraps #1234567890',
  isVerified: false,
});
const several = nft(7n, { name: 'Ticket', standard: 'erc1155', quantity: 12_000n });
const bait = nft(8n, {
  name: 'Claim 1000 USDC',
  description: 'Visit bonus.test to claim your reward',
  isVerified: false,
});

/** NFTs of each kind, bait among them. */
export const someNfts: readonly Nft[] = [described, served, several, bait, nft(9n)];

/** As many as a list has to bear. */
export const manyNfts: readonly Nft[] = Array.from({ length: 2000 }, (_, index) =>
  nft(BigInt(index + 100), index % 3 === 0 ? { imageUrl: someImage } : {}),
);

const noNftVerbs = {
  load: async () => {},
  loadMore: async () => {},
  refresh: async () => {},
  copyContract: async () => {},
};

/** A widget whose account has NFTs. */
export function nfts(part: Partial<NftsState>): FakeWidget {
  const widget = connected();
  widget.offer('nfts', noNftVerbs);
  widget.setFeature('nfts', { status: 'loaded', nfts: [], ...part });
  return widget;
}

/** NFTs of an account on Solana: of its older and its newer token program. */
export function nftsOnSolana(): FakeWidget {
  const widget = manyChains();
  const chain = solana.caipNetworkId;
  const onSolana = (contract: string, part: Partial<Nft>): Nft =>
    nft(0n, { chain, contract, id: nftId(chain, contract, 0n), ...part });
  widget.offer('nfts', noNftVerbs);
  widget.setFeature('nfts', {
    status: 'loaded',
    nfts: [
      onSolana('GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse', {
        name: 'Quiet Tide',
        standard: 'spl',
        imageUrl: someImage,
      }),
      onSolana('9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu', {
        name: 'Low Water',
        standard: 'token2022',
        isVerified: false,
      }),
    ],
  });
  widget.set({ namespace: 'solana' });
  return widget;
}

const about = ({ id }: Nft) => ({ args: { id } });

export const nftDetailsStories: Stories = [
  { name: 'with a picture', about: about(described), widget: () => nfts({ nfts: someNfts }) },
  { name: 'without a picture', about: about(served), widget: () => nfts({ nfts: someNfts }) },
  { name: 'several of one', about: about(several), widget: () => nfts({ nfts: someNfts }) },
  { name: 'bait', about: about(bait), widget: () => nfts({ nfts: someNfts }) },
  { name: 'loading', about: about(described), widget: () => nfts({ status: 'loading' }) },
  { name: 'gone', about: about(described), widget: () => nfts({}) },
];
