import { concatHex, type Hex, numberToHex } from 'viem';
import { isSameEvmAddress } from '../../../../domain/address/evm-address';
import type { UniswapDeployment } from '../../../../domain/swap/uniswap-deployment';

/** A way from one token to another: the tokens on it, and for pools of v3 their fees between the tokens. */
export type UniswapRoute =
  | { readonly version: 3; readonly tokens: readonly Hex[]; readonly fees: readonly number[] }
  | { readonly version: 2; readonly tokens: readonly Hex[] };

/** What there are pools for in nearly every deployment. */
const usualFeeTiers = [100, 500, 3000, 10_000];
const FEE_BYTES = 3;

/**
 * Every way from `from` to `to`: straight, and over each hub, by each pair of fees. None for a token to itself, such as
 * the native currency to its wrapped token.
 */
export function uniswapRoutes(
  deployment: UniswapDeployment,
  from: Hex,
  to: Hex,
): readonly UniswapRoute[] {
  if (isSameEvmAddress(from, to)) return [];
  const { feeTiers = usualFeeTiers, v2Router } = deployment;
  const ways = [[from, to], ...hubsOf(deployment, [from, to]).map((hub) => [from, hub, to])];
  return ways.flatMap((tokens) => [
    ...feesFor(tokens.length - 1, feeTiers).map((fees) => ({ version: 3, tokens, fees }) as const),
    ...(v2Router === undefined ? [] : [{ version: 2, tokens } as const]),
  ]);
}

/** A route of v3 as the contracts read it: the tokens with the fees between them. */
export function pathOf({ fees, tokens }: Extract<UniswapRoute, { version: 3 }>): Hex {
  return concatHex(
    tokens.flatMap((token, index) => {
      const fee = fees[index];
      return fee === undefined ? [token] : [token, numberToHex(fee, { size: FEE_BYTES })];
    }),
  );
}

/** The tokens over which a way may lead, each once, without its two ends. */
function hubsOf(deployment: UniswapDeployment, ends: readonly Hex[]): readonly Hex[] {
  const { hubs = [deployment.wrappedNative, deployment.stablecoin.address] } = deployment;
  const between: Hex[] = [];
  for (const hub of hubs) {
    const isKnown = [...ends, ...between].some((token) => isSameEvmAddress(token, hub));
    if (!isKnown) between.push(hub as Hex);
  }
  return between;
}

/** Every choice of `count` fees. */
function feesFor(count: number, tiers: readonly number[]): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return feesFor(count - 1, tiers).flatMap((fees) => tiers.map((tier) => [...fees, tier]));
}
