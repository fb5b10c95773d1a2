import { receivingNetworks } from '../../domain/payment/receiving-networks';
import type { ReceiveAmount, ReceiveState } from '../../domain/payment/receive-state';
import { canAskAmount, receiveUri } from '../../domain/payment/receive-uri';
import { amountReadings, editAmountText, parseAmount } from '../../domain/token/amount';
import type { HostPage } from '../../ports/host-page';
import { copyLink } from '../notification/copy-link';
import type { Notices } from '../notification/notices';
import { type ActiveAccount } from '../session/active-account';
import type { ReadableConnections } from '../session/admitted-connections';
import type { CurrentAccount } from '../session/current-account';
import type { NetworkStore } from '../session/network-store';
import type { CopyAddress } from '../account/copy-address';
import { StateStore } from '../state/state-store';

export interface ReceiveFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly admitted: ReadableConnections;
  readonly copyAddress: CopyAddress;
  readonly hostPage: HostPage;
  readonly networks: NetworkStore;
  readonly notices: Notices;
}

/** The verbs for receiving a payment. */
export interface ReceiveVerbs {
  /**
   * Copies the address, and shows that.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `COPY_FAILED`.
   */
  copy(): Promise<void>;

  /** Copies the payment URI, and shows that, or that the browser refused. */
  copyLink(): Promise<void>;

  /** Sets the typed amount, without characters that cannot be part of one. */
  typeAmount(text: string): void;
}

/** Shows the address of the account in use to a payer. */
export class ReceiveFeature extends StateStore<ReceiveState> implements ReceiveVerbs {
  readonly #deps: ReceiveFeatureDeps;

  constructor(deps: ReceiveFeatureDeps) {
    super({});
    this.#deps = deps;
    this.#show('');
    // An amount is of one currency: another account or network begins without.
    deps.activeAccount.onChange(() => this.#show(''));
  }

  copy(): Promise<void> {
    return this.#deps.copyAddress.execute();
  }

  copyLink(): Promise<void> {
    return copyLink(this.#deps, this.getSnapshot().uri);
  }

  typeAmount(text: string): void {
    const shown = editAmountText(text);
    if (shown !== undefined) this.#show(shown);
  }

  #show(amountText: string): void {
    const account = this.#deps.activeAccount.get();
    this.update(() => (account ? this.#stateOf(account, amountText) : {}));
  }

  #stateOf(account: CurrentAccount, text: string): ReceiveState {
    const { address, accountType, caipAddress, namespace, network } = account;
    const { admitted, networks } = this.#deps;
    const { decimals, symbol } = network.nativeCurrency;
    const parsed = text === '' ? undefined : parseAmount(text, decimals);
    const units = parsed?.ok && parsed.units > 0n ? parsed.units : undefined;
    const readings = amountReadings(text);
    const amount: ReceiveAmount = {
      text,
      symbol,
      ...(parsed?.ok === false && { fault: parsed.fault }),
      ...(readings && { readings }),
    };
    const receiver = { ...admitted.at(namespace).session, accountType, network };
    return {
      address,
      networkName: network.name,
      networks: receivingNetworks(receiver, networks.requested()),
      ...(canAskAmount(namespace) && { amount }),
      uri: receiveUri(caipAddress, units === undefined ? undefined : { units, decimals }),
    };
  }
}
