import type { WalletLinks } from '../wallet/wallet-link';

/** A way to reach a wallet, shown as a tab of the pairing view. */
export type PairingPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported';

/** Where the app runs that receives a pairing URI. */
export type AppPlatform = Extract<PairingPlatform, 'mobile' | 'desktop' | 'web'>;

/** What decides how a visitor can reach a wallet. */
export interface PlatformFacts {
  readonly deviceKind: 'mobile' | 'desktop';

  /** Whether the wallet is in this browser, on a page with a network to connect it to. */
  readonly isInstalled: boolean;

  /** Whether the wallet's app opens the page in a browser of its own, instead of being paired. */
  readonly isBrowser: boolean;
}

/**
 * The ways to reach `wallet`, the preferred one first; never empty. For a wallet without links, and without a
 * wallet, the only way is the QR code, which any wallet can scan.
 */
export function pairingPlatforms(
  wallet: (WalletLinks & { readonly rdns?: string }) | undefined,
  { deviceKind, isBrowser, isInstalled }: PlatformFacts,
): readonly PairingPlatform[] {
  if (!wallet) return ['qrcode'];
  const isMobile = deviceKind === 'mobile';
  const { rdns, mobileLink, universalLink, webappLink, desktopLink } = wallet;
  const isApp = (mobileLink ?? universalLink) !== undefined;
  const platforms: PairingPlatform[] = [];
  if (isInstalled) platforms.push('browser');
  if (isMobile && (isApp || isBrowser)) platforms.push('mobile');
  if (!isMobile && isApp) platforms.push('qrcode');
  if (webappLink !== undefined) platforms.push('web');
  if (desktopLink !== undefined && !isMobile) platforms.push('desktop');
  const isMissing = rdns !== undefined && !isInstalled;
  if (isMissing && !(isMobile && isBrowser)) platforms.push('unsupported');
  return platforms.length > 0 ? platforms : ['qrcode'];
}
