import type { WalletLinks } from '../wallet/wallet-link';
import type { AppReach } from './app-reach';

/** A way to reach a wallet, shown as a tab of the pairing view. */
export type PairingPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported';

/** Where the app runs that receives a pairing URI. */
export type AppPlatform = Extract<PairingPlatform, 'mobile' | 'desktop' | 'web'>;

/** What decides how a visitor can reach a wallet. */
export interface PlatformFacts {
  readonly deviceKind: 'mobile' | 'desktop';

  /** Whether the wallet is in this browser, on a page with a network to connect it to. */
  readonly isInstalled: boolean;

  /** How the wallet's app on a phone is reached. */
  readonly reach: AppReach | undefined;

  /** Whether a pairing has a relay. */
  readonly isRelayed: boolean;
}

/**
 * The ways to reach `wallet`, the preferred one first; never empty. For a wallet without links, and without a
 * wallet, the only way is the QR code, which any wallet can scan. A wallet is never missing from the browser
 * of a phone: without a way to open its app, the visitor opens the page there.
 */
export function pairingPlatforms(
  wallet: (WalletLinks & { readonly rdns?: string }) | undefined,
  { deviceKind, isInstalled, isRelayed, reach }: PlatformFacts,
): readonly PairingPlatform[] {
  if (!wallet) return ['qrcode'];
  const isMobile = deviceKind === 'mobile';
  const { rdns, mobileLink, universalLink, webappLink, desktopLink } = wallet;
  const isApp = (mobileLink ?? universalLink) !== undefined;
  const platforms: PairingPlatform[] = [];
  if (isInstalled) platforms.push('browser');
  if (isMobile && reach) platforms.push('mobile');
  if (!isMobile && isApp) platforms.push('qrcode');
  if (webappLink !== undefined && isRelayed) platforms.push('web');
  if (desktopLink !== undefined && !isMobile) platforms.push('desktop');
  if (rdns !== undefined && !isInstalled && !isMobile) platforms.push('unsupported');
  if (platforms.length > 0) return platforms;
  return isRelayed ? ['qrcode'] : ['unsupported'];
}
