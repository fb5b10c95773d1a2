import { parsePaymentUri } from '../../domain/payment/payment-uri';
import { type PaymentRequest, amountTextOf } from '../../domain/payment/payment-request';
import type { Holdings } from '../tokens/holdings';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { isSameAddress } from '../../domain/address/is-address';
import { addressOf } from '../../domain/caip/caip-address';
import type { ViewArgs, ViewEntry } from '../../domain/routing/view-name';
import { isUnfinished } from '../../domain/send/send-state';
import {
  isSameToken,
  nativeTokenMarkers,
  type TokenBalance,
} from '../../domain/token/token-balance';
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
   * Drops what stood in the form, and fills in the arguments of `entry`, unless the visitor fills in something else,
   * leaves the view or opens it again in the meantime. Amount and receiver are filled in together with the token:
   * neither belongs to another one. Never throws.
   */
  async execute(entry: ViewEntry): Promise<void> {
    const { editSend, navigation, send } = this.#deps;
    const { amount, assetAddress, to, ...place } = entry.args ?? {};
    this.#task.cancel();
    editSend.reset();
    this.#latest = entry;
    send.change({ prefill: 'loading' });
    const isReached = await this.#reachNetwork(place);
    if (this.#latest !== entry) return;
    const isShown = navigation.router.current === entry;
    if (!isShown || !isReached) {
      send.change({ prefill: isShown ? 'networkMissed' : 'none' });
      return;
    }
    const token = assetAddress === undefined ? undefined : await this.#find(assetAddress, entry);
    if (this.#latest !== entry || (assetAddress !== undefined && !token)) return;
    const pricing = token && editSend.chooseToken(token);
    if (amount !== undefined) editSend.typeAmount(amount);
    if (to !== undefined) void editSend.typeReceiver(to);
    send.change({ prefill: 'done' });
    await pricing;
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
      send.change({ payment: parsed.fault, prefill: 'none' });
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
    const token = await this.#find(wanted, request);
    if (this.#latest !== request || !token) return;
    if (!isTyped()) {
      send.change({ prefill: 'none' });
      return;
    }
    const amount = amountTextOf(request, token.quantity.decimals);
    const isOther = !isSameToken(token, send.getSnapshot().form.token);
    const pricing = editSend.chooseToken(token);
    // What was typed for another token is no amount of this one.
    if (amount !== undefined || isOther) editSend.typeAmount(amount ?? '');
    const reading = editSend.typeReceiver(request.receiver);
    send.change({ prefill: 'done' });
    await Promise.all([pricing, reading]);
  }

  /**
   * The visitor fills in something else than the view was opened with. A payment URI lasts until another `text` stands
   * in the field of the receiver.
   */
  leave(field: 'receiver' | 'other'): void {
    const { send } = this.#deps;
    const isPayment = this.#latest !== undefined && 'receiver' in this.#latest;
    if (isPayment && field === 'other') return;
    this.#latest = undefined;
    this.#task.cancel();
    if (isUnfinished(send.getSnapshot().prefill)) send.change({ prefill: 'none' });
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

  /** The token of the account; else shows that it was missed. */
  async #find(assetAddress: string, entry: Filling): Promise<TokenBalance | undefined> {
    const { activeAccount, scope, send } = this.#deps;
    const account = activeAccount.get();
    const found: TokenBalance[] = [];
    try {
      if (account) {
        await this.#task.restart(account, async (signal) => {
          const token = await this.#readToken(account, assetAddress, signal);
          if (token) found.push(token);
        });
      }
    } catch (error) {
      if (this.#latest !== entry) return undefined;
      if (activeAccount.get() !== account) {
        send.change({ prefill: 'none' });
        return undefined;
      }
      scope.logger.warn('The token to send could not be read', error);
    }
    const [token] = found;
    if (!token && this.#latest === entry) send.change({ prefill: 'tokenMissed' });
    return token;
  }

  async #readToken(
    account: CurrentAccount,
    assetAddress: string,
    signal: AbortSignal,
  ): Promise<TokenBalance | undefined> {
    const { assetSource, portfolio } = this.#deps.holdings;
    const { address, caipAddress, network } = account;
    const kept = tokenAt(portfolio.read(caipAddress) ?? [], account, assetAddress);
    if (kept) return kept;
    const balances = await assetSource.balances({ address, network }, signal);
    signal.throwIfAborted();
    return tokenAt(balances, account, assetAddress);
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
