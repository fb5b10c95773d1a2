import {
  type PairingPlatform,
  pairingPlatforms,
  type AppPlatform,
} from '../../domain/connection/pairing-platforms';
import { installedConnector } from '../../domain/connection/installed-wallet';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Notices } from '../notification/notices';
import { inAppBrowserLink } from '../../domain/connection/in-app-browser';
import {
  desktopPairingLink,
  type LinkHost,
  mobilePairingLink,
  type PairingLink,
  type WalletLinks,
  webappPairingLink,
} from '../../domain/wallet/wallet-link';
import type { HostPage } from '../../ports/host-page';
import type { NetworkStore } from '../session/network-store';
import type { StoredValues } from '../state/stored-values';

/** A wallet whose app can be opened. */
export interface AppWallet extends WalletLinks {
  readonly id: string;
  readonly name: string;
  readonly rdns?: string;
}

export interface OpenWalletAppDeps {
  readonly connectors: ConnectorListStore;
  readonly hostPage: HostPage;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly stored: StoredValues;
}

/** Hands a pairing URI to the app of a wallet, within a press. */
export class OpenWalletApp {
  readonly #deps: OpenWalletAppDeps;

  constructor(deps: OpenWalletAppDeps) {
    this.#deps = deps;
  }

  /**
   * Opens the app with `uri`, and remembers it for later requests. A wallet that does not pair but opens
   * pages itself gets the page instead, and needs no pairing URI. Returns what was opened.
   */
  execute(
    wallet: AppWallet,
    platform: AppPlatform,
    uri: string | undefined,
  ): 'app' | 'page' | undefined {
    const { hostPage, notices, stored } = this.#deps;
    const link = uri === undefined ? undefined : this.#link(wallet, platform, uri);
    if (link) {
      // A web wallet is only reached in its open window, and a later request has no press to open one.
      if (platform !== 'web') stored.setDeepLinkChoice({ href: link.appHref, name: wallet.name });
      hostPage.openLink({ href: link.href, target: link.target });
      return 'app';
    }
    const page = platform === 'mobile' ? this.#page(wallet) : undefined;
    if (page) hostPage.openLink(page);
    else if (uri !== undefined) notices.show('LINK_MISSING');
    return page && 'page';
  }

  /** The ways to reach `wallet` from this device, the preferred one first. */
  platformsOf(wallet: AppWallet | undefined): readonly PairingPlatform[] {
    const { connectors, hostPage, options } = this.#deps;
    const known = connectors.getSnapshot().connectors;
    const hasNetwork = options.networks.length > 0;
    return pairingPlatforms(wallet, {
      deviceKind: hostPage.deviceKind(),
      isInstalled: hasNetwork && wallet !== undefined && !!installedConnector(known, wallet),
      isBrowser: wallet !== undefined && this.#page(wallet) !== undefined,
    });
  }

  /** Forgets the app that later requests would open. */
  forgetChoice(): void {
    this.#deps.stored.forgetDeepLinkChoice();
  }

  #link(wallet: AppWallet, platform: AppPlatform, uri: string): PairingLink | undefined {
    const host = this.#host();
    if (platform === 'web') return webappPairingLink(wallet, uri);
    if (platform === 'desktop') return desktopPairingLink(wallet, uri, host);
    return mobilePairingLink(wallet, uri, host);
  }

  #page(wallet: AppWallet) {
    if ((wallet.mobileLink ?? wallet.universalLink) !== undefined) return undefined;
    const { hostPage, networks } = this.#deps;
    const { namespace } = networks.getSnapshot();
    return inAppBrowserLink(wallet, { ...this.#host(), namespace, pageUrl: hostPage.address() });
  }

  #host(): LinkHost {
    const { hostPage, stored } = this.#deps;
    return { ...hostPage.app(), isLoggingIn: stored.get('social_provider') !== undefined };
  }
}
