import type { HostPage } from '../../../../ports/host-page';
import type { AddedSolanaWallet, WalletFamilyParts } from '../../../../ports/wallet-family';
import { AppGrants } from './app-grants';
import { protocolLoader } from './load-protocol';
import { MobileWallet } from './mobile-wallet';
import type { MobileWalletAdapterSource } from './protocol-like';
import { type AppPage, WalletApp } from './wallet-app';

/** What the site may say about the row and about itself. */
export interface MobileWalletOptions {
  /** The text of the row, such as one in another language. Absent: "Solana wallet app". */
  readonly name?: string;

  /** The path of an image on the site's origin, which the app shows. Absent: none. */
  readonly icon?: string;
}

export interface MobileWalletParts extends Pick<
  WalletFamilyParts,
  'clock' | 'networks' | 'storage'
> {
  readonly config: Pick<WalletFamilyParts['config'], 'siteName' | 'widgetId'>;
  readonly hostPage: HostPage;
  readonly page: AppPage & { readonly location: { readonly origin: string } };
}

/** The same on every visit and on every site, whatever the row is called. */
const ID = 'solana-mobile-wallet-adapter';

/** The wallet of the apps on this phone. */
export function makeMobileWallet(
  source: MobileWalletAdapterSource,
  { icon, name = 'Solana wallet app' }: MobileWalletOptions,
  { clock, config, hostPage, networks, page, storage }: MobileWalletParts,
): AddedSolanaWallet {
  const load = protocolLoader(source);
  const uri = page.location.origin;
  const wallet = new MobileWallet({
    app: new WalletApp({ clock, hostPage, load, page }),
    grants: new AppGrants({ storage, widgetId: config.widgetId }),
    identity: { name: config.siteName || uri, uri, ...(icon !== undefined && { icon }) },
    name,
    networks,
    prepare: load,
  });
  return { id: ID, wallet };
}
