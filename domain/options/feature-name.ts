import { isAuthOn } from '../auth/auth-connector';
import type { WidgetOptions } from './widget-options';

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

/** The option that turns each feature on. A feature without an option is always on. */
const isOn: { readonly [Name in FeatureName]: (options: WidgetOptions) => boolean } = {
  analytics: ({ features }) => features.analytics,
  auth: isAuthOn,
  account: () => true,
  pairing: () => true,
  permissions: ({ features }) => features.smartSessions,
  history: ({ features }) => features.history,
  names: () => true,
  networks: () => true,
  nfts: () => true,
  siwx: ({ siwx, siweConfig }) => siwx !== undefined || siweConfig !== undefined,
  onramp: ({ features }) => features.onramp,
  receive: ({ features }) => features.receive,
  send: ({ features }) => features.send,
  swap: ({ features }) => features.swaps,
  tokens: () => true,
  wallets: () => true,
};

/** Whether the site has the feature `name` on. */
export function isFeatureOn(name: FeatureName, options: WidgetOptions): boolean {
  return isOn[name](options);
}
