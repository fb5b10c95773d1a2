import { AUTH_CONNECTOR_ID, authNamespaces } from '../../domain/auth/auth-connector';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { AnyViewName } from '../../domain/routing/view-name';
import type { ConnectWallet } from '../connection/connect-wallet';
import type { CloseModal } from '../modal/close-modal';
import type { NetworkStore } from '../network/network-store';
import type { RouterStore } from '../routing/router-store';

export interface FinishLoginDeps {
  readonly closeModal: CloseModal;
  readonly connectWallet: ConnectWallet;
  readonly networks: NetworkStore;
  readonly router: RouterStore;
}

const loginViews: ReadonlySet<AnyViewName> = new Set([
  'Connect',
  'ConnectingFarcaster',
  'ConnectingSocial',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
]);

/** What every login at the embedded wallet ends with: its account is connected like any other wallet's. */
export class FinishLogin {
  readonly #deps: FinishLoginDeps;

  constructor(deps: FinishLoginDeps) {
    this.#deps = deps;
  }

  /** @throws what `ConnectWallet` throws; an account that is connected already is none of it. */
  async execute(signal: AbortSignal): Promise<void> {
    const { closeModal, connectWallet, networks, router } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const at = authNamespaces.includes(namespace) ? namespace : authNamespaces[0];
    try {
      await connectWallet.execute(AUTH_CONNECTOR_ID, signal, at);
    } catch (error) {
      if (!isWidgetError(error, 'CONNECTOR_ALREADY_CONNECTED')) throw error;
    }
    const view = router.current?.name;
    if (view && loginViews.has(view)) closeModal.execute();
  }
}
