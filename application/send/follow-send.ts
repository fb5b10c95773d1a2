import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ViewEntry } from '../../domain/routing/view-name';
import { addressOf } from '../../domain/caip/caip-address';
import { isSameAddress } from '../../domain/address/is-address';
import type { AccountInUse, ActiveAccount } from '../account/active-account';
import type { Lifetime } from '../lifecycle/lifetime';
import type { NetworkStore } from '../network/network-store';
import type { RouterStore } from '../routing/router-store';
import type { PortfolioCache } from '../tokens/portfolio-cache';
import type { EditSend } from './edit-send';
import type { SendStore } from './send-store';

export interface FollowSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly editSend: EditSend;
  readonly lifetime: Lifetime;
  readonly networks: NetworkStore;
  readonly portfolio: PortfolioCache;
  readonly router: RouterStore;
  readonly send: SendStore;
}

/** Keeps the send form true: to the account, the network and the namespace in use, and to what it was opened with. */
export class FollowSend {
  readonly #deps: FollowSendDeps;
  #namespace: ChainNamespace;
  #filled: ViewEntry | undefined;

  constructor(deps: FollowSendDeps) {
    this.#deps = deps;
    this.#namespace = deps.networks.getSnapshot().namespace;
  }

  start(): void {
    const { activeAccount, lifetime, networks, router, send } = this.#deps;
    activeAccount.onChange(() => {
      send.advance({ type: 'accountChanged' });
      const isEmpty = send.getSnapshot().form.token === undefined;
      if (!isEmpty) this.#dropToken();
    });
    const subscriptions = [
      networks.state$.subscribe(({ namespace }) => this.#followNamespace(namespace)),
      router.state$.subscribe((history) => this.#fillIn(history.at(-1))),
    ];
    lifetime.onEnd(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));
  }

  #followNamespace(namespace: ChainNamespace): void {
    if (namespace === this.#namespace) return;
    this.#namespace = namespace;
    this.#deps.send.advance({ type: 'accountChanged' });
    this.#deps.editSend.reset();
  }

  /** The token is one of the former account or network; what was typed stays. */
  #dropToken(): void {
    const { flow, form } = this.#deps.send.getSnapshot();
    this.#deps.send.edit({ type: 'tokenDropped' });
    if (flow.status === 'editing' && form.token) this.#deps.send.change({ flow });
  }

  #fillIn(entry: ViewEntry | undefined): void {
    if (entry?.name !== 'WalletSend' || !entry.args || entry === this.#filled) return;
    this.#filled = entry;
    const { editSend, activeAccount } = this.#deps;
    const { amount, to, assetAddress } = entry.args;
    const account = activeAccount.get();
    const token = account && assetAddress && this.#tokenAt(account, assetAddress);
    if (token) void editSend.chooseToken(token);
    if (amount !== undefined) editSend.typeAmount(amount);
    if (to !== undefined) void editSend.typeReceiver(to);
  }

  #tokenAt({ caipAddress, namespace }: AccountInUse, assetAddress: string) {
    return this.#deps.portfolio
      .read(caipAddress)
      ?.find(
        ({ address }) => address && isSameAddress(addressOf(address), assetAddress, namespace),
      );
  }
}
