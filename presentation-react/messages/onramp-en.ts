/** The texts of the views for buying tokens. */
export interface OnrampMessages {
  readonly onrampFee: (range: string) => string;
  readonly onrampFeeThere: string;
  readonly onrampLegalNotice: string;
  readonly onrampOtherWays: string;
  readonly onrampReceive: string;
  readonly onrampReceiveHint: string;
  readonly onrampShowAddress: string;
  readonly onrampBlocked: string;
  readonly onrampNotHere: string;
  readonly onrampOpening: (provider: string) => string;
  readonly onrampBuying: (provider: string) => string;
  readonly onrampBuyingHint: string;
  readonly onrampUnfollowedHint: string;
  readonly onrampBought: string;
  readonly onrampBoughtHint: string;
  readonly onrampFailed: (provider: string) => string;
  readonly onrampEnded: string;
  readonly onrampEndedHint: string;
  readonly onrampOpenAgain: string;
  readonly onrampOtherProvider: string;
  readonly onrampDone: string;
}

export const onrampMessages: OnrampMessages = {
  onrampFee: (range) => `Fee ${range}`,
  onrampFeeThere: 'Fee shown at checkout',
  onrampLegalNotice: 'By buying, you agree to:',
  onrampOtherWays: 'Without buying',
  onrampReceive: 'Receive',
  onrampReceiveHint: 'From another wallet',
  onrampShowAddress: 'Show address',
  onrampBlocked:
    'Your browser blocked the new window. Allow pop-ups for this site, then choose again.',
  onrampNotHere: 'Buying is not available for this account. You can still receive tokens.',
  onrampOpening: (provider) => `Opening ${provider}`,
  onrampBuying: (provider) => `Buying with ${provider}`,
  onrampBuyingHint: 'Finish in the new window. Keep this open to see when your tokens arrive.',
  onrampUnfollowedHint: 'Finish in the new window. Your tokens then arrive in your account.',
  onrampBought: 'Your tokens have arrived',
  onrampBoughtHint: 'Your balance may take a moment to update.',
  onrampFailed: (provider) => `${provider} could not be opened`,
  onrampEnded: 'This purchase is no longer followed',
  onrampEndedHint: 'The account changed. What you bought still arrives.',
  onrampOpenAgain: 'Open again',
  onrampOtherProvider: 'Choose another provider',
  onrampDone: 'Back to account',
};
