import { ReplaySubject } from 'rxjs';
import { abortable } from '../../domain/abort/abortable';
import { firstAbort } from '../../domain/abort/first-abort';
import type { AccountType } from '../../domain/account/account-type';
import type { FrameAccountType } from '../../domain/frame-protocol/frame-user';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { fieldOf } from '../../domain/outside/untrusted-record';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { rpcPermission } from '../../domain/rpc/rpc-method';
import type { NamespaceKeys } from '../../ports/namespace-keys';
import type { Stream } from '../../ports/stream';
import type {
  WalletAccess,
  WalletEvent,
  WalletGrant,
  WalletSession,
} from '../../ports/wallet-connector';
import type { RpcApproval } from './rpc-approval';
import type { EmbeddedWalletAccounts } from './embedded-wallet-accounts';
import type { EmbeddedWalletLink } from './embedded-wallet-link';

export interface EmbeddedWalletSessionDeps {
  readonly accounts: EmbeddedWalletAccounts;
  readonly approval: RpcApproval;
  readonly link: EmbeddedWalletLink;

  /** Makes the wallet that the site uses, with the keys of the frame. */
  readonly accessWith: (keys: NamespaceKeys) => WalletAccess;

  /** Called once, when the session is over on this side. */
  readonly onEnd: () => void;
}

/** The embedded wallet's session on one namespace. */
export class EmbeddedWalletSession implements WalletSession {
  readonly grant: WalletGrant;
  readonly events$: Stream<WalletEvent>;
  readonly access: WalletAccess;
  readonly #deps: EmbeddedWalletSessionDeps;
  readonly #namespace: ChainNamespace;
  readonly #events = new ReplaySubject<WalletEvent>();
  readonly #logOut = new AbortController();
  #current: WalletGrant;
  #isOver = false;

  constructor(deps: EmbeddedWalletSessionDeps, namespace: ChainNamespace, grant: WalletGrant) {
    this.#deps = deps;
    this.#namespace = namespace;
    this.grant = grant;
    this.#current = grant;
    this.events$ = { subscribe: (next) => this.#events.subscribe(next) };
    this.access = deps.accessWith(this.#keys());
  }

  switchNetwork(network: Network, signal?: AbortSignal): Promise<void> {
    return this.#untilLogOut(signal, (ending) => this.#switchNetwork(network, ending));
  }

  /** The frame stores the preference, so it outlives this session. */
  useAccountType(type: AccountType, signal?: AbortSignal): Promise<void> {
    return this.#untilLogOut(signal, (ending) => this.#useAccountType(type, ending));
  }

  nameTicket(name: string, signal?: AbortSignal): Promise<string> {
    return this.#untilLogOut(signal, async (ending) => {
      const [address] = this.#current.addresses;
      return (await this.#deps.link.call('GET_NAME_TICKET', { address, name }, ending)).ticket;
    });
  }

  /** Reads the account again: another visitor may have logged in. */
  refresh(signal?: AbortSignal): Promise<void> {
    return this.#untilLogOut(signal, (ending) => this.#readAgain(ending));
  }

  release(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#events.complete();
  }

  async disconnect(): Promise<void> {
    if (this.#logOut.signal.aborted) return;
    this.#leave();
    try {
      await this.#deps.link.call('SIGN_OUT', {});
    } catch (error) {
      // The session ends here even if the frame is slow to sign out, or cannot be loaded.
      if (!isWidgetError(error, 'FRAME_TIMEOUT') && !isWidgetError(error, 'FRAME_NOT_LOADED')) {
        throw error;
      }
    }
  }

  /** Runs `work` until it is aborted or the visitor logs out. A later result is dropped. */
  async #untilLogOut<T>(
    signal: AbortSignal | undefined,
    work: (ending: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const ending = firstAbort(this.#logOut.signal, signal);
    try {
      return await work(ending.signal);
    } finally {
      ending.release();
    }
  }

  async #switchNetwork(network: Network, signal: AbortSignal): Promise<void> {
    const { accounts, link } = this.#deps;
    const { caipNetworkId } = network;
    const rpcUrl = network.rpcUrls.default.http[0];
    try {
      await link.call(
        'SWITCH_NETWORK',
        { chainId: caipNetworkId, ...(rpcUrl !== undefined && { rpcUrl }) },
        signal,
      );
    } catch (cause) {
      if (!isWidgetError(cause, 'FRAME_FAILED')) throw cause;
      throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId }, { cause });
    }
    const grant = await accounts.read(this.#namespace, { caipNetworkId }, signal);
    const expected = caipNetworkId.slice(this.#namespace.length + 1);
    if (grant.chainReference !== expected) {
      throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual: grant.chainReference });
    }
    this.#change(grant);
  }

