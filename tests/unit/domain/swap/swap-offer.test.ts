import { describe, expect, it } from '@jest/globals';
import { isSwapOffered, withoutDeployment } from '../../../../domain/swap/swap-offer';
import { swapChainIds } from '../../../../domain/swap/swap-networks';
import { uniswapDeployments } from '../../../../infrastructure/chains/eip155/uniswap/uniswap-deployments';

const sources = { swaps: 'uniswap' } as const;

describe('the offer of swaps', () => {
  it('[R9.12] is there on the networks for swaps with a deployment that the package knows', () => {
    const offered = swapChainIds.filter((id) => isSwapOffered(sources, `eip155:${id}`));
    expect(offered.map((id) => `eip155:${id}`).sort()).toEqual(
      Object.keys(uniswapDeployments).sort(),
    );
  });

  it('is there on the others where the site names a deployment', () => {
    for (const network of withoutDeployment) {
      expect(isSwapOffered(sources, network)).toBe(false);
      expect(isSwapOffered({ ...sources, uniswap: { [network]: {} } }, network)).toBe(true);
    }
  });

  it('is there where the site names the routers of a service', () => {
    const swaps = { routers: { 'eip155:1': ['0x1'], 'eip155:10': [] } };
    expect(isSwapOffered({ swaps }, 'eip155:1')).toBe(true);
    expect(isSwapOffered({ swaps }, 'eip155:10')).toBe(false);
    expect(isSwapOffered({ swaps }, 'eip155:8453')).toBe(false);
  });

  it.each(['eip155:31337', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', undefined] as const)(
    'is not there on %s',
    (network) => {
      expect(isSwapOffered(sources, network)).toBe(false);
    },
  );

  it('is there on the networks of Solana for which the site names a service', () => {
    const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
    const jupiter = { [id]: { url: 'https://jupiter.example', mints: [] } };
    expect(isSwapOffered({ jupiter }, id)).toBe(true);
    expect(isSwapOffered({ jupiter }, 'solana:other')).toBe(false);
    expect(isSwapOffered({ jupiter }, 'eip155:1')).toBe(false);
  });

  it('is not there without a source', () => {
    expect(isSwapOffered({}, 'eip155:1')).toBe(false);
    expect(isSwapOffered(undefined, 'eip155:1')).toBe(false);
  });
});
