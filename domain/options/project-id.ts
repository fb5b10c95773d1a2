import { hasRelay } from './has-relay';
import type { CustomWallet, WidgetOptions } from './widget-options';

type RelayOptions = Pick<WidgetOptions, 'relayUrl'>;

/** WalletConnect's own relay, under any of its names. */
const publicRelay = /^wss?:\/\/relay\.(walletconnect\.(com|org)|reown\.com)([:/?#]|$)/i;

/** Whether pairing uses WalletConnect's relay, which refuses connections without a project id. */
export function usesPublicRelay({ relayUrl }: RelayOptions): boolean {
  return relayUrl === undefined || publicRelay.test(relayUrl);
}

/**
 * Whether the options use a service that needs a project id, and name none: WalletConnect's relay, its hosted
 * RPC, or a list of wallets that are reached over the relay.
 */
export function lacksProjectId(options: WidgetOptions): boolean {
  if (options.projectId) return false;
  const {
    allWallets,
    customWallets,
    hostedRpcUrl,
    includeWalletIds,
    relayUrl,
    walletDirectoryUrl,
  } = options;
  if (hostedRpcUrl !== undefined) return true;
  if (hasRelay(options)) return relayUrl !== undefined && usesPublicRelay(options);
  const isListAsked = allWallets === 'SHOW' || allWallets === 'ONLY_MOBILE';
  const isListNamed = includeWalletIds.length > 0 || walletDirectoryUrl !== undefined;
  return isListAsked || isListNamed || customWallets.some(hasAppLink);
}

/** Whether the wallet's app opens by a link, which hands it a pairing URI. */
function hasAppLink({ desktopLink, mobileLink, universalLink, webappLink }: CustomWallet): boolean {
  return (desktopLink ?? mobileLink ?? universalLink ?? webappLink) !== undefined;
}
