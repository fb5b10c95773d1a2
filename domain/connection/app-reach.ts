import type { ChainNamespace } from '../caip/chain-namespace';
import { hasRelay } from '../options/has-relay';
import type { WidgetOptions } from '../options/widget-options';
import type { WalletLinks } from '../wallet/wallet-link';

/**
 * How a wallet's app is reached: it is handed a pairing URI, or it opens the page in its own browser, which apps of
 * phones have.
 */
export type AppReach = 'pairing' | 'page';

/** What decides how wallets are reached that are not in this browser. */
export interface AppFacts {
  readonly deviceKind: 'mobile' | 'desktop';

  /** Whether a pairing has a relay. */
  readonly isRelayed: boolean;

  /** The namespaces to connect. */
  readonly namespaces: readonly ChainNamespace[];
}

/** The facts for a site's options on this device. */
export function appFactsOf(options: WidgetOptions, deviceKind: AppFacts['deviceKind']): AppFacts {
  const namespaces = options.networks.map(({ chainNamespace }) => chainNamespace);
  return { deviceKind, isRelayed: hasRelay(options), namespaces };
}

/** How the app of a wallet is reached, or `undefined` where no link of its does that. */
export function appReach(
  { browserLinks = {}, mobileLink, universalLink }: WalletLinks,
  { deviceKind, isRelayed, namespaces }: AppFacts,
): AppReach | undefined {
  if (isRelayed && (mobileLink ?? universalLink)) return 'pairing';
  const isOpening = deviceKind === 'mobile' && namespaces.some((each) => browserLinks[each]);
  return isOpening ? 'page' : undefined;
}
