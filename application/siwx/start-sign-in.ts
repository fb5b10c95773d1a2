import type { ConnectionStore } from '../connection/connection-store';
import type { Disconnect } from '../connection/disconnect';
import type { FeatureShelf } from '../feature/feature-shelf';
import type { Lifetime } from '../lifecycle/lifetime';
import type { ShowSnackbar } from '../notification/show-snackbar';
import { backToConnect, type BackToConnectDeps } from './back-to-connect';

export interface StartSignInDeps extends BackToConnectDeps {
  readonly connections: ConnectionStore;
  readonly disconnect: Disconnect;
  readonly features: FeatureShelf;
  readonly lifetime: Lifetime;
  readonly showSnackbar: ShowSnackbar;
}

/**
 * Has the sign-in there for whoever connects. Where it cannot be had, nobody stays connected: a site that
 * asks for it would take them for signed in. It is tried again with each connection.
 */
export class StartSignIn {
  readonly #deps: StartSignInDeps;

  constructor(deps: StartSignInDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, features, lifetime } = this.#deps;
    let trying: Promise<unknown> | undefined;
    const isConnected = (): boolean =>
      Object.values(connections.getSnapshot()).some(({ session }) => session);
    const begin = (): void => {
      trying ??= features.take('siwx').catch((error: unknown) => {
        trying = undefined;
        this.#fail(error, isConnected());
      });
    };
    begin();
    const subscription = connections.state$.subscribe(() => {
      if (isConnected()) begin();
    });
    lifetime.onEnd(() => subscription.unsubscribe());
  }

  #fail(error: unknown, isConnected: boolean): void {
    const { disconnect, lifetime, logger, showSnackbar } = this.#deps;
    if (lifetime.signal.aborted) return;
    logger.error('The sign-in could not be started', error);
    if (!isConnected) return;
    showSnackbar.execute('SIGN_IN_UNAVAILABLE');
    void backToConnect(this.#deps, () => disconnect.execute());
  }
}