  async #useAccountType(type: AccountType, signal: AbortSignal): Promise<void> {
    if (!isFrameAccountType(type)) {
      throw new FeatureError('ACCOUNT_TYPE_INVALID', { namespace: this.#namespace, type });
    }
    const { accounts, link } = this.#deps;
    const set = await link.call('SET_PREFERRED_ACCOUNT', { type }, signal);
    if (set.type !== type) {
      const reason = `it keeps the account type ${set.type}`;
      throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'SET_PREFERRED_ACCOUNT', reason });
    }
    accounts.prefer(type);
    await this.#readAgain(signal);
  }

  async #readAgain(signal: AbortSignal): Promise<void> {
    const { accounts } = this.#deps;
    const caipNetworkId = accounts.networkIdOf(this.#namespace, this.#current.chainReference);
    this.#change(await accounts.read(this.#namespace, { caipNetworkId }, signal));
  }

  #change(grant: WalletGrant): void {
    this.#current = grant;
    if (!this.#isOver) this.#events.next({ type: 'changed', grant });
  }

  #keys(): NamespaceKeys {
    const grant = (): WalletGrant | undefined => (this.#isOver ? undefined : this.#current);
    return {
      get grant() {
        return grant();
      },
      events$: this.events$,
      takes: (method) => rpcPermission(method) !== 'refused',
      request: (method, params, signal) => abortable(this.#request(method, params), signal),
    };
  }

  async #request(method: string, params: unknown): Promise<unknown> {
    const { accounts, approval } = this.#deps;
    if (this.#isOver) throw new WidgetError('NOT_CONNECTED', { namespace: this.#namespace });
    const asked = {
      method,
      // A copy of the current value, because the request may wait and the wallet must execute what the
      // visitor approved.
      ...(params !== undefined && { params: JSON.parse(JSON.stringify(params)) as unknown }),
      chainId: accounts.networkIdOf(this.#namespace, this.#current.chainReference),
    };
    const answer = await approval.submit(asked).catch((error: unknown) => {
      if (isUnauthorized(error)) void this.#endIfSignedOut().catch(() => undefined);
      throw error;
    });
    const isBundleDone =
      method === 'wallet_getCallsStatus' && fieldOf(answer, 'status') === BUNDLE_DONE;
    // A transaction of a contract account is answered once it is on the chain.
    if (isBundleDone || method === 'eth_sendTransaction') this.#seeSetUp();
    return answer;
  }

  /** The visitor may have ended this browser's login on another one. */
  async #endIfSignedOut(): Promise<void> {
    const { isConnected } = await this.#deps.link.call('IS_CONNECTED', {});
    if (isConnected || this.#logOut.signal.aborted) return;
    this.#leave();
  }

  /** The session is over on this side. */
  #leave(): void {
    this.#logOut.abort(new WidgetError('NOT_CONNECTED', { namespace: this.#namespace }));
    if (!this.#isOver) this.#events.next({ type: 'disconnected' });
    this.release();
    this.#deps.onEnd();
  }

  /** The first bundle of a smart account sets it up, and the first transaction of a contract account does. */
  #seeSetUp(): void {
    const { user } = this.#deps.link.store.getSnapshot();
    const isSmart = this.#current.accountType === 'smartAccount';
    if (!isSmart || user?.isSmartAccountDeployed !== false) return;
    this.refresh().catch(() => {
      // The next look at the account reads it.
    });
  }
}

function isUnauthorized(error: unknown): boolean {
  return isWidgetError(error, 'RPC') && error.context.rpcCode === rpcCodes.unauthorized;
}

/** EIP-5792: all calls of the bundle are done. */
const BUNDLE_DONE = 200;

function isFrameAccountType(type: AccountType): type is FrameAccountType {
  return type !== 'payment';
}
