import type { ApprovalWarning } from '../../domain/swap/swap-approval';
import type { SwapFault, SwapFaultReason, SwapReviewEnd } from '../../domain/swap/swap-flow';
import type { SwapStep } from '../../domain/swap/swap-form';
import type { SwapTrial } from '../../domain/swap/swap-review';

/** The texts of the views for swapping. */
export interface SwapMessages {
  readonly swapSteps: Readonly<Record<SwapStep, string>>;
  readonly swapYouPay: string;
  readonly swapYouReceive: string;
  readonly swapAmount: (symbol: string) => string;
  readonly swapTurn: string;
  readonly swapPart: (part: string) => string;
  readonly swapQuoting: string;
  readonly swapRate: string;
  readonly swapRateOf: (one: string, other: string) => string;
  readonly swapMinimum: string;
  readonly swapSwapping: (from: string, to: string) => string;
  readonly swapSwapped: (from: string, to: string) => string;
  readonly swapSlippage: string;
  readonly swapSlippageOf: (percent: string) => string;
  readonly swapSlippageHint: string;
  readonly swapSlippageOther: string;
  readonly swapSlippageHigh: string;
  readonly swapKept: (amount: string) => string;
  readonly swapLoss: (percent: string) => string;
  readonly swapNoRoute: string;
  readonly swapNoQuote: string;
  readonly swapTokensFailed: string;
  readonly swapUnsupported: string;
  readonly swapNotReviewed: string;
  readonly swapFaults: Readonly<Record<SwapFault, Readonly<Record<SwapFaultReason, string>>>>;
  readonly swapContinue: string;

  readonly swapSearch: string;
  readonly swapTokensNone: string;
  readonly swapTokenNotFound: string;

  readonly swapApprove: (symbol: string) => string;
  readonly swapApproveHint: string;
  readonly swapEndHint: (symbol: string) => string;
  readonly swapPermit: (symbol: string) => string;
  readonly swapPermitHint: string;
  readonly swapPermitValid: string;
  readonly swapPermitMinutes: (minutes: number) => string;
  readonly swapAllowance: string;
  readonly swapUnlimited: (symbol: string) => string;
  readonly swapSpender: string;
  readonly swapApprovalWarnings: Readonly<Record<ApprovalWarning, string>>;
  readonly swapApprovalChecked: string;
  readonly swapApprovalAskingHint: string;
  readonly swapApprovalWaiting: string;
  readonly swapApprovalWaitingHint: string;
  readonly swapPreparing: string;

  readonly swapImpact: string;
  readonly swapImpactHigh: (percent: string) => string;
  readonly swapImpactChecked: string;
  readonly swapRoute: string;
  readonly swapExchange: string;
  readonly swapProviderFee: string;
  readonly swapTrials: Readonly<Record<SwapTrial, string>>;
  readonly swapUnread: string;
  readonly swapUnreadChecked: string;
  readonly swapTogether: (amount: string) => string;
  readonly swapCheckedBy: string;
  readonly swapAllowed: string;
  readonly swapAct: (given: string, back: string) => string;
  readonly swapConfirm: string;
  readonly swapConfirmBoth: string;
  readonly swapAskingHint: string;
  readonly swapVoided: Readonly<Record<SwapReviewEnd | 'other', string>>;
}

const token =
  'The network and the token list disagree about a token. It may be fake, so it is not swapped.';

