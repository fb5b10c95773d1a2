import type { ReceiveState } from '../../domain/payment/receive-state';
import { receiveUri } from '../../domain/payment/receive-uri';
import { type AccountInUse, ActiveAccount } from '../session/active-account';
import type { CopyAddress } from '../account/copy-address';
import type { ConnectionStore } from '../session/connection-store';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from '../session/network-store';
import { StateStore } from '../state/state-store';

export interface ReceiveFeatureDeps {
  readonly connections: ConnectionStore;
  readonly copyAddress: CopyAddress;
  readonly lifetime: Lifetime;
  readonly networks: NetworkStore;
}

/** What can be done to be paid. */
export interface ReceiveVerbs {
  /**
   * Copies the address, and says so.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `COPY_FAILED`.
   */
  copy(): Promise<void>;
}

/** Shows where the account in use is paid. */
export class ReceiveFeature extends StateStore<ReceiveState> implements ReceiveVerbs {
  readonly #copyAddress: CopyAddress;

  constructor(deps: ReceiveFeatureDeps) {
    const activeAccount = new ActiveAccount(deps);
    super(stateOf(activeAccount.get()));
    this.#copyAddress = deps.copyAddress;
    activeAccount.onChange((account) => this.update(() => stateOf(account)));
  }

  copy(): Promise<void> {
    return this.#copyAddress.execute();
  }
}

function stateOf(account: AccountInUse | undefined): ReceiveState {
  if (!account) return {};
  const { address, caipAddress, network } = account;
  return { address, networkName: network.name, uri: receiveUri(caipAddress) };
}
