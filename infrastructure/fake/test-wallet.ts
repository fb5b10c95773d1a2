import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import {
  keysOf,
  type TestWalletOptions,
  type TestWalletState,
  type WalletRequest,
} from './test-wallet-options';
import { askAgain } from './wallet/account-methods';
import {
  announceWallet,
  injectWallet,
  randomUuid,
  type WalletInfo,
} from './wallet/announce-wallet';
import type { ApprovalAnswer } from './wallet/approval';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import { toHex } from './wallet/request-params';
import { createTestProvider } from './wallet/test-provider';
import { WalletChains } from './wallet/wallet-chains';
import type { ProviderEvent } from './wallet/wallet-events';
import { walletIcon } from './wallet/wallet-icon';
import { type WalletInsides, walletInsides } from './wallet/wallet-insides';
import type { WalletMemory, WalletRecord } from './wallet/wallet-memory';
import type { WalletParts } from './wallet/wallet-parts';
import { WalletSigner } from './wallet/wallet-signer';

const REMEMBERED_REQUESTS = 1000;

/**
 * An EVM wallet with real keys, for the tests and demos of dapps. Signatures verify and transactions are
 * sent. A test scripts the visitor's answers, or the wallet prompts for them. Never put money on its keys.
 *
 * The provider follows EIP-1193 with its codes: 4001 declined, 4100 no permission or locked, 4200 not
 * supported by this wallet, 4900 gone, 4901 chain out of reach, 4902 unknown chain, -32002 already asked or
 * locked, -32602 wrong parameters. It forwards requests that it does not handle itself to its chain's node.
 */
export class TestWallet {
  readonly info: WalletInfo;
  readonly provider: Eip1193Provider;
  readonly #memory: WalletMemory;
  readonly #parts: WalletParts;
  readonly #requests: WalletRequest[] = [];
  readonly #listeners = new Set<() => void>();
  #isGone = false;
  #isAskedWhileLocked = false;
  #state: TestWalletState | undefined;
  #shown: WalletRecord | undefined;

  constructor(options: TestWalletOptions) {
    const { chains, rdns = 'test.cleat.wallet' } = options;
    this.info = {
      uuid: randomUuid(),
      name: options.name ?? 'Cleat Test Wallet',
      icon: options.icon ?? walletIcon(rdns),
      rdns,
    };
    const insides = walletInsides(options, {
      key: `test-wallet/${rdns}`,
      chainId: chains[0].chainId,
      onChange: () => this.#publish(),
    });
    this.#memory = insides.memory;
    this.#parts = this.#assemble(options, insides);
    this.provider = createTestProvider({
      parts: this.#parts,
      unsupportedMethods: new Set(options.unsupportedMethods),
      sendsBundles: options.sendsBundles ?? false,
      addedMethods: options.methods ?? {},
      requirePresence: () => this.#requirePresence(),
      onRequest: (method, params) => this.#remember({ method, params }),
    });
  }

  /** The visible state: the same object until something changes. */
  get state(): TestWalletState {
    const { chains, queue, sharing } = this.#parts;
    const { record } = this.#memory;
    if (record !== this.#shown) this.#state = undefined;
    this.#shown = record;
    this.#state ??= {
      isLocked: record.isLocked,
      isGone: this.#isGone,
      chainId: chains.current.chainId,
      chains: chains.all,
      sharedAccounts: sharing.visible,
      pending: queue.pending,
    };
    return this.#state;
  }

  /** The latest requests of the site, the oldest first. */
  get requests(): readonly WalletRequest[] {
    return this.#requests;
  }

  /** How many listeners the site has added to the provider. */
  get listenerCount(): number {
    return this.#parts.events.listenerCount;
  }

  /**
   * Calls `listener` after every change of {@link TestWallet.state}, until the returned function is called.
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Every address that the wallet has a key for. */
  addresses(): Promise<readonly string[]> {
    return this.#parts.signer.addresses();
  }

  /** Scripts the answer to the next question. Several answers are used in their order. */
  next(answer: ApprovalAnswer): this {
    this.#parts.queue.next(answer);
    return this;
  }

