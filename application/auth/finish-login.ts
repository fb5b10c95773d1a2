import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import { embeddedWalletNamespaces } from '../../domain/network/feature-networks';
import type { Navigation } from '../navigation/navigation';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { ViewName } from '../../domain/routing/view-name';
import type { ConnectWallet } from '../connection/connect-wallet';
import type { WalletSessions } from '../session/wallet-sessions';
import type { NetworkStore } from '../session/network-store';
import type { SocialProviderName } from '../../domain/login/social-names';
import type { StoredValues } from '../state/stored-values';
import type { AuthStore } from './auth-store';
import { EmbeddedWalletSession } from './embedded-wallet-session';

export interface FinishLoginDeps {
  readonly connectWallet: ConnectWallet;
  readonly networks: NetworkStore;
  readonly navigation: Navigation;
  readonly sessions: WalletSessions;
  readonly store: AuthStore;
  readonly stored: Pick<StoredValues, 'key' | 'storage'>;
}

const loginViews: ReadonlySet<ViewName> = new Set([
  'Connect',
  'ConnectingFarcaster',
  'ConnectingSocial',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
]);

/**
 * The end of every login: connects the embedded wallet's account like any other wallet's, and removes a
 * restored account of another visitor.
 */
export class FinishLogin {
  readonly #deps: FinishLoginDeps;

  constructor(deps: FinishLoginDeps) {
    this.#deps = deps;
  }

  /** @param login What the visitor has logged in by. @throws what `ConnectWallet` throws, except for an account that is connected already. */
  async execute(login: 'email' | SocialProviderName, signal: AbortSignal): Promise<void> {
    const { connectWallet, navigation, networks, sessions } = this.#deps;
    const restored = embeddedWalletNamespaces.map((each) => sessions.at(each));
    const { namespace } = networks.getSnapshot();
    const at = embeddedWalletNamespaces.includes(namespace)
      ? namespace
      : embeddedWalletNamespaces[0];
    try {
      await connectWallet.execute(EMBEDDED_WALLET_ID, at, signal);
    } catch (error) {
      if (!isWidgetError(error, 'CONNECTOR_ALREADY_CONNECTED')) throw error;
    }
    this.#remember(login);
    for (const session of restored) {
      if (session instanceof EmbeddedWalletSession) await session.refresh(signal);
    }
    const view = navigation.router.current?.name;
    if (view && loginViews.has(view)) navigation.close();
  }

  /** As the login used last, on this visit and the next. Beside the wallets used last, it outlives a log-out. */
  #remember(login: string): void {
    const { store, stored } = this.#deps;
    stored.storage.set(stored.key('recent_login'), login);
    store.change({ recentLogin: login });
  }
}
