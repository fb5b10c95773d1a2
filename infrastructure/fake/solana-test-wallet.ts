import { rpcCodes } from '../../domain/rpc/rpc-code';
import { PUBLIC_SOLANA_SEEDS, SolanaKeys } from './solana/solana-keys';
import { type SigningInput, signingFeatures } from './solana/signing-features';
import type { SolanaTestWalletOptions } from './solana/solana-test-wallet-options';
import {
  registerStandardWallet,
  type StandardAccount,
  standardAccount,
  type StandardWallet,
} from './solana/standard-wallet';
import type { Approval, ApprovalAnswer, ApprovalKind, ApprovalRequest } from './wallet/approval';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import { walletIcon } from './wallet/wallet-icon';
import { type WalletInsides, walletInsides } from './wallet/wallet-insides';

const allChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'];

/**
 * A Solana wallet with real keys, for the tests and demos of dapps, by the Wallet Standard. Signatures
 * verify. A test scripts the visitor's answers, or the wallet prompts for them. Never put money on its keys.
 *
 * It rejects with the codes of EIP-1193, like other Solana wallets: 4001 declined, 4100 no permission, 4900
 * gone, -32002 already asked or locked.
 */
export class SolanaTestWallet {
  /** The registered object, which a page sees. */
  readonly wallet: StandardWallet;
  #chains: readonly string[];
  readonly #insides: WalletInsides;
  readonly #keys: SolanaKeys;
  readonly #options: SolanaTestWalletOptions;
  readonly #signing: Readonly<Record<string, object>>;
  #isGone = false;
  #isAskedWhileLocked = false;

  constructor(options: SolanaTestWalletOptions = {}) {
    const { chains = allChains, name = 'Cleat Solana Test Wallet' } = options;
    this.#options = options;
    this.#insides = walletInsides(options, { key: `test-wallet/${name}` });
    this.#chains = chains;
    this.#keys = new SolanaKeys(options.seeds ?? PUBLIC_SOLANA_SEEDS);
    this.#signing = signingFeatures({
      accounts: () => this.#accounts(),
      keys: this.#keys,
      rpcUrls: options.rpcUrls ?? {},
      ask: (method, input) => this.#askToSign(method, input),
    });
    const features = this.#features();
    const accounts = (): readonly StandardAccount[] => this.#accounts();
    this.wallet = Object.freeze({
      version: '1.0.0',
      name,
      icon: options.icon ?? walletIcon(name),
      chains,
      features,
      get accounts() {
        return accounts();
      },
    });
  }

  /** Every address that the wallet has a key for. */
  addresses(): Promise<readonly string[]> {
    return this.#keys.addresses();
  }

  /** The questions that have no answer yet, the oldest first. */
  get pending(): readonly ApprovalRequest[] {
    return this.#insides.queue.pending;
  }

  /** How many listeners the site has added to the wallet. */
  get listenerCount(): number {
    return this.#insides.events.listenerCount;
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
   * The visitor chooses other accounts, the one in use first. A connected site sees them at once, any other
   * site after a grant. An empty list revokes the site's permission.
   */
  setAccounts(addresses: readonly string[]): void {
    if (addresses.length > 0) this.#insides.memory.update({ selected: addresses });
    if (addresses.length === 0 || this.#insides.sharing.granted.length > 0)
      this.#insides.sharing.grant(addresses);
  }

  /** From now on the accounts work on `chains` only; the wallet notifies a connected site. */
  setChains(chains: readonly string[]): void {
    this.#chains = chains;
    this.#insides.events.emit('accountsChanged', []);
  }

  /** The visitor locks the wallet: the site sees no account until {@link SolanaTestWallet.unlock}. */
  lock(): void {
    this.#insides.sharing.setLock(true);
  }

  /**
   * The visitor unlocks the wallet. The wallet now asks about a connection that was requested in the
   * meantime.
   */
  unlock(): void {
    this.#insides.sharing.setLock(false);
    if (!this.#isAskedWhileLocked) return;
    this.#isAskedWhileLocked = false;
    if (this.#insides.sharing.visible.length === 0) void this.#askToConnect().catch(() => {});
  }

  /** The wallet disappears without an event, like an extension that is turned off: every request fails. */
  vanish(): void {
    this.#isGone = true;
  }

  /** The wallet is back. */
  reappear(): void {
    this.#isGone = false;
  }

  /**
   * Registers the wallet with `page`, now and when the page is ready; returns a function that unregisters it.
   */
  register(page: EventTarget): () => void {
    return registerStandardWallet(page, this.wallet);
  }

  #accounts(): readonly StandardAccount[] {
    const features = Object.keys(this.#signing);
    return this.#insides.sharing.visible.map((each) =>
      standardAccount(each, this.#chains, features),
    );
  }

  #features(): Readonly<Record<string, object>> {
    const version = '1.0.0';
    const all: Readonly<Record<string, object>> = {
      'standard:connect': {
        version,
        connect: async (input?: { readonly silent?: boolean }) => {
          this.#requirePresence();
          if (this.#insides.sharing.visible.length === 0 && !input?.silent)
            await this.#askToConnect();
          return { accounts: this.#accounts() };
        },
      },
      'standard:disconnect': {
        version,
        disconnect: async () => {
          this.#requirePresence();
          this.#insides.sharing.grant([]);
        },
      },
      'standard:events': {
        version,
        on: (_event: string, listener: (change: object) => void) => {
          const tell = (): void => listener({ accounts: this.#accounts() });
          this.#insides.events.on('accountsChanged', tell);
          return () => this.#insides.events.off('accountsChanged', tell);
        },
      },
      ...this.#signing,
    };
    const without = this.#options.without ?? [];
    return Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
  }

  async #askToConnect(): Promise<void> {
    if (this.#insides.memory.record.isLocked) {
      this.#isAskedWhileLocked = true;
      throw new ProviderRpcError(
        rpcCodes.resourceUnavailable,
        'The wallet is locked. Unlock it to go on',
      );
    }
    const { accounts } = await this.#ask('connect', 'standard:connect', []);
    const { selected } = this.#insides.memory.record;
    const own = selected.length > 0 ? selected : (await this.addresses()).slice(0, 1);
    this.#insides.sharing.grant(accounts ?? own);
  }

  async #askToSign(method: string, input: SigningInput): Promise<Approval> {
    this.#requirePresence();
    if (!this.#insides.sharing.visible.includes(input.account.address)) {
      throw new ProviderRpcError(rpcCodes.unauthorized, 'The account is not shared with this site');
    }
    const isText = method === 'solana:signMessage' || method === 'solana:signIn';
    const kind = isText ? 'signMessage' : 'sendTransaction';
    const approval = await this.#ask(kind, method, [input]);
    this.#requirePresence();
    return approval;
  }

  #ask(kind: ApprovalKind, method: string, params: readonly unknown[]): Promise<Approval> {
    const { queue, origin } = this.#insides;
    return queue.ask({ kind, method, params, origin });
  }

  #requirePresence(): void {
    if (!this.#isGone) return;
    throw new ProviderRpcError(rpcCodes.disconnected, 'The wallet is not available any more');
  }
}
/** Makes a {@link SolanaTestWallet}. It loads and requests nothing before its first use. */
export function createSolanaTestWallet(options: SolanaTestWalletOptions = {}): SolanaTestWallet {
  return new SolanaTestWallet(options);
}
