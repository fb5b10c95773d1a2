import { inAppBrowserLink } from '../../domain/connection/in-app-browser';
import type { AppPlatform } from '../../domain/connection/pairing-platforms';
import {
  desktopPairingLink,
  type LinkHost,
  mobilePairingLink,
  type PairingLink,
  type WalletLinks,
  webappPairingLink,
} from '../../domain/connection/wallet-link';
import type { HostPage } from '../../ports/host-page';
import type { NetworkStore } from '../session/network-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { StoredValues } from '../state/stored-values';

/** A wallet whose app can be opened. */
export interface AppWallet extends WalletLinks {
  readonly id: string;
  readonly name: string;
  readonly rdns?: string;
}

export interface OpenWalletAppDeps {
  readonly hostPage: HostPage;
  readonly networks: NetworkStore;
  readonly showSnackbar: ShowSnackbar;
  readonly stored: StoredValues;
}

/** Hands a pairing code to the app of a wallet, within the press that asked for it. */
export class OpenWalletApp {
  readonly #deps: OpenWalletAppDeps;

  constructor(deps: OpenWalletAppDeps) {
    this.#deps = deps;
  }

  /**
   * Opens the app with `uri`, and remembers it for the requests that follow. A wallet that is not
   * paired but a browser itself gets the page instead, and needs no code. Returns what was opened.
   */
  execute(
    wallet: AppWallet,
    platform: AppPlatform,
    uri: string | undefined,
  ): 'app' | 'page' | undefined {
    const { hostPage, showSnackbar, stored } = this.#deps;
    const link = uri === undefined ? undefined : this.#link(wallet, platform, uri);
    if (link) {
      // An open window is all that a web page can be asked by, and a later request has no press.
      if (platform !== 'web') stored.setDeepLinkChoice({ href: link.appHref, name: wallet.name });
      hostPage.openLink({ href: link.href, target: link.target });
      return 'app';
    }
    const page = platform === 'mobile' ? this.#page(wallet) : undefined;
    if (page) hostPage.openLink(page);
    else if (uri !== undefined) showSnackbar.execute('LINK_MISSING');
    return page && 'page';
  }

  /** Whether the app of `wallet` opens the page itself, where a phone has it. */
  isBrowser(wallet: AppWallet): boolean {
    return this.#page(wallet) !== undefined;
  }

  #link(wallet: AppWallet, platform: AppPlatform, uri: string): PairingLink | undefined {
    const host = this.#host();
    if (platform === 'web') return webappPairingLink(wallet, uri);
    if (platform === 'desktop') return desktopPairingLink(wallet, uri, host);
    return mobilePairingLink(wallet, uri, host);
  }

  #page({ mobileLink, rdns, universalLink }: AppWallet) {
    if (rdns === undefined || (mobileLink ?? universalLink) !== undefined) return undefined;
    const { hostPage, networks } = this.#deps;
    const { namespace } = networks.getSnapshot();
    return inAppBrowserLink(rdns, { ...this.#host(), namespace, pageUrl: hostPage.address() });
  }

  #host(): LinkHost {
    const { hostPage, stored } = this.#deps;
    return { ...hostPage.app(), isLoggingIn: stored.pendingSocialProvider() !== undefined };
  }
}
