import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import { FRAME_RELOAD_DELAY_MS } from '../../domain/auth/frame-timing';
import type { ConnectionStore } from '../session/connection-store';
import type { FrameLink } from './frame-link';
import type { LogInSocially } from './log-in-socially';

export interface FollowFarcasterDeps {
  readonly scope: Scope;
  readonly connections: ConnectionStore;
  readonly link: FrameLink;
  readonly logInSocially: LogInSocially;
  readonly navigation: Navigation;
}

/** Reloads the embedded wallet when a visitor leaves Farcaster's QR code. */
export class FollowFarcaster {
  readonly #deps: FollowFarcasterDeps;

  constructor(deps: FollowFarcasterDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { navigation, scope } = this.#deps;
    let wasShown = false;
    scope.follow([navigation.router], () => {
      const isShown = navigation.router.current?.name === 'ConnectingFarcaster';
      if (wasShown && !isShown && !this.#isConnected()) void this.#leave();
      wasShown = isShown;
    });
  }

  #isConnected(): boolean {
    const { connections } = this.#deps;
    return chainNamespaces.some(
      (namespace) => connections.at(namespace).session?.connectorId === AUTH_CONNECTOR_ID,
    );
  }

  async #leave(): Promise<void> {
    const { link, logInSocially, scope } = this.#deps;
    logInSocially.cancel();
    try {
      await scope.clock.sleep(FRAME_RELOAD_DELAY_MS, scope.signal);
      await link.reload();
    } catch (error) {
      if (!scope.signal.aborted)
        scope.logger.warn('The embedded wallet could not be reloaded', error);
    }
  }
}
