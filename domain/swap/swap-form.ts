import { addressOf } from '../caip/caip-address';
import { withoutPrototype } from '../outside/without-prototype';
import { amountReadings, editAmountText, parseAmount } from '../token/amount';
import { compareDecimals, type Decimal } from '../number/decimal';
import { isNativeToken, isSameToken, type TokenBalance } from '../token/token-balance';
import { maxNativeSwapAmount } from './swap';
import type { SwapRequest } from './swap-token';

/** The arguments with which a swap was opened: tokens by symbol or by contract, and an amount as text. */
export interface SwapArguments {
  readonly fromToken?: string;
  readonly toToken?: string;
  readonly amount?: string;
}

/** A provider's offer for an amount. */
export interface SwapQuote {
  /** The request that the offer answers. */
  readonly source: TokenBalance;
  /** The token that comes back. */
  readonly target: TokenBalance;
  /** How much is given, in its least unit. */
  readonly sourceUnits: bigint;

  /** The amount received, in base units of the target. */
  readonly targetUnits: bigint;
}

/** The visitor's input for swapping a token, and the facts that the widget looked up for it. */
export interface SwapForm {
  /** The token that is given. */
  readonly source?: TokenBalance;
  /** The token that comes back. */
  readonly target?: TokenBalance;

  /** As typed. */
  readonly sourceAmount: string;
  /** Where the price stands. */
  readonly quote:
    | { readonly status: 'none' | 'loading' | 'failed' | 'noLiquidity' }
    | {
        readonly status: 'loaded';
        readonly value: SwapQuote;

        /** Whether the widget has requested a newer quote. This one is shown until that arrives. */
        readonly isRefreshing: boolean;
      };

  /** Whether the account can pay the fee. */
  readonly gas?: SwapGas;
}

/** The gas that an exchange needs, as far as it is known. */
export interface SwapGas {
  /** The cost of the gas, in base units of the chain's native currency. */
  readonly cost: bigint;

  /** The cost, and the balance that pays for it, in US dollars; absent without a price. */
  readonly inUSD?: { readonly cost: Decimal; readonly balance: Decimal };
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
  | { readonly type: 'gasPriced'; readonly gas: SwapGas }

