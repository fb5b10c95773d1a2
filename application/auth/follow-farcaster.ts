import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import { FRAME_RELOAD_DELAY_MS } from '../../domain/auth/frame-timing';
import { currentView } from '../../domain/routing/view-history';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { ConnectionStore } from '../session/connection-store';
import type { Lifetime } from '../scope/lifetime';
import type { RouterStore } from '../navigation/router-store';
import type { FrameLink } from './frame-link';
import type { LogInSocially } from './log-in-socially';

export interface FollowFarcasterDeps {
  readonly clock: Clock;
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly link: FrameLink;
  readonly logInSocially: LogInSocially;
  readonly logger: Logger;
  readonly router: RouterStore;
}

/** Has the embedded wallet begin anew when a visitor turns back from Farcaster's code. */
export class FollowFarcaster {
  readonly #deps: FollowFarcasterDeps;

  constructor(deps: FollowFarcasterDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { lifetime, router } = this.#deps;
    let wasShown = false;
    const subscription = router.state$.subscribe((history) => {
      const isShown = currentView(history)?.name === 'ConnectingFarcaster';
      if (wasShown && !isShown && !this.#isConnected()) void this.#leave();
      wasShown = isShown;
    });
    lifetime.onEnd(() => subscription.unsubscribe());
  }

  #isConnected(): boolean {
    const { connections } = this.#deps;
    return chainNamespaces.some(
      (namespace) => connections.at(namespace).session?.connectorId === AUTH_CONNECTOR_ID,
    );
  }

  async #leave(): Promise<void> {
    const { clock, lifetime, link, logger, logInSocially } = this.#deps;
    logInSocially.cancel();
    try {
      await clock.sleep(FRAME_RELOAD_DELAY_MS, lifetime.signal);
      await link.reload();
    } catch (error) {
      if (!lifetime.signal.aborted) logger.warn('The embedded wallet did not begin anew', error);
    }
  }
}
