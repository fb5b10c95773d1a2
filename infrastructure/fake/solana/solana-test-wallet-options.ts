import type { ApprovalHook } from '../wallet/approval';
import type { WalletStorage } from '../wallet/wallet-memory';

/** How a `SolanaTestWallet` is made. */
export interface SolanaTestWalletOptions {
  readonly name?: string;

  /** A `data:` image; one in a colour of its own when absent. */
  readonly icon?: string;

  /** The seeds of its ed25519 keys, 32 bytes each; `PUBLIC_SOLANA_SEEDS` when absent. */
  readonly seeds?: readonly Uint8Array[];

  /** The chains its accounts can be used on, by their Wallet Standard names; all of them when absent. */
  readonly chains?: readonly string[];

  /** The node of each chain, which it sends to itself when it is asked to sign and send. */
  readonly rpcUrls?: Readonly<Record<string, string>>;

  /** What it does not do, such as `solana:signTransaction`. */
  readonly without?: readonly string[];

  /** Answers what `SolanaTestWallet.next` has not answered beforehand. Absent: everything is approved. */
  readonly approval?: ApprovalHook;

  /** Where grants and lock outlive the page, such as `localStorage`. Absent: nowhere. */
  readonly storage?: WalletStorage;

  /** The site that asks; the page's own origin when absent. */
  readonly origin?: string;

  /** Waits for `delayMs` answers; real time when absent. */
  readonly sleep?: (ms: number) => Promise<void>;
}
