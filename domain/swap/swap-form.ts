import { editAmountText, parseAmount } from '../token/amount';
import { compareDecimals, type Decimal } from '../token/decimal';
import { isNativeToken, type TokenBalance } from '../token/token-balance';

/** What a swap was opened with: symbols of tokens, and an amount as text. */
export interface SwapArguments {
  readonly fromToken?: string;
  readonly toToken?: string;
  readonly amount?: string;
}

/** What a provider offers for an amount. */
export interface SwapQuote {
  /** What was asked for. */
  readonly source: TokenBalance;
  readonly target: TokenBalance;
  readonly sourceUnits: bigint;

  /** What comes of it, in base units of the target. */
  readonly targetUnits: bigint;
}

/** What a visitor has filled in to swap a token, and what was found out about it. */
export interface SwapForm {
  readonly source?: TokenBalance;
  readonly target?: TokenBalance;

  /** As typed. */
  readonly sourceAmount: string;
  readonly quote:
    | { readonly status: 'none' | 'loading' | 'failed' | 'noLiquidity' }
    | {
        readonly status: 'loaded';
        readonly value: SwapQuote;

        /** Whether a newer quote has been asked for; this one is shown until it comes. */
        readonly isRefreshing: boolean;
      };

  /** What the gas costs and the chain's own currency is worth, in US dollars, where both are known. */
  readonly gas?: { readonly costInUSD: Decimal; readonly networkBalanceInUSD: Decimal };
}

/** What can happen to a {@link SwapForm}. */
export type SwapFormEvent =
  | { readonly type: 'sourceChosen'; readonly token: TokenBalance }
  | { readonly type: 'targetChosen'; readonly token: TokenBalance }
  | { readonly type: 'tokensSwitched' }
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'quoteRequested' | 'quoteStopped' }
  | { readonly type: 'quoteLoaded'; readonly quote: SwapQuote }
  | { readonly type: 'quoteRefused'; readonly reason: 'failed' | 'noLiquidity' }
  | { readonly type: 'gasPriced'; readonly gas: NonNullable<SwapForm['gas']> }
  | { readonly type: 'reset' };

/** A form nobody has touched; also what it becomes after a swap. */
export const EMPTY_SWAP_FORM: SwapForm = { sourceAmount: '', quote: { status: 'none' } };

/**
 * The form after `event`. A change of tokens or amount makes the quote worthless, and a quote for
 * what is not asked any more is dropped. Choosing the other side's token switches the two.
 */
export function nextSwapForm(form: SwapForm, event: SwapFormEvent): SwapForm {
  switch (event.type) {
    case 'sourceChosen':
      if (isSameToken(event.token, form.target)) return switched(form);
      return unquoted({ ...form, source: event.token });
    case 'targetChosen':
      if (isSameToken(event.token, form.source)) return switched(form);
      return unquoted({ ...form, target: event.token });
    case 'tokensSwitched':
      return switched(form);
    case 'amountTyped': {
      const sourceAmount = editAmountText(event.text);
      return sourceAmount === undefined ? form : unquoted({ ...form, sourceAmount });
    }
    case 'quoteRequested':
      return { ...form, quote: requested(form.quote) };
    case 'quoteStopped':
      return isAwaited(form.quote) ? { ...form, quote: stopped(form.quote) } : form;
    case 'quoteLoaded':
      if (!isAskedFor(form, event.quote)) return form;
      return { ...form, quote: { status: 'loaded', value: event.quote, isRefreshing: false } };
    case 'quoteRefused':
      return isAwaited(form.quote) ? { ...form, quote: { status: event.reason } } : form;
    case 'gasPriced':
      return { ...form, gas: event.gas };
    case 'reset':
      return EMPTY_SWAP_FORM;
  }
}

