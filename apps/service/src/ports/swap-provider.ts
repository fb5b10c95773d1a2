/** An exchange of tokens that a visitor wants. Addresses are of 40 hexadecimal digits; no token is the native currency. */
export interface SwapOrder {
  readonly chainId: number;
  readonly from: string | undefined;
  readonly to: string | undefined;

  /** How much is given, in base units. */
  readonly amount: string;

  /** How much less than quoted it may yield, in hundredths of a percent. */
  readonly slippageBps: number;
}

/** An order of an account. */
export interface AccountOrder extends SwapOrder {
  readonly account: string;
}

/** What an order yields now. */
export interface SwapQuote {
  /** In base units of the token. */
  readonly toAmount: string;

  /** The contract that needs the allowance. Absent where the native currency is given. */
  readonly spender?: string;
}

/** The transaction that exchanges. */
export interface SwapBuild extends SwapQuote {
  readonly call: { readonly to: string; readonly data: string; readonly value: string };

  /** What the provider takes of the token that is given, in base units. */
  readonly feeAmount: string;
}

/** A service that exchanges tokens. `undefined` is an order that it has no liquidity for. */
export interface SwapProvider {
  /** @throws `ServiceError` where it cannot be used. */
  quote(order: SwapOrder): Promise<SwapQuote | undefined>;

  /** @throws `ServiceError` where it cannot be used. */
  build(order: AccountOrder): Promise<SwapBuild | undefined>;
}

export const swapProviderNames = ['0x', '1inch'] as const;

export type SwapProviderName = (typeof swapProviderNames)[number];

/** The providers that the operator has configured. */
export type SwapProviders = Readonly<Partial<Record<SwapProviderName, SwapProvider>>>;

/** Both APIs name the native currency by this address. */
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

/** The address by which both APIs know a token. */
export function tokenName(token: string | undefined): string {
  return token ?? NATIVE;
}
