import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import { authNamespaces } from '../../domain/network/feature-networks';
import type { Navigation } from '../navigation/navigation';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { AnyViewName } from '../../domain/routing/view-name';
import type { ConnectWallet } from '../connection/connect-wallet';
import type { WalletSessions } from '../session/wallet-sessions';
import type { NetworkStore } from '../session/network-store';
import { AuthSession } from './auth-session';

export interface FinishLoginDeps {
  readonly connectWallet: ConnectWallet;
  readonly networks: NetworkStore;
  readonly navigation: Navigation;
  readonly sessions: WalletSessions;
}

const loginViews: ReadonlySet<AnyViewName> = new Set([
  'Connect',
  'ConnectingFarcaster',
  'ConnectingSocial',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
]);

/**
 * What every login at the embedded wallet ends with: its account is connected like any other wallet's, and
 * a restored account of another visitor is no longer shown.
 */
export class FinishLogin {
  readonly #deps: FinishLoginDeps;

  constructor(deps: FinishLoginDeps) {
    this.#deps = deps;
  }

  /** @throws what `ConnectWallet` throws; an account that is connected already is none of it. */
  async execute(signal: AbortSignal): Promise<void> {
    const { connectWallet, navigation, networks, sessions } = this.#deps;
    const restored = authNamespaces.map((each) => sessions.at(each));
    const { namespace } = networks.getSnapshot();
    const at = authNamespaces.includes(namespace) ? namespace : authNamespaces[0];
    try {
      await connectWallet.execute(AUTH_CONNECTOR_ID, signal, at);
    } catch (error) {
      if (!isWidgetError(error, 'CONNECTOR_ALREADY_CONNECTED')) throw error;
    }
    for (const session of restored) {
      if (session instanceof AuthSession) await session.refresh(signal);
    }
    const view = navigation.router.current?.name;
    if (view && loginViews.has(view)) navigation.close();
  }
}
