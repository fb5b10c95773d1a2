import { type ConnectMethod, connectMethods, type Features } from '../options/features';
import type { Connector, ConnectorType } from './connector';

/** What decides in which order the ways to connect are shown. */
export interface ConnectMethodFacts {
  readonly features: Pick<Features, 'connectMethodsOrder' | 'email' | 'socials'>;
  readonly enableWallets: boolean;

  /** The connectors that are shown. */
  readonly connectors: readonly Connector[];
}

/**
 * The ways to connect in the order in which they are shown: the site's order, followed by the ways that it
 * does not name. Without a site's order, wallets come first where an installed one is shown, and last
 * elsewhere. Leaves out the ways that the site has turned off.
 */
export function connectMethodOrder({
  features,
  enableWallets,
  connectors,
}: ConnectMethodFacts): readonly ConnectMethod[] {
  const isOn: { readonly [Method in ConnectMethod]: boolean } = {
    email: features.email,
    social: features.socials.length > 0,
    wallet: enableWallets,
  };
  const order = features.connectMethodsOrder ?? defaultOrder(connectors);
  return [...new Set([...order, ...connectMethods])].filter((method) => isOn[method]);
}

const installedTypes: ReadonlySet<ConnectorType> = new Set([
  'ANNOUNCED',
  'INJECTED',
  'MULTI_CHAIN',
]);

function defaultOrder(connectors: readonly Connector[]): readonly ConnectMethod[] {
  const hasInstalled = connectors.some(({ type }) => installedTypes.has(type));
  return hasInstalled ? ['wallet', 'email', 'social'] : connectMethods;
}
