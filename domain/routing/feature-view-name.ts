import type { FeatureName } from '../options/feature-name';

/** The views of features, each with the feature that it is part of. */
export const featureOfView = {
  ApproveTransaction: 'auth',
  ConnectingFarcaster: 'auth',
  ConnectingSocial: 'auth',
  EmailVerifyDevice: 'auth',
  EmailVerifyOtp: 'auth',
  UpdateEmailPrimaryOtp: 'auth',
  UpdateEmailSecondaryOtp: 'auth',
  UpdateEmailWallet: 'auth',
  ConnectingSiwe: 'siwx',
  SIWXSignMessage: 'siwx',
  RegisterAccountName: 'names',
  RegisterAccountNameSuccess: 'names',
  ConnectingWalletConnect: 'pairing',
  BuyInProgress: 'onramp',
  OnRampProviders: 'onramp',
  Swap: 'swap',
  SwapPreview: 'swap',
  SwapSelectToken: 'swap',
  Transactions: 'history',
  WalletReceive: 'receive',
  WalletSend: 'send',
  WalletSendPreview: 'send',
  WalletSendSelectToken: 'send',
} as const satisfies Record<string, FeatureName>;

/**
 * The name of a view that belongs to a feature. The router knows it; a presenter shows it once it has
 * a component for it, and nothing until then.
 */
export type FeatureViewName = keyof typeof featureOfView;

/** Whether `value` names a view of a feature. */
export function isFeatureViewName(value: string): value is FeatureViewName {
  return Object.hasOwn(featureOfView, value);
}
