import type { ListedWallet } from './listed-wallet';
import type { LinkHost } from './wallet-link';

/** The page of the platform's store that has the wallet's app, else the wallet's own page. */
export function storePage(
  { androidApp, homepage, iosApp }: ListedWallet,
  platform: LinkHost['platform'],
): string | undefined {
  if (platform === 'android' && androidApp !== undefined) {
    return `https://play.google.com/store/apps/details?id=${encodeURIComponent(androidApp)}`;
  }
  if (platform === 'ios' && iosApp !== undefined) {
    return `https://apps.apple.com/app/id${encodeURIComponent(iosApp)}`;
  }
  return homepage;
}
