/** Names, signs and standards, which are the same in every language. One may have its own all the same. */
export const sameEverywhere: readonly string[] = [
  'lang',
  'amountMeant',
  'chains',
  'nftStandards',
  'nftQuantity',
  'reviewWorth',
  'swapRateOf',
  'walletConnect',
];
