import type { ReceiveState } from '../../domain/payment/receive-state';
import { receiveUri } from '../../domain/payment/receive-uri';
import { type ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { CopyAddress } from '../account/copy-address';
import { StateStore } from '../state/state-store';

export interface ReceiveFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly copyAddress: CopyAddress;
}

/** The verbs for receiving a payment. */
export interface ReceiveVerbs {
  /**
   * Copies the address, and shows that.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `COPY_FAILED`.
   */
  copy(): Promise<void>;
}

/** Shows the address of the account in use to a payer. */
export class ReceiveFeature extends StateStore<ReceiveState> implements ReceiveVerbs {
  readonly #copyAddress: CopyAddress;

  constructor({ activeAccount, copyAddress }: ReceiveFeatureDeps) {
    super(stateOf(activeAccount.get()));
    this.#copyAddress = copyAddress;
    activeAccount.onChange((account) => this.update(() => stateOf(account)));
  }

  copy(): Promise<void> {
    return this.#copyAddress.execute();
  }
}

function stateOf(account: CurrentAccount | undefined): ReceiveState {
  if (!account) return {};
  const { address, caipAddress, network } = account;
  return { address, networkName: network.name, uri: receiveUri(caipAddress) };
}
