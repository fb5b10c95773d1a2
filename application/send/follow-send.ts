import type { Holdings } from '../tokens/holdings';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ViewEntry } from '../../domain/routing/view-name';
import { NO_SEND } from '../../domain/send/send-state';
import { nativeTokenOf } from '../../domain/token/native-token';
import { hasPriceMoved } from '../../domain/token/price-change';
import { isSameToken, type TokenBalance } from '../../domain/token/token-balance';
import type { ActiveAccount } from '../session/active-account';
import type { NetworkStore } from '../session/network-store';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { EditSend } from './edit-send';
import type { PrefillSend } from './prefill-send';
import type { SendStore } from './send-store';

export interface FollowSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly editSend: EditSend;
  readonly featureStates: FeatureStatesStore;
  readonly holdings: Holdings;
  readonly scope: Scope;
  readonly networks: NetworkStore;
  readonly offerReceivers: () => void;
  readonly prefillSend: PrefillSend;
  readonly navigation: Navigation;
  readonly send: SendStore;
}

/**
 * Updates the send form when the account, the network or the namespace in use changes, and fills in its
 * arguments.
 */
export class FollowSend {
  readonly #deps: FollowSendDeps;
  #namespace: ChainNamespace;
  #filled: ViewEntry | undefined;

  constructor(deps: FollowSendDeps) {
    this.#deps = deps;
    this.#namespace = deps.networks.getSnapshot().namespace;
  }

  start(): void {
    const { activeAccount, editSend, featureStates, holdings, navigation } = this.#deps;
    const { networks, scope, send } = this.#deps;
    activeAccount.onChange(() => {
      send.advance({ type: 'accountChanged' });
      send.change({ funds: NO_SEND.funds });
      editSend.followAccount();
      this.#deps.offerReceivers();
      this.#beginWithCoin();
    });
    this.#deps.offerReceivers();
    scope.during(
      networks.state$.subscribe(({ namespace }) => this.#followNamespace(namespace)),
      navigation.router.state$.subscribe((history) => this.#arriveAt(history.at(-1))),
      featureStates.state$.subscribe(() => this.#followPrice()),
      holdings.balances.state$.subscribe(() => {
        this.#beginWithCoin();
        this.#followCoin();
      }),
    );
  }

  #followNamespace(namespace: ChainNamespace): void {
    if (namespace === this.#namespace) return;
    this.#namespace = namespace;
    this.#deps.send.advance({ type: 'accountChanged' });
    this.#deps.editSend.followNamespace();
  }

  #arriveAt(entry: ViewEntry | undefined): void {
    if (entry?.name !== 'WalletSend') return;
    this.#deps.offerReceivers();
    if (entry.args && entry !== this.#filled) {
      this.#filled = entry;
      void this.#deps.prefillSend.execute(entry);
    }
    this.#beginWithCoin();
  }

  /** The form begins with the native currency, whose balance is known, unless the view was opened for a token. */
  #beginWithCoin(): void {
    const { activeAccount, editSend, holdings, navigation, send } = this.#deps;
    const { form, prefill } = send.getSnapshot();
    const entry = navigation.router.current;
    const isAsked = entry?.args?.['assetAddress'] !== undefined && prefill !== 'done';
    if (entry?.name !== 'WalletSend' || form.token || isAsked) return;
    const account = activeAccount.get();
    const balance = account && holdings.balances.getSnapshot()[account.namespace];
    if (balance?.status !== 'loaded' || !account?.network.isSupported) return;
    const coin = nativeTokenOf(account.network, balance.units);
    if (coin) void editSend.chooseToken(coin);
  }

  /** The balance of the native currency is read more often than the list of tokens. */
  #followCoin(): void {
    const { activeAccount, holdings, send } = this.#deps;
    const account = activeAccount.get();
    const units = account && holdings.portfolio.nativeUnits(account.caipAddress);
    if (account && units !== undefined) send.learnCoin(account.network.caipNetworkId, units);
  }

  /**
   * When the price has changed, the visitor reviews again. While the wallet has the request, the review ends
   * only if the wallet does not send it.
   */
  #followPrice(): void {
    const { send } = this.#deps;
    const { flow, form } = send.getSnapshot();
    const reviewed = flow.status === 'editing' ? undefined : flow.review.request.token;
    const hasMoved = hasPriceMoved(reviewed?.price, this.#latestBalance(reviewed)?.price);
    if (hasMoved) send.advance({ type: 'priceChanged' });
    const latest = this.#latestBalance(form.token);
    if (latest && latest !== form.token) send.learn({ type: 'tokenRefreshed', token: latest });
  }

  /** `token` with its latest balance. */
  #latestBalance(token: TokenBalance | undefined): TokenBalance | undefined {
    const { tokens } = this.#deps.featureStates.getSnapshot();
    return token && tokens?.tokens.find((other) => isSameToken(other, token));
  }
}
