import { NftSource } from '../../ports/nft-source';
import { PriceSource } from '../../ports/price-source';
import { SwapSource } from '../../ports/swap-source';
import { parsedSources } from './parsed-sources';
import type { SourceParts } from './source-parts';

/** The source of swaps: the site's own port, else what the option `sources` names. */
export async function swapSource(parts: SourceParts): Promise<SwapSource> {
  const { ports } = parts;
  const { swaps } = parsedSources(parts);
  if (!ports.has(SwapSource) && swaps === 'uniswap') {
    const [{ uniswapSwaps }, prices] = await Promise.all([import('./uniswap'), priceSource(parts)]);
    ports.bind(SwapSource, () => uniswapSwaps(parts, prices));
  } else if (!ports.has(SwapSource) && typeof swaps === 'object') {
    const [{ serviceSwaps }, prices] = await Promise.all([
      import('./swap-service'),
      priceSource(parts),
    ]);
    ports.bind(SwapSource, () => serviceSwaps(swaps, parts, prices));
  }
  return ports.get(SwapSource);
}

/** The source of prices, likewise; `undefined` where the site names none. */
export async function priceSource(parts: SourceParts): Promise<PriceSource | undefined> {
  const { ports } = parts;
  const { prices } = parsedSources(parts);
  if (!ports.has(PriceSource) && prices === 'uniswap') {
    const { uniswapPrices } = await import('./uniswap');
    ports.bind(PriceSource, () => uniswapPrices(parts));
  } else if (!ports.has(PriceSource) && prices !== undefined) {
    const { httpPrices } = await import('./http-prices');
    ports.bind(PriceSource, () => httpPrices(prices, ports));
  }
  return ports.find(PriceSource);
}

/** The source of NFTs, likewise; `undefined` where the site names none. */
export async function nftSource(parts: SourceParts): Promise<NftSource | undefined> {
  const { ports } = parts;
  const { nfts } = parsedSources(parts);
  if (!ports.has(NftSource) && nfts === 'logs') {
    const { logNfts } = await import('./log-nfts');
    ports.bind(NftSource, () => logNfts(parts));
  } else if (!ports.has(NftSource) && nfts === 'indexers') {
    const { blockscoutNfts } = await import('./blockscout');
    ports.bind(NftSource, () => blockscoutNfts(parts));
  }
  return ports.find(NftSource);
}
