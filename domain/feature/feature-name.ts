/** The parts of the product that are downloaded when they are first used. */
export const featureNames = [
  'account',
  'analytics',
  'auth',
  'history',
  'names',
  'networks',
  'nfts',
  'onramp',
  'pairing',
  'permissions',
  'receive',
  'send',
  'siwx',
  'swap',
  'tokens',
  'wallets',
] as const;

/** The name of a feature. */
export type FeatureName = (typeof featureNames)[number];