  /** Answers open questions, such as those left hanging: the one with this id, or all of them. */
  settle(answer: ApprovalAnswer, requestId?: number): void {
    this.#parts.queue.settle(answer, requestId);
  }

  /**
   * The visitor chooses other accounts, the one in use first. A connected site sees them at once, any other
   * site after a grant. An empty list revokes the site's permission.
   */
  setAccounts(accounts: readonly string[]): void {
    const { sharing } = this.#parts;
    if (accounts.length > 0) this.#memory.update({ selected: accounts });
    if (accounts.length === 0 || sharing.granted.length > 0) sharing.grant(accounts);
  }

  /**
   * The visitor moves to another chain in the wallet.
   *
   * @throws `ProviderRpcError` 4902 for a chain that the wallet does not know.
   */
  switchChain(chainId: number): void {
    if (!this.#parts.chains.find(chainId)) {
      throw new ProviderRpcError(rpcCodes.unrecognizedChain, `Unknown chain ${chainId}`);
    }
    this.#parts.moveTo(chainId);
  }

  /** The visitor locks the wallet: the site sees no account until {@link TestWallet.unlock}. */
  lock(): void {
    this.#parts.sharing.setLock(true);
  }

  /**
   * The visitor unlocks the wallet. The wallet now asks about a connection that was requested in the
   * meantime.
   */
  unlock(): void {
    this.#parts.sharing.setLock(false);
    if (!this.#isAskedWhileLocked) return;
    this.#isAskedWhileLocked = false;
    if (this.#parts.sharing.visible.length === 0) void askAgain(this.#parts);
  }

  /** The wallet ends the connection. The grant is gone, and the site receives only `disconnect`. */
  disconnect(): void {
    this.#parts.sharing.forget();
    this.emit('disconnect', new ProviderRpcError(rpcCodes.disconnected, 'The wallet disconnected'));
  }

  /** The wallet disappears without an event, like an extension that is turned off: every request fails. */
  vanish(): void {
    this.#isGone = true;
    this.#publish();
  }

  /** The wallet is back. */
  reappear(): void {
    this.#isGone = false;
    this.#publish();
    this.emit('connect', { chainId: toHex(this.#parts.chains.current.chainId) });
  }

  /** Emits `payload` unchecked, for tests with storms of events and with invalid events. */
  emit(event: ProviderEvent, payload: unknown): void {
    this.#parts.events.emit(event, payload);
  }

  /**
   * Announces the wallet to `page` by EIP-6963, now and at each request, until the returned function is
   * called.
   */
  announce(page: EventTarget): () => void {
    return announceWallet(page, this.info, this.provider);
  }

  /** Puts the provider at `page.ethereum`; returns a function that undoes it. */
  inject(page: object): () => void {
    return injectWallet(page, this.provider);
  }

  #assemble(options: TestWalletOptions, insides: WalletInsides): WalletParts {
    const { events, memory } = insides;
    const signer = new WalletSigner(keysOf(options));
    const chains = new WalletChains({ chains: options.chains, memory, fetch: globalThis.fetch });
    return {
      ...insides,
      signer,
      chains,
      isLocked: () => memory.record.isLocked,
      accountsToShare: async () => {
        const { selected } = memory.record;
        return selected.length > 0 ? selected : (await signer.addresses()).slice(0, 1);
      },
      moveTo: (chainId) => {
        const before = chains.current.chainId;
        memory.update({ chainId });
        if (before !== chainId) events.emit('chainChanged', toHex(chainId));
      },
      askOnceUnlocked: () => {
        this.#isAskedWhileLocked = true;
      },
    };
  }

  #requirePresence(): void {
    if (!this.#isGone) return;
    throw new ProviderRpcError(rpcCodes.disconnected, 'The wallet is not available any more');
  }

  #remember(request: WalletRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > REMEMBERED_REQUESTS) this.#requests.shift();
  }

  #publish(): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }
}

/** Makes a {@link TestWallet}. It loads and requests nothing before its first use. */
export function createTestWallet(options: TestWalletOptions): TestWallet {
  return new TestWallet(options);
}
