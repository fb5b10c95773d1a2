import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import { FRAME_RELOAD_DELAY_MS } from '../../domain/auth/frame-timing';
import type { ConnectionStore } from '../session/connection-store';
import type { EmbeddedWalletLink } from './embedded-wallet-link';
import type { LogInSocially } from './log-in-socially';

export interface FollowSocialViewsDeps {
  readonly scope: Scope;
  readonly connections: ConnectionStore;
  readonly link: EmbeddedWalletLink;
  readonly logInSocially: LogInSocially;
  readonly navigation: Navigation;
}

/** Ends a social login whose view the visitor leaves. Behind Farcaster's QR code, the embedded wallet is reloaded. */
export class FollowSocialViews {
  readonly #deps: FollowSocialViewsDeps;

  constructor(deps: FollowSocialViewsDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { navigation, scope } = this.#deps;
    let before: string | undefined;
    scope.follow([navigation.router], () => {
      const shown = navigation.router.current?.name;
      const isLeft = before !== shown && !this.#isConnected();
      if (isLeft && before === 'ConnectingFarcaster') void this.#leave();
      if (isLeft && before === 'ConnectingSocial') this.#cancel();
      before = shown;
    });
  }

  #isConnected(): boolean {
    const { connections } = this.#deps;
    return chainNamespaces.some(
      (namespace) => connections.at(namespace).session?.connectorId === EMBEDDED_WALLET_ID,
    );
  }

  /** A visitor who came back from the provider is logged in, wherever the modal is. */
  #cancel(): void {
    const { link, logInSocially } = this.#deps;
    const { status } = link.store.getSnapshot().socialLogin;
    if (status === 'preparing' || status === 'waiting') logInSocially.cancel();
  }

  async #leave(): Promise<void> {
    const { link, logInSocially, scope } = this.#deps;
    logInSocially.cancel();
    try {
      await scope.clock.sleep(FRAME_RELOAD_DELAY_MS, scope.signal);
      // A login that the visitor has begun since would end with the page; it has ended this one.
      const { emailLogin, socialLogin } = link.store.getSnapshot();
      if (socialLogin.status !== 'idle' || emailLogin.status !== 'signedOut') return;
      await link.reload();
    } catch (error) {
      if (!scope.signal.aborted)
        scope.logger.warn('The embedded wallet could not be reloaded', error);
    }
  }
}