  /** The widget read the tokens again: their balances may have changed. */
  | { readonly type: 'tokensRead'; readonly tokens: readonly TokenBalance[] }
  | { readonly type: 'reset' };

/** An empty form; a completed swap also resets to it. */
export const EMPTY_SWAP_FORM: SwapForm = withoutPrototype({
  sourceAmount: '',
  quote: { status: 'none' },
});

/**
 * The form after `event`. A change of tokens or amount discards the quote. A quote for an earlier request is
 * dropped. Choosing the other side's token switches the two.
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
      return requoted(form, { ...form, gas: event.gas });
    case 'tokensRead': {
      const source = event.tokens.find((token) => isSameToken(token, form.source));
      const target = event.tokens.find((token) => isSameToken(token, form.target));
      if (!source && !target) return form;
      return requoted(form, { ...form, ...(source && { source }), ...(target && { target }) });
    }
    case 'reset':
      return EMPTY_SWAP_FORM;
  }
}

/**
 * The form that a swap view opens with: tokens found by contract or by symbol, in any letter case, and the amount, which
 * is none of another token than the one that was named.
 */
export function prefilledSwapForm(
  tokens: readonly TokenBalance[],
  { fromToken, toToken, amount }: SwapArguments,
): SwapForm {
  const source = tokenNamed(tokens, fromToken);
  const target = tokenNamed(tokens, toToken);
  const isMissed = fromToken !== undefined && !source;
  return {
    ...EMPTY_SWAP_FORM,
    ...(source && { source }),
    ...(target && !isSameToken(target, source) && { target }),
    sourceAmount: isMissed ? '' : (editAmountText(amount ?? '') ?? ''),
  };
}

/**
 * The amount to swap in base units, when there is one above zero. Of the chain's native currency no more than
 * remains after the gas, as soon as its cost is known: {@link unitsKeptForGas} tells the difference to the
 * typed amount.
 */
export function swapUnits(form: SwapForm): bigint | undefined {
  const typed = typedUnits(form);
  if (typed === undefined) return undefined;
  const units = typed - unitsKeptForGas(form);
  return units > 0n ? units : undefined;
}

/** How much of the typed amount is kept back to pay for the gas. */
export function unitsKeptForGas(form: SwapForm): bigint {
  const { source, gas } = form;
  const typed = typedUnits(form);
  if (!source || !gas || typed === undefined || !isNativeToken(source)) return 0n;
  const { units: balance } = source.quantity;
  const most = maxNativeSwapAmount(balance, gas.cost);
  // The visitor has to correct an amount that is above the balance.
  return typed > most && typed <= balance ? typed - most : 0n;
}

/** The visitor's next step: the first rule that is not met, or the review. */
export type SwapStep =
  | 'selectToken'
  | 'enterAmount'
  | 'ambiguousAmount'
  | 'incorrectAmount'
  | 'insufficientBalance'
  | 'insufficientLiquidity'
  | 'retry'
  | 'waitForQuote'
  | 'review';

/**
 * What a visitor who fills in `form` does next. The balance falls short when the amount is above it,
 * or when the chain's native currency is worth less than the gas.
 */
export function swapStep(form: SwapForm): SwapStep {
  const { source, target, sourceAmount, quote, gas } = form;
  if (!source || !target) return 'selectToken';
  if (sourceAmount.trim() === '') return 'enterAmount';
  if (amountReadings(sourceAmount)) return 'ambiguousAmount';
  const typed = typedUnits(form);
  if (typed === undefined) return 'incorrectAmount';
  if (typed > source.quantity.units || swapUnits(form) === undefined) return 'insufficientBalance';
  if (gas?.inUSD && compareDecimals(gas.inUSD.balance, gas.inUSD.cost) < 0) {
    return 'insufficientBalance';
  }
  if (quote.status === 'noLiquidity') return 'insufficientLiquidity';
  if (quote.status === 'failed') return 'retry';
  return quote.status === 'loaded' ? 'review' : 'waitForQuote';
}

/** Whether `quote` is the offer for `request`. */
export function isQuoteFor(
  { source, target, sourceUnits }: SwapQuote,
  { from, to, units }: SwapRequest,
): boolean {
  return isSameToken(source, from) && isSameToken(target, to) && sourceUnits === units;
}

function switched({ source, target, ...rest }: SwapForm): SwapForm {
  return unquoted({
    ...rest,
    ...(target && { source: target }),
    ...(source && { target: source }),
  });
}

/** The amount as typed, in base units, when it is one and above zero. */
function typedUnits({ source, sourceAmount }: SwapForm): bigint | undefined {
  const parsed = source && parseAmount(sourceAmount, source.quantity.decimals);
  return parsed?.ok && parsed.units > 0n ? parsed.units : undefined;
}

function unquoted(form: SwapForm): SwapForm {
  return { ...form, quote: { status: 'none' } };
}

/** `after`, without its quote where it gives another amount than `before`. */
function requoted(before: SwapForm, after: SwapForm): SwapForm {
  return swapUnits(after) === swapUnits(before) ? after : unquoted(after);
}

function requested(quote: SwapForm['quote']): SwapForm['quote'] {
  return quote.status === 'loaded' ? { ...quote, isRefreshing: true } : { status: 'loading' };
}

/** Ends the wait and keeps an earlier quote. */
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

/** Of several tokens with one symbol only the native currency is meant: any other may pretend to be it. */
function tokenNamed(
  tokens: readonly TokenBalance[],
  name: string | undefined,
): TokenBalance | undefined {
  const wanted = name?.toLowerCase();
  const isNamed = ({ address }: TokenBalance): boolean =>
    address !== undefined && addressOf(address).toLowerCase() === wanted;
  const called = tokens.filter(({ symbol }) => symbol.toLowerCase() === wanted);
  const only = called.length === 1 ? called[0] : called.find(isNativeToken);
  return tokens.find(isNamed) ?? only;
}
