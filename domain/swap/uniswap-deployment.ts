/** Where the contracts of Uniswap, or of an exchange with the same functions, are on one network. */
export interface UniswapDeployment {
  /** `QuoterV2`: what an exchange by pools of v3 would yield. */
  readonly quoterV2: string;

  /** `SwapRouter02`: executes exchanges, and is the one contract that gets an allowance. */
  readonly swapRouter02: string;

  /** `UniswapV2Router02`, whose pools are asked as well where the router of v3 knows the same ones. */
  readonly v2Router?: string;

  /** A Universal Router of any version: its check of a balance ends a bundle where no other contract has one. */
  readonly universalRouter?: string;

  /** The ERC-20 token that stands for the network's native currency in pools. */
  readonly wrappedNative: string;

  /** A token that is worth a US dollar. Prices are what it costs. */
  readonly stablecoin: { readonly address: string; readonly decimals: number };

  /** Tokens over which an exchange may lead. The wrapped native currency and the stable coin when absent. */
  readonly hubs?: readonly string[];

  /** The fees of the pools, in hundredths of a basis point: 100, 500, 3000 and 10000 when absent. */
  readonly feeTiers?: readonly number[];
}
