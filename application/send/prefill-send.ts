import { parsePaymentUri } from '../../domain/payment/payment-uri';
import { type PaymentRequest, amountTextOf } from '../../domain/payment/payment-request';
import type { Holdings } from '../tokens/holdings';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { isSameAddress } from '../../domain/address/is-address';
import { addressOf } from '../../domain/caip/caip-address';
import type { ViewArgs, ViewEntry } from '../../domain/routing/view-name';
import { nativeTokenMarkers, type TokenBalance } from '../../domain/token/token-balance';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import type { AccountTask } from '../session/account-task';
import type { NetworkStore } from '../session/network-store';
import type { SwitchNetwork } from '../network/switch-network';
import type { EditSend } from './edit-send';
import type { SendStore } from './send-store';

export interface PrefillSendDeps {
  readonly activeAccount: ActiveAccount;
  readonly editSend: EditSend;
  readonly holdings: Holdings;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly scope: Scope;
  readonly send: SendStore;
  readonly switchNetwork: SwitchNetwork;
}

/** A request to fill in the form. The latest one counts. */
type Filling = ViewEntry | PaymentRequest;

/**
 * Fills in payment URIs, and the view's arguments: `chainId` (a number, or CAIP-2) and `namespace`, `assetAddress`, `amount`
 * and `to`. `SendState.prefill` shows what could not be applied.
 */
export class PrefillSend {
  readonly #deps: PrefillSendDeps;

  /** Reads the token, until the account changes. */
  readonly #task: AccountTask;
  #latest: Filling | undefined;

  constructor(deps: PrefillSendDeps) {
    this.#deps = deps;
    this.#task = deps.activeAccount.task();
  }

  /**
   * Fills in the arguments of `entry`, unless the visitor leaves it or opens the view again in the meantime.
   * Never throws.
   */
  async execute(entry: ViewEntry): Promise<void> {
    const { editSend, navigation, send } = this.#deps;
    const args = entry.args ?? {};
    this.#latest = entry;
    this.#task.cancel();
    send.change({ prefill: 'loading' });
    const isReached = await this.#reachNetwork(args);
    if (this.#latest !== entry) return;
    if (navigation.router.current !== entry) {
      send.change({ prefill: 'none' });
      return;
    }
    if (!isReached) {
      // Arguments for another network are not applied on this one.
      editSend.reset();
      send.change({ prefill: 'networkMissed' });
      return;
    }
    const { amount, to, assetAddress } = args;
    if (amount !== undefined) editSend.typeAmount(amount);
    if (to !== undefined) void editSend.typeReceiver(to);
    if (assetAddress === undefined) {
      send.change({ prefill: 'done' });
      return;
    }
    await this.#chooseToken(assetAddress, entry);
  }

  /**
   * Fills in the payment URI `text`: its receiver, its token and its amount, on its network. Shows why it is not
   * followed. Drops it where the visitor types another receiver in the meantime. Never throws.
   */
  async pay(text: string): Promise<void> {
    const { activeAccount, editSend, send } = this.#deps;
    this.#task.cancel();
    void editSend.typeReceiver(text);
    const parsed = parsePaymentUri(text);
    if (!parsed.ok) {
      this.#latest = undefined;
      send.change({ payment: parsed.fault });
      return;
    }
    const { request } = parsed;
    this.#latest = request;
    const isTyped = (): boolean => send.getSnapshot().form.receiverInput === text;
    send.change({ prefill: 'loading' });
    const isHere = activeAccount.get()?.namespace === request.namespace;
    const isReached = isHere && (await this.#reachNetwork(networkArgsOf(request)));
    if (this.#latest !== request) return;
    if (!isReached || !isTyped()) {
      send.change({ prefill: isTyped() ? 'networkMissed' : 'none' });
      return;
    }
    const native = nativeTokenMarkers[request.namespace];
    const wanted = 'token' in request ? (request.token ?? native) : native;
    await this.#chooseToken(wanted, request);
    const { form, prefill } = send.getSnapshot();
    // Another token than the one that the receiver expects would not be a payment.
    if (this.#latest !== request || !isTyped() || prefill !== 'done' || !form.token) return;
    const amount = amountTextOf(request, form.token.quantity.decimals);
    if (amount !== undefined) editSend.typeAmount(amount);
    await editSend.typeReceiver(request.receiver);
  }

  /** Whether the visitor is on the network of the arguments: without any, always. */
  async #reachNetwork(args: ViewArgs): Promise<boolean> {
    const { activeAccount, scope, switchNetwork } = this.#deps;
    const wanted = this.#networkIn(args);
    if (wanted === undefined || activeAccount.get()?.network.caipNetworkId === wanted) return true;
    try {
      await switchNetwork.execute(wanted);
      return true;
    } catch (error) {
      if (!scope.signal.aborted)
        scope.logger.warn('The network to send on could not be reached', error);
      return false;
    }
  }

  #networkIn({ chainId, namespace }: ViewArgs): string | undefined {
    const { networks } = this.#deps;
    const { namespace: current } = networks.getSnapshot();
    if (chainId !== undefined) {
      return chainId.includes(':') ? chainId : `${namespace ?? current}:${chainId}`;
    }
    if (namespace === undefined || namespace === current) return undefined;
    const first = networks.requested().find(({ chainNamespace }) => chainNamespace === namespace);
    return first?.caipNetworkId ?? namespace;
  }

  async #chooseToken(assetAddress: string, entry: Filling): Promise<void> {
    const { activeAccount, scope, send } = this.#deps;
    const account = activeAccount.get();
    if (!account) {
      send.change({ prefill: 'tokenMissed' });
      return;
    }
    try {
      await this.#task.restart(account, (signal) => this.#readToken(account, assetAddress, signal));
    } catch (error) {
      if (this.#latest !== entry) return;
      if (activeAccount.get() !== account) {
        send.change({ prefill: 'none' });
        return;
      }
      scope.logger.warn('The token to send could not be read', error);
      send.change({ prefill: 'tokenMissed' });
    }
  }

  async #readToken(
    account: CurrentAccount,
    assetAddress: string,
    signal: AbortSignal,
  ): Promise<void> {
    const { editSend, holdings, send } = this.#deps;
    const { address, caipAddress, network } = account;
    const kept = tokenAt(holdings.portfolio.read(caipAddress) ?? [], account, assetAddress);
    const token =
      kept ??
      tokenAt(
        await holdings.assetSource.balances({ address, network }, signal),
        account,
        assetAddress,
      );
    signal.throwIfAborted();
    send.change({ prefill: token ? 'done' : 'tokenMissed' });
    if (token) await editSend.chooseToken(token);
  }
}

/** Where a payment is made: on the chain that it names, else on the one in use. */
function networkArgsOf(request: PaymentRequest): ViewArgs {
  const chain = 'chainReference' in request ? request.chainReference : undefined;
  return chain === undefined ? {} : { chainId: `${request.namespace}:${chain}` };
}

function tokenAt(
  tokens: readonly TokenBalance[],
  { namespace, network }: CurrentAccount,
  assetAddress: string,
): TokenBalance | undefined {
  const isNative = assetAddress.toLowerCase() === nativeTokenMarkers[namespace].toLowerCase();
  return tokens.find(({ address, chainId }) => {
    if (chainId !== network.caipNetworkId) return false;
    if (address === undefined) return isNative;
    const contract = addressOf(address);
    return contract === assetAddress || isSameAddress(contract, assetAddress, namespace);
  });
}