export const swapMessages: SwapMessages = {
  swapSteps: {
    selectToken: 'Select token',
    enterAmount: 'Enter amount',
    ambiguousAmount: 'Choose an amount',
    incorrectAmount: 'Incorrect amount',
    insufficientBalance: 'Insufficient balance',
    insufficientLiquidity: 'Insufficient liquidity',
    retry: 'Try again',
    waitForQuote: 'Review swap',
    review: 'Review swap',
  },
  swapYouPay: 'You pay',
  swapYouReceive: 'You receive',
  swapAmount: (symbol) => `Amount in ${symbol}`,
  swapTurn: 'Switch the two tokens',
  swapPart: (part) => `${part} of the balance`,
  swapQuoting: 'Finding the best price',
  swapRate: 'Rate',
  swapRateOf: (one, other) => `${one} ≈ ${other}`,
  swapMinimum: 'You receive at least',
  swapSwapping: (from, to) => `Swapping ${from} for ${to}`,
  swapSwapped: (from, to) => `Swapped ${from} for ${to}`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint: 'The most the price may move. If it moves further, nothing is swapped.',
  swapSlippageOther: 'Other slippage in percent',
  swapSlippageHigh: 'High slippage: others can make you pay a worse price.',
  swapKept: (amount) => `${amount} stays in your account for the network fee.`,
  swapLoss: (percent) =>
    `You receive ${percent} less than you pay. A smaller amount may lose less.`,
  swapNoRoute: 'No route between these tokens for this amount. Try another amount or token.',
  swapNoQuote: 'The price could not be loaded. Check your connection.',
  swapTokensFailed: 'The tokens could not be loaded. Check your connection.',
  swapUnsupported: 'Swaps don’t work on this network.',
  swapNotReviewed: 'The swap could not be prepared. Try again.',
  swapFaults: {
    allowance: {
      failed: 'What the exchange can take could not be read. Try again.',
      refused:
        'The swap was refused: you allowed this exchange to take more before, and it could do so now. End those allowances first.',
      token,
    },
    approval: {
      failed: 'The approval could not be prepared. Try again.',
      refused:
        'The approval was stopped: it allows more than this swap. Your wallet was not asked.',
      token,
    },
    build: {
      failed: 'The swap could not be prepared. Try again.',
      refused:
        'The swap was stopped: it does not do what is shown here. Your wallet was not asked.',
      token,
    },
  },
  swapContinue: 'Continue the swap',

  swapSearch: 'Name, symbol or address',
  swapTokensNone: 'No tokens to swap here.',
  swapTokenNotFound: 'No token found with this name or address.',

  swapApprove: (symbol) => `Approve ${symbol}`,
  swapApproveHint: 'First, let the exchange take exactly this amount. You review the swap next.',
  swapEndHint: (symbol) =>
    `${symbol} needs your old allowance removed first. Then you approve the new one and review the swap.`,
  swapPermit: (symbol) => `Sign for ${symbol}`,
  swapPermitHint:
    'First, sign to let the exchange take exactly this amount, once. It’s free. You review the swap next.',
  swapPermitValid: 'Validity',
  swapPermitMinutes: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  swapAllowance: 'The exchange can take',
  swapUnlimited: (symbol) => `Unlimited ${symbol}`,
  swapSpender: 'Exchange',
  swapApprovalWarnings: {
    unlimitedApproval: 'This lets the exchange take all of this token, now and later.',
    largerApproval: 'This lets the exchange take more than you swap.',
  },
  swapApprovalChecked: 'I trust this exchange with that much',
  swapApprovalAskingHint: 'Check the amount and the exchange there.',
  swapApprovalWaiting: 'Waiting for the network',
  swapApprovalWaitingHint: 'The approval is on its way. You can close this and come back.',
  swapPreparing: 'Preparing the swap',

  swapImpact: 'Price impact',
  swapImpactHigh: (percent) =>
    `Your swap moves the price by ${percent}. A smaller amount loses less.`,
  swapImpactChecked: 'I accept this price',
  swapRoute: 'Route',
  swapExchange: 'Exchange',
  swapProviderFee: 'Exchange fee',
  swapTrials: {
    balances: 'A node has tried this. The result can differ.',
    call: 'A node has tried only whether this fails, not the amount. The result can differ.',
    none: 'This could not be tried.',
  },
  swapUnread: 'This call could not be read. Only the site says what it does.',
  swapUnreadChecked: 'I trust this site with this swap',
  swapTogether: (amount) =>
    `Your wallet approves exactly ${amount} for the exchange and swaps it in one step: all or none.`,
  swapCheckedBy: 'Checking contract',
  swapAllowed: 'May take it',
  swapAct: (given, back) => `Swap ${given} for ${back}`,
  swapConfirm: 'Swap',
  swapConfirmBoth: 'Approve and swap',
  swapAskingHint: 'Compare it with your wallet. You can close this.',
  swapVoided: {
    accountChanged: 'The account or the network has changed. Fill in the swap again.',
    bundleRefused:
      'Your wallet can’t approve and swap in one step. Review again: approve first, then swap.',
    priceChanged: 'The price has changed. Review the swap again.',
    other: 'This review has ended. Review the swap again.',
  },
};
