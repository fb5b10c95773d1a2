import {
  type PairingPlatform,
  pairingPlatforms,
  type AppPlatform,
} from '../../domain/connection/pairing-platforms';
import { installedConnector } from '../../domain/connection/installed-wallet';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { Notices } from '../notification/notices';
import { appReach, type AppReach } from '../../domain/connection/app-reach';
import { inAppBrowserLink } from '../../domain/connection/in-app-browser';
import {
  desktopPairingLink,
  type LinkHost,
  mobilePairingLink,
  type PairingLink,
  webappPairingLink,
} from '../../domain/wallet/wallet-link';
import type { ListedWallet } from '../../domain/wallet/listed-wallet';
import { storePage } from '../../domain/wallet/store-page';
import type { HostPage } from '../../ports/host-page';
import type { NetworkStore } from '../session/network-store';
import type { StoredValues } from '../state/stored-values';

export interface OpenWalletAppDeps {
  readonly connectors: ConnectorListStore;
  readonly hostPage: HostPage;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly stored: StoredValues;
}

/** Hands a pairing URI to the app of a wallet, within a press. */
export class OpenWalletApp {
  readonly #deps: OpenWalletAppDeps;

  constructor(deps: OpenWalletAppDeps) {
    this.#deps = deps;
  }

  /**
   * Opens the app with `uri`, and remembers it for later requests. An app that is not paired but opens pages
   * itself gets the page instead, and needs no pairing URI. Returns what was opened.
   */
  execute(
    wallet: ListedWallet,
    platform: AppPlatform,
    uri: string | undefined,
  ): 'app' | 'page' | undefined {
    const { hostPage, notices, stored } = this.#deps;
    if (platform === 'mobile' && this.reachOf(wallet) === 'page') return this.#openPage(wallet);
    if (uri === undefined) return undefined;
    const link = this.#link(wallet, platform, uri);
    if (!link) {
      notices.show('LINK_MISSING');
      return undefined;
    }
    // A web wallet is only reached in its open window, and a later request has no press to open one.
    if (platform !== 'web') stored.setDeepLinkChoice({ href: link.appHref, name: wallet.name });
    hostPage.openLink({ href: link.href, target: link.target });
    return 'app';
  }

  /** How the app of `wallet` is reached from here. */
  reachOf(wallet: ListedWallet): AppReach | undefined {
    return appReach(wallet, this.#deps.connectors.apps);
  }

  /** The ways to reach `wallet` from this device, the preferred one first. */
  platformsOf(wallet: ListedWallet | undefined): readonly PairingPlatform[] {
    const { connectors } = this.#deps;
    const { deviceKind, isRelayed, namespaces } = connectors.apps;
    const known = connectors.getSnapshot().connectors;
    return pairingPlatforms(wallet, {
      deviceKind,
      isRelayed,
      isInstalled:
        namespaces.length > 0 && wallet !== undefined && !!installedConnector(known, wallet),
      reach: wallet && this.reachOf(wallet),
    });
  }

  /** Where this device gets the app of `wallet`. */
  storeOf(wallet: ListedWallet): string | undefined {
    return storePage(wallet, this.#deps.hostPage.app().platform);
  }

  /** Forgets the app that later requests would open. */
  forgetChoice(): void {
    this.#deps.stored.forgetDeepLinkChoice();
  }

  #link(wallet: ListedWallet, platform: AppPlatform, uri: string): PairingLink | undefined {
    const host = this.#host();
    if (platform === 'web') return webappPairingLink(wallet, uri);
    if (platform === 'desktop') return desktopPairingLink(wallet, uri, host);
    return mobilePairingLink(wallet, uri, host);
  }

  #openPage(wallet: ListedWallet): 'page' | undefined {
    const { connectors, hostPage, networks } = this.#deps;
    // The namespace in use comes first, then the others of the site.
    const namespaces = [networks.getSnapshot().namespace, ...connectors.apps.namespaces];
    const visit = { ...this.#host(), namespaces, pageUrl: hostPage.address() };
    const link = inAppBrowserLink(wallet, visit);
    if (link) hostPage.openLink(link);
    return link && 'page';
  }

  #host(): LinkHost {
    const { hostPage, stored } = this.#deps;
    return { ...hostPage.app(), isLoggingIn: stored.get('social_provider') !== undefined };
  }
}
