import type { FeatureName } from '../feature/feature-name';
import type { WidgetOptions } from './widget-options';

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

/** Whether a site lets visitors log in by e-mail or with a social provider; never without networks. */
function isAuthOn({ features, networks }: WidgetOptions): boolean {
  return networks.length > 0 && (features.email || features.socials.length > 0);
}
