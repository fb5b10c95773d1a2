import type { CaipAddress } from '../caip/caip-address';
import type { CaipNetworkId } from '../caip/caip-network-id';
import {
  type AmountFault,
  amountReadings,
  type AmountReadings,
  parseAmount,
} from '../token/amount';
import { type Decimal, formatDecimal, trimDecimal } from '../number/decimal';
import { valueOf } from '../token/display';
import { sealedCopy } from '../outside/sealed-copy';
import { withoutPrototype } from '../outside/without-prototype';
import { tokenBalance, type TokenBalance } from '../token/token-balance';
import { DEFAULT_SLIPPAGE, shownToAmount } from './swap';
import { SWAP_EDITING, type SwapFlow } from './swap-flow';
import {
  EMPTY_SWAP_FORM,
  type SwapForm,
  type SwapQuote,
  type SwapStep,
  swapStep,
  swapUnits,
  unitsKeptForGas,
} from './swap-form';
import { swapPriceKey } from './swap-price-key';
import type { SwapRequest, SwapToken } from './swap-token';

/** Everything that is filled in and known about an exchange. */
export interface SwapFacts {
  /** Where the list of tokens stands; `unsupported` on a network where nothing can be exchanged. */
  readonly list: 'idle' | 'loading' | 'loaded' | 'failed' | 'unsupported';

  /** The tokens of the network that can be exchanged, with what the account holds of each. */
  readonly tokens: readonly TokenBalance[];
  /** What the visitor has filled in. */
  readonly form: SwapForm;
  /** Where the swap stands. */
  readonly flow: SwapFlow;

  /** How much less than quoted may be received, in hundredths of a percent. */
  readonly slippage: number;

  /** US dollars per whole token, by {@link swapPriceKey}; a token of no known price is not in it. */
  readonly prices: Readonly<Record<string, Decimal>>;
}

/** {@link SwapFacts} and what follows from them. */
export interface SwapState extends SwapFacts {
  /** What is received, as it is shown: cut to six decimals. */
  readonly toAmount?: string;

  /** How much of the target one whole source yields at the quoted price. */
  readonly rate?: Decimal;

  /** Why the typed amount is none. */
  readonly amountFault?: AmountFault;

  /**
   * How much of the typed amount is kept back to pay for the gas, in base units; absent where nothing is. The
   * quote and the review are for the rest.
   */
  readonly keptForGas?: bigint;

  /** The value of the given amount in US dollars, where its price is known. */
  readonly fromInUSD?: Decimal;

  /** The value of the received amount in US dollars, where its price is known. */
  readonly toInUSD?: Decimal;

  /**
   * How much less the received amount is worth than the given one, in hundredths of a percent, where both prices are known
   * and it is worth less.
   */
  readonly lostWorth?: number;

  /** The two readings of an ambiguous amount, for the visitor to choose from. */
  readonly amountReadings?: AmountReadings;

  /** What the visitor does next. */
  readonly step: SwapStep;
}

/** No swap has begun. */
export const NO_SWAP: SwapFacts = {
  list: 'idle',
  tokens: [],
  form: EMPTY_SWAP_FORM,
  flow: SWAP_EDITING,
  slippage: DEFAULT_SLIPPAGE,
  prices: {},
};

/** Derives the state from `facts`. */
export function swapStateOf(facts: SwapFacts): SwapState {
  const { quote, source } = facts.form;
  const value = quote.status === 'loaded' ? quote.value : undefined;
  const toAmount =
    value && formatDecimal(shownToAmount(value.targetUnits, value.target.quantity.decimals));
  const parsed = source && parseAmount(facts.form.sourceAmount, source.quantity.decimals);
  const fromInUSD = source && worthOf(source, swapUnits(facts.form), facts);
  const kept = unitsKeptForGas(facts.form);
  const readings = amountReadings(facts.form.sourceAmount);
  const toInUSD = value && worthOf(value.target, value.targetUnits, facts);
  const lostWorth = fromInUSD && toInUSD ? lossBetween(fromInUSD, toInUSD) : 0;
  return {
    ...facts,
    ...(lostWorth > 0 && { lostWorth }),
    ...(toAmount !== undefined && { toAmount }),
    ...(value && { rate: rateOf(value) }),
    ...(parsed?.ok === false && parsed.fault !== 'empty' && { amountFault: parsed.fault }),
    ...(kept > 0n && { keptForGas: kept }),
    ...(fromInUSD && { fromInUSD }),
    ...(toInUSD && { toInUSD }),
    ...(readings && { amountReadings: readings }),
    step: facts.list === 'failed' ? 'retry' : swapStep(facts.form),
  };
}

/** The exchange that `account` has filled in, once it is complete, as a {@link sealedCopy}. */
export function swapRequestOf(
  { form, slippage }: Pick<SwapFacts, 'form' | 'slippage'>,
  account: CaipAddress | undefined,
): SwapRequest | undefined {
  const { source, target } = form;
  const units = swapUnits(form);
  if (!account || !source || !target || units === undefined) return undefined;
  return sealedCopy({ account, from: source, to: target, units, slippage });
}

/** The tokens that a service lists, each with what the account holds of it. One without a name is left out. */
export function swappableTokens(
  tokens: readonly SwapToken[],
  held: readonly TokenBalance[],
  chainId: CaipNetworkId,
): readonly TokenBalance[] {
  return tokens.map(withoutPrototype).flatMap(({ name, symbol, decimals, address, iconUrl }) => {
    const own = held.find((balance) => isSameContract(balance.address, address));
    const balance = tokenBalance({
      name,
      symbol,
      chainId,
      address,
      units: own?.quantity.decimals === decimals ? own.quantity.units : 0n,
      decimals,
      price: own?.price,
      iconUrl,
    });
    return balance ?? [];
  });
}

/** Digits beyond those of the target, so that the rate of a cheap source is not zero. */
const RATE_DIGITS = 18;

function rateOf({ source, target, sourceUnits, targetUnits }: SwapQuote): Decimal {
  const scaled = targetUnits * 10n ** BigInt(source.quantity.decimals + RATE_DIGITS);
  const scale = target.quantity.decimals + RATE_DIGITS;
  return trimDecimal({ units: scaled / sourceUnits, scale });
}

function worthOf(
  token: TokenBalance,
  units: bigint | undefined,
  { prices }: SwapFacts,
): Decimal | undefined {
  const price = prices[swapPriceKey(token)];
  return price && units !== undefined ? valueOf(units, token.quantity.decimals, price) : undefined;
}

function lossBetween(given: Decimal, received: Decimal): number {
  const [from, to] = [
    given.units * 10n ** BigInt(received.scale),
    received.units * 10n ** BigInt(given.scale),
  ];
  return from > to ? Number(((from - to) * 10_000n) / from) : 0;
}

function isSameContract(one: CaipAddress | undefined, other: CaipAddress | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
