import { NftSource } from '../../ports/nft-source';
import { PriceSource } from '../../ports/price-source';
import { SwapSource } from '../../ports/swap-source';
import { parsedSources } from './parsed-sources';
import type { SourceParts } from './source-parts';

/** The source of swaps: the site's own port, else what the option `sources` names for each namespace. */
export async function swapSource(parts: SourceParts): Promise<SwapSource> {
  const { ports } = parts;
  if (!ports.has(SwapSource)) {
    const [eip155, solana] = await Promise.all([evmSwaps(parts), solanaSwaps(parts)]);
    const only = solana ? undefined : eip155;
    if (only) ports.bind(SwapSource, () => only);
    if (solana) {
      const { SwapsByNamespace } = await import('../../infrastructure/chains/swaps-by-namespace');
      ports.bind(SwapSource, () => new SwapsByNamespace({ solana, ...(eip155 && { eip155 }) }));
    }
  }
  return ports.get(SwapSource, 'sources.swaps');
}

async function evmSwaps(parts: SourceParts): Promise<SwapSource | undefined> {
  const { swaps } = parsedSources(parts);
  if (swaps === undefined) return undefined;
  const prices = await priceSource(parts);
  if (swaps === 'uniswap') return (await import('./uniswap')).uniswapSwaps(parts, prices);
  return (await import('./swap-service')).serviceSwaps(swaps, parts, prices);
}

async function solanaSwaps(parts: SourceParts): Promise<SwapSource | undefined> {
  const { jupiter } = parsedSources(parts);
  if (!jupiter || Object.keys(jupiter).length === 0) return undefined;
  const [{ jupiterSwaps }, prices] = await Promise.all([import('./jupiter'), priceSource(parts)]);
  return jupiterSwaps(jupiter, parts, prices);
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
