import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { Approval, ApprovalAnswer, ApprovalKind, ApprovalRequest } from '../wallet/approval';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { walletIcon } from '../wallet/wallet-icon';
import { type WalletInsides, walletInsides } from '../wallet/wallet-insides';
import { BitcoinAccounts } from './bitcoin-accounts';
import type { BitcoinNetworkName } from './bitcoin-keys';
import { type BitcoinListener, putProvider, type SatsConnectAnswer } from './bitcoin-provider';
import {
  type BitcoinTestNetwork,
  type BitcoinTestWalletOptions,
  PUBLIC_BITCOIN_SEEDS,
} from './bitcoin-test-wallet-options';

type Params = Readonly<Record<string, unknown>>;

/** sats-connect's own codes. */
const REJECTED = -32_000;
const ACCESS_DENIED = -32_002;
const DEFAULT_FEE = 1000n;

/**
 * A Bitcoin wallet with real keys, for the tests and demos of dapps, with the interface of sats-connect
 * (WBIP001 to WBIP004). Signatures verify and payments are sent. A test scripts the visitor's answers, or the
 * wallet prompts for them. Never put money on its keys.
 *
 * Answers carry sats-connect's codes: -32000 declined, -32002 no permission, -32601 not known.
 */
export class BitcoinTestWallet {
  readonly id: string;
  readonly name: string;

  /** A `data:` image. */
  readonly icon: string;
  readonly #options: BitcoinTestWalletOptions;
  readonly #accounts: BitcoinAccounts;
  readonly #insides: WalletInsides;
  readonly #listeners = new Set<BitcoinListener>();
  #isGone = false;
  readonly #whenUnlocked: (() => void)[] = [];

