import type { CaipAddress } from '../caip/caip-address';
import type { Decimal } from '../number/decimal';

/** A token as a list of the site names it. */
export interface ListedToken {
  /** The name of the token. */
  readonly name: string;
  /** Its symbol. */
  readonly symbol: string;
  /** Its decimals. */
  readonly decimals: number;
  /** Its CAIP-10 id. */
  readonly address: CaipAddress;
  /** Its picture. */
  readonly iconUrl?: string;

  /** US dollars per whole token, where the one who lists it says so. */
  readonly price?: Decimal;
}

/**
 * A list of tokens by the standard of Uniswap (https://github.com/Uniswap/token-lists), as far as the widget
 * reads it.
 */
export interface TokenList {
  /** The name of the list. */
  readonly name: string;
  /** The tokens. One that is not as the standard says is left out. */
  readonly tokens: readonly {
    readonly chainId: number;
    readonly address: string;
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
    readonly logoURI?: string;
  }[];
}
