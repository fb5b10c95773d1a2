import type { ApprovalHook } from '../wallet/approval';
import type { WalletStorage } from '../wallet/wallet-memory';

/** How a `SolanaTestWallet` is made. */
export interface SolanaTestWalletOptions {
  readonly name?: string;

  /** A `data:` image; one in a colour of its own when absent. */
  readonly icon?: string;

  /** The seeds of its ed25519 keys, 32 bytes each; `PUBLIC_SOLANA_SEEDS` when absent. */
  readonly seeds?: readonly Uint8Array[];

  /**
   * The chains on which its accounts can be used, by their Wallet Standard names; all of them when absent.
   */
  readonly chains?: readonly string[];

  /** The node of each chain, to which the wallet itself sends when a site requests signing and sending. */
  readonly rpcUrls?: Readonly<Record<string, string>>;

  /** Features that it does not have, such as `solana:signTransaction`. */
  readonly without?: readonly string[];

  /**
   * Answers a question that `SolanaTestWallet.next` has not answered in advance. Absent: everything is
   * approved.
   */
  readonly approval?: ApprovalHook;

  /** Keeps grants and lock when the page is reloaded, such as `localStorage`. Absent: nothing is kept. */
  readonly storage?: WalletStorage;

  /** The site that makes the requests; the page's own origin when absent. */
  readonly origin?: string;

  /** Waits for `delayMs` answers; real time when absent. */
  readonly sleep?: (ms: number) => Promise<void>;
}
