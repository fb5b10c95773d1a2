import type { ApprovalHook } from '../wallet/approval';
import type { WalletStorage } from '../wallet/wallet-memory';
import type { BitcoinNetworkName } from './bitcoin-keys';

/** A network of a Bitcoin test wallet, and its Esplora API. */
export interface BitcoinTestNetwork {
  readonly name: BitcoinNetworkName;

  /** Without a trailing slash. Absent: the wallet can sign for the network, but not send. */
  readonly esploraUrl?: string;
}

/** The seeds of the first test accounts. They are public: never keep money on them. */
export const PUBLIC_BITCOIN_SEEDS: readonly Uint8Array[] = [1, 2, 3].map((digit) =>
  new Uint8Array(32).fill(digit),
);

/** How a `BitcoinTestWallet` is made. */
export interface BitcoinTestWalletOptions {
  /** The networks that it supports, the initial one first. */
  readonly networks: readonly [BitcoinTestNetwork, ...BitcoinTestNetwork[]];
  readonly name?: string;

  /** The place of its provider: a dotted path from `window`. */
  readonly id?: string;

  /** A `data:` image; one in a colour of its own when absent. */
  readonly icon?: string;

  /** Its secp256k1 keys, 32 bytes each; `PUBLIC_BITCOIN_SEEDS` when absent. */
  readonly seeds?: readonly Uint8Array[];

  /** The fee of each payment, in satoshi; 1,000 when absent. */
  readonly fee?: bigint;

  /** Methods that the wallet answers with -32601, because wallets differ in what they support. */
  readonly unsupportedMethods?: readonly string[];

  /**
   * Answers a question that `BitcoinTestWallet.next` has not answered in advance. Absent: everything is
   * approved.
   */
  readonly approval?: ApprovalHook;

  /**
   * Keeps grants, network and lock when the page is reloaded, such as `localStorage`. Absent: nothing is
   * kept.
   */
  readonly storage?: WalletStorage;

  /** The site that makes the requests; the page's own origin when absent. */
  readonly origin?: string;

  /** Waits for `delayMs` answers; real time when absent. */
  readonly sleep?: (ms: number) => Promise<void>;
}
