import { describe, expect, it } from '@jest/globals';
import { type Nft, nftId } from '../../../../domain/nft/nft';
import { nextNfts, NO_NFTS } from '../../../../domain/nft/nfts-state';

function nft(tokenId: bigint): Nft {
  const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  return {
    id: nftId('eip155:1', contract, tokenId),
    chain: 'eip155:1',
    contract,
    tokenId,
    standard: 'erc721',
    quantity: 1n,
    name: 'A',
    isVerified: true,
  };
}

const loading = nextNfts(NO_NFTS, { type: 'requested' });

describe('the NFTs of an account', () => {
  it('are those of all pages, each once', () => {
    const first = nextNfts(loading, {
      type: 'loaded',
      page: { nfts: [nft(2n), nft(1n)], next: '5' },
    });
    expect(first).toMatchObject({ status: 'loaded', cursor: '5' });
    const second = nextNfts(nextNfts(first, { type: 'requested' }), {
      type: 'loaded',
      page: { nfts: [nft(1n), nft(0n), nft(0n)] },
    });
    expect(second.nfts.map(({ tokenId }) => tokenId)).toEqual([2n, 1n, 0n]);
    expect(second).not.toHaveProperty('cursor');
  });

  it('end where the cursor does not move on', () => {
    const first = nextNfts(loading, { type: 'loaded', page: { nfts: [], next: '5' } });
    const again = nextNfts(nextNfts(first, { type: 'requested' }), {
      type: 'loaded',
      page: { nfts: [], next: '5' },
    });
    expect(again).not.toHaveProperty('cursor');
  });

  it('stay known after a failure, and ignore a page that was not requested', () => {
    const known = nextNfts(loading, { type: 'loaded', page: { nfts: [nft(1n)] } });
    const failed = nextNfts(nextNfts(known, { type: 'requested' }), { type: 'failed' });
    expect(failed).toEqual({ status: 'failed', nfts: [nft(1n)] });
    expect(nextNfts(failed, { type: 'loaded', page: { nfts: [nft(2n)] } })).toBe(failed);
    expect(nextNfts(failed, { type: 'reset' })).toBe(NO_NFTS);
    expect(nextNfts(failed, { type: 'unsupported' })).toEqual({ status: 'unsupported', nfts: [] });
    expect(nextNfts(loading, { type: 'requested' })).toBe(loading);
    expect(nextNfts(NO_NFTS, { type: 'failed' })).toBe(NO_NFTS);
  });
});
