import { describe, expect, it } from '@jest/globals';
import { isBaitNft, sortedNfts } from '../../../../domain/nft/nft-bait';

describe('isBaitNft', () => {
  it.each([
    { name: 'Claim 1000 USDC' },
    { name: 'Voucher #1' },
    { name: 'Visit https://bonus.test' },
    { name: 'Mystery box', description: 'You are a winner! Redeem at bonus.test' },
    { name: 'Pass', description: 'Claim your reward: www.bonus.test/claim' },
  ])('%p is bait', (nft) => {
    expect(isBaitNft(nft)).toBe(true);
  });

  it.each([
    { name: 'vitalik.eth', description: 'vitalik.eth, an ENS name.' },
    { name: 'Quiet Tide #1', description: 'See all of them at https://tide.test' },
    { name: 'Pass', description: 'Holders claim a drink at the bar.' },
    { name: '' },
  ])('%p is not', (nft) => {
    expect(isBaitNft(nft)).toBe(false);
  });
});

it('bait is kept apart, and nothing is lost', () => {
  const nfts = [{ name: 'A' }, { name: 'Airdrop' }, { name: 'B' }];
  expect(sortedNfts(nfts)).toEqual({ shown: [nfts[0], nfts[2]], spam: [nfts[1]] });
});
