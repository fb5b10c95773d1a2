import type { CaipAddress } from '../caip/caip-address';
import type { Decimal } from '../number/decimal';

/** A token as a list of the site names it. */
export interface ListedToken {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly address: CaipAddress;
  readonly iconUrl?: string;

  /** US dollars per whole token, where the one who lists it says so. */
  readonly price?: Decimal;
}

/**
 * A list of tokens by the standard of Uniswap (https://github.com/Uniswap/token-lists), as far as the widget
 * reads it.
 */
export interface TokenList {
  readonly name: string;
  readonly tokens: readonly {
    readonly chainId: number;
    readonly address: string;
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
    readonly logoURI?: string;
  }[];
}