/** The form that a swap view opens with: tokens found by symbol, in any letter case, and the amount. */
export function prefilledSwapForm(
  tokens: readonly TokenBalance[],
  { fromToken, toToken, amount }: SwapArguments,
): SwapForm {
  const source = tokenBySymbol(tokens, fromToken);
  const target = tokenBySymbol(tokens, toToken);
  return {
    ...EMPTY_SWAP_FORM,
    ...(source && { source }),
    ...(target && !isSameToken(target, source) && { target }),
    sourceAmount: editAmountText(amount ?? '') ?? '',
  };
}

/** The amount to swap in base units, when it is one and above zero. */
export function swapUnits({ source, sourceAmount }: SwapForm): bigint | undefined {
  const parsed = source && parseAmount(sourceAmount, source.quantity.decimals);
  return parsed?.ok && parsed.units > 0n ? parsed.units : undefined;
}

/** What the visitor does next: the first rule that is not met, or a look at the whole. */
export type SwapStep =
  | 'selectToken'
  | 'enterAmount'
  | 'incorrectAmount'
  | 'insufficientBalance'
  | 'insufficientLiquidity'
  | 'retry'
  | 'waitForQuote'
  | 'review';

/** What a visitor reads about the steps that say what is wrong. */
export const swapFaultTexts = {
  incorrectAmount: 'Incorrect amount',
  insufficientBalance: 'Insufficient balance',
  insufficientLiquidity: 'Insufficient liquidity',
} as const satisfies { readonly [Step in SwapStep]?: string };

/**
 * What a visitor who fills in `form` does next. The balance falls short when the amount is above it,
 * or when the chain's own currency is worth less than the gas.
 */
export function swapStep(form: SwapForm): SwapStep {
  const { source, target, sourceAmount, quote, gas } = form;
  if (!source || !target) return 'selectToken';
  if (sourceAmount.trim() === '') return 'enterAmount';
  const units = swapUnits(form);
  if (units === undefined) return 'incorrectAmount';
  if (units > source.quantity.units) return 'insufficientBalance';
  if (gas && compareDecimals(gas.networkBalanceInUSD, gas.costInUSD) < 0) {
    return 'insufficientBalance';
  }
  if (quote.status === 'noLiquidity') return 'insufficientLiquidity';
  if (quote.status === 'failed') return 'retry';
  return quote.status === 'loaded' ? 'review' : 'waitForQuote';
}

/** Whether the provider has to be allowed first: never for the chain's own currency. */
export function needsSwapApproval(quote: SwapQuote, allowance: bigint): boolean {
  return !isNativeToken(quote.source) && allowance < quote.sourceUnits;
}

function switched({ source, target, ...rest }: SwapForm): SwapForm {
  return unquoted({
    ...rest,
    ...(target && { source: target }),
    ...(source && { target: source }),
  });
}

function unquoted(form: SwapForm): SwapForm {
  return { ...form, quote: { status: 'none' } };
}

function requested(quote: SwapForm['quote']): SwapForm['quote'] {
  return quote.status === 'loaded' ? { ...quote, isRefreshing: true } : { status: 'loading' };
}

/** Nobody waits any more: what is known stays. */
function stopped(quote: SwapForm['quote']): SwapForm['quote'] {
  return quote.status === 'loaded' ? { ...quote, isRefreshing: false } : { status: 'none' };
}

function isAwaited(quote: SwapForm['quote']): boolean {
  return quote.status === 'loading' || (quote.status === 'loaded' && quote.isRefreshing);
}

function isAskedFor(form: SwapForm, { source, target, sourceUnits }: SwapQuote): boolean {
  return (
    isAwaited(form.quote) &&
    isSameToken(source, form.source) &&
    isSameToken(target, form.target) &&
    sourceUnits === swapUnits(form)
  );
}

function isSameToken(one: TokenBalance, other: TokenBalance | undefined): boolean {
  return other !== undefined && one.chainId === other.chainId && one.address === other.address;
}

function tokenBySymbol(
  tokens: readonly TokenBalance[],
  symbol: string | undefined,
): TokenBalance | undefined {
  const wanted = symbol?.toLowerCase();
  return tokens.find((token) => token.symbol.toLowerCase() === wanted);
}