  constructor(options: BitcoinTestWalletOptions) {
    const { id = 'CleatTestWallets.bitcoin', name = 'Cleat Bitcoin Test Wallet' } = options;
    this.id = id;
    this.name = name;
    this.icon = options.icon ?? walletIcon(id);
    this.#options = options;
    this.#insides = walletInsides(options, { key: `test-wallet/${id}` });
    this.#accounts = new BitcoinAccounts({
      seeds: options.seeds ?? PUBLIC_BITCOIN_SEEDS,
      sharing: this.#insides.sharing,
      network: () => this.network,
    });
    this.#insides.events.on('accountsChanged', () => void this.#emitAccounts());
  }

  /** The network it is on. */
  get network(): BitcoinTestNetwork {
    const { networks } = this.#options;
    return networks[this.#insides.memory.record.chainId] ?? networks[0];
  }

  /** The questions that have no answer yet, the oldest first. */
  get pending(): readonly ApprovalRequest[] {
    return this.#insides.queue.pending;
  }

  /** How many listeners the site has added to the wallet. */
  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Every address with a key on its network: for each seed the one for payments, then the other. */
  addresses(): Promise<readonly string[]> {
    return this.#accounts.addresses();
  }

  /** Scripts the answer to the next question. Several answers are used in their order. */
  next(answer: ApprovalAnswer): this {
    this.#insides.queue.next(answer);
    return this;
  }

  /** Answers open questions, such as those left hanging: the one with this id, or all of them. */
  settle(answer: ApprovalAnswer, requestId?: number): void {
    this.#insides.queue.settle(answer, requestId);
  }

  /**
   * The visitor chooses other accounts, by their addresses on the current network, the one in use first; the wallet
   * notifies a connected site. An empty list revokes the site's permission.
   */
  async setAccounts(addresses: readonly string[]): Promise<void> {
    this.#insides.sharing.grant(await this.#accounts.idsOf(addresses));
    if (addresses.length === 0) this.#emit('disconnect', {});
  }

  /**
   * The visitor moves to another network in the wallet.
   *
   * @throws `RangeError` for one that the wallet does not know.
   */
  async switchNetwork(name: BitcoinNetworkName): Promise<void> {
    const index = this.#options.networks.findIndex((network) => network.name === name);
    if (index < 0) throw new RangeError(`Unknown network ${name}`);
    this.#insides.memory.update({ chainId: index });
    this.#emit('networkChange', await this.#accounts.told());
  }

  /**
   * The visitor locks the wallet. Like real Bitcoin wallets it sends no event: a request to connect waits until
   * {@link BitcoinTestWallet.unlock}, and the wallet refuses every other request.
   */
  lock(): void {
    this.#insides.memory.update({ isLocked: true });
  }

  /** The visitor unlocks the wallet, which then asks about a connection requested in the meantime. */
  unlock(): void {
    this.#insides.memory.update({ isLocked: false });
    this.#whenUnlocked.splice(0).forEach((goOn) => goOn());
  }

  /** The wallet disappears without an event, like an extension that is turned off: every request fails. */
  vanish(): void {
    this.#isGone = true;
  }

  /** The wallet is back. */
  reappear(): void {
    this.#isGone = false;
  }

  /** Puts the provider on `page` and into its list (WBIP004); returns a function that removes it. */
  announce(page: object): () => void {
    const face = { id: this.id, name: this.name, icon: this.icon };
    return putProvider(page, face, {
      request: (method, params) => this.request(method, params),
      addListener: (listener) => {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
      },
    });
  }

  /** The handlers of the provider's requests. */
  async request(method: string, params?: unknown): Promise<SatsConnectAnswer> {
    try {
      const result = await this.#result(method, (params ?? {}) as Params);
      return { jsonrpc: '2.0', id: null, result };
    } catch (error) {
      if (this.#isGone) throw error;
      return { jsonrpc: '2.0', id: null, error: sentError(error) };
    }
  }

  async #result(method: string, params: Params): Promise<unknown> {
    if (this.#isGone)
      throw new Error('Could not establish connection. Receiving end does not exist.');
    if (this.#options.unsupportedMethods?.includes(method)) throw unknownMethod();
    switch (method) {
      case 'getInfo':
        return { version: '2.0.0', platform: 'web', methods: [], supports: [] };
      case 'wallet_connect':
      case 'getAccounts':
      case 'getAddresses':
        return this.#connect(method);
      case 'wallet_getAccount':
        this.#requireAccess();
        return this.#accounts.told();
      case 'wallet_disconnect':
      case 'wallet_renouncePermissions':
        this.#insides.sharing.forget();
        return null;
      case 'wallet_changeNetwork':
        return this.#changeNetwork(params);
      case 'signMessage':
        return this.#signMessage(params);
      case 'signPsbt':
        return this.#signPsbt(params);
      case 'sendTransfer':
        return this.#sendTransfer(params);
      default:
        throw unknownMethod();
    }
  }

  async #connect(method: string): Promise<unknown> {
    if (this.#insides.memory.record.isLocked) {
      await new Promise<void>((resolve) => {
        this.#whenUnlocked.push(resolve);
      });
    }
    await this.#askToConnect(method);
    return this.#accounts.told();
  }

  async #askToConnect(method: string): Promise<void> {
    if (this.#insides.sharing.granted.length > 0) return;
    const { accounts } = await this.#ask('connect', method, {});
    const keys = await this.#accounts.all();
    const ids = accounts
      ? await this.#accounts.idsOf(accounts)
      : keys.slice(0, 2).map(({ id }) => id);
    this.#insides.sharing.grant(ids);
  }

  async #changeNetwork(params: Params): Promise<unknown> {
    this.#requireAccess();
    const { networks } = this.#options;
    const index = networks.findIndex(({ name }) => name === params['name']);
    if (index < 0) throw new ProviderRpcError(rpcCodes.methodNotFound, 'Unknown network');
    const { pretended } = await this.#ask('switchChain', 'wallet_changeNetwork', params);
    if (!pretended) this.#insides.memory.update({ chainId: index });
    return null;
  }

  async #signMessage(params: Params): Promise<unknown> {
    this.#requireAccess();
    const key = await this.#accounts.sharedAt(String(params['address']));
    if (!key) throw new ProviderRpcError(rpcCodes.invalidParams, 'Unknown address');
    const { pretended } = await this.#ask('signMessage', 'signMessage', params);
    if (pretended) return pretended.result;
    const { signBip322 } = await import('./bitcoin-signing');
    const signature = signBip322(String(params['message']), key, this.network.name);
    return { address: params['address'], signature, messageHash: '', protocol: 'BIP322' };
  }

  async #signPsbt(params: Params): Promise<unknown> {
    this.#requireAccess();
    const asked = Object.entries(params['signInputs'] as Record<string, readonly number[]>);
    const inputs = await Promise.all(
      asked.map(async ([address, indexes]) => {
        const key = await this.#accounts.sharedAt(address);
        if (key) return { indexes, key };
        throw new ProviderRpcError(rpcCodes.invalidParams, 'Unknown address');
      }),
    );
    const { pretended } = await this.#ask('sendTransaction', 'signPsbt', params);
    if (pretended) return pretended.result;
    const { signPsbt } = await import('./bitcoin-signing');
    const esploraUrl = params['broadcast'] === true ? this.network.esploraUrl : undefined;
    return signPsbt({ esploraUrl, inputs, psbt: String(params['psbt']) });
  }

  async #sendTransfer(params: Params): Promise<unknown> {
    this.#requireAccess();
    const { esploraUrl, name } = this.network;
    const keys = await this.#accounts.shared();
    const key = keys.find(({ purpose }) => purpose === 'payment') ?? keys[0];
    if (esploraUrl === undefined || !key) throw unknownMethod();
    const { pretended } = await this.#ask('sendTransaction', 'sendTransfer', params);
    if (pretended) return pretended.result;
    const { pay } = await import('./bitcoin-signing');
    const recipients = (params['recipients'] as readonly { address: string; amount: number }[]).map(
      ({ address, amount }) => ({ address, satoshi: BigInt(amount) }),
    );
    const { fee = DEFAULT_FEE } = this.#options;
    return { txid: await pay({ key, network: name, esploraUrl, recipients, fee }) };
  }

  /** @throws the error of a wallet that is locked or shares nothing with the site. */
  #requireAccess(): void {
    if (this.#insides.sharing.visible.length > 0) return;
    throw new ProviderRpcError(ACCESS_DENIED, 'Access denied');
  }

  #ask(kind: ApprovalKind, method: string, params: Params): Promise<Approval> {
    const { queue, origin } = this.#insides;
    return queue.ask({ kind, method, params: [params], origin });
  }

  async #emitAccounts(): Promise<void> {
    if (this.#insides.sharing.visible.length > 0)
      this.#emit('accountChange', await this.#accounts.told());
  }

  #emit(eventName: BitcoinListener['eventName'], payload: object): void {
    for (const listener of [...this.#listeners]) {
      if (listener.eventName === eventName) listener.cb({ type: eventName, ...payload });
    }
  }
}

/** Makes a {@link BitcoinTestWallet}. It loads and requests nothing before its first use. */
export function createBitcoinTestWallet(options: BitcoinTestWalletOptions): BitcoinTestWallet {
  return new BitcoinTestWallet(options);
}

function unknownMethod(): ProviderRpcError {
  return new ProviderRpcError(rpcCodes.methodNotFound, 'Method not found');
}

function sentError(error: unknown): { readonly code: number; readonly message: string } {
  if (!(error instanceof ProviderRpcError)) {
    return { code: rpcCodes.internalError, message: String(error) };
  }
  const { code, message } = error;
  return { code: code === rpcCodes.userRejected ? REJECTED : code, message };
}
