import { isWidgetError } from '../../domain/errors/widget-error';
import type { RouterStore } from '../routing/router-store';
import type { ShowView } from '../routing/show-view';
import type { ConnectWallet } from './connect-wallet';

export interface ChooseWalletDeps {
  readonly connectWallet: ConnectWallet;
  readonly router: RouterStore;
  readonly showView: ShowView;
}

/** What pressing a wallet's row does: shows its connecting view, then asks it within the same press. */
export class ChooseWallet {
  readonly #deps: ChooseWalletDeps;

  constructor(deps: ChooseWalletDeps) {
    this.#deps = deps;
  }

  /** Resolves when the wallet has answered, whatever it said: the answer is in the state. */
  async execute(connectorId: string): Promise<void> {
    const { connectWallet, router, showView } = this.#deps;
    showView.execute({ name: 'ConnectingExternal', connectorId });
    try {
      await connectWallet.execute(connectorId);
    } catch (error) {
      if (isWidgetError(error, 'CONNECTOR_ALREADY_CONNECTED')) router.reset('Account');
    }
  }
}
