import type { ApprovalHook } from '../wallet/approval';
import type { WalletStorage } from '../wallet/wallet-memory';
import type { BitcoinNetworkName } from './bitcoin-keys';

/** A network of a Bitcoin test wallet, and where its Esplora API is. */
export interface BitcoinTestNetwork {
  readonly name: BitcoinNetworkName;

  /** Without a trailing slash. Absent: the wallet signs there, and cannot send. */
  readonly esploraUrl?: string;
}

/** The seeds of the first test accounts. All the world knows them: they keep nothing. */
export const PUBLIC_BITCOIN_SEEDS: readonly Uint8Array[] = [1, 2, 3].map((digit) =>
  new Uint8Array(32).fill(digit),
);

/** How a `BitcoinTestWallet` is made. */
export interface BitcoinTestWalletOptions {
  /** The networks it knows, the one it starts on first. */
  readonly networks: readonly [BitcoinTestNetwork, ...BitcoinTestNetwork[]];
  readonly name?: string;

  /** Where its provider is put: a dotted path from `window`. */
  readonly id?: string;

  /** A `data:` image; one in a colour of its own when absent. */
  readonly icon?: string;

  /** Its secp256k1 keys, 32 bytes each; `PUBLIC_BITCOIN_SEEDS` when absent. */
  readonly seeds?: readonly Uint8Array[];

  /** What each payment costs, in satoshi; 1,000 when absent. */
  readonly fee?: bigint;

  /** Methods answered with -32601, as wallets differ in what they do. */
  readonly unsupportedMethods?: readonly string[];

  /** Answers what `BitcoinTestWallet.next` has not answered beforehand. Absent: everything is approved. */
  readonly approval?: ApprovalHook;

  /** Where grants, network and lock outlive the page, such as `localStorage`. Absent: nowhere. */
  readonly storage?: WalletStorage;

  /** The site that asks; the page's own origin when absent. */
  readonly origin?: string;

  /** Waits for `delayMs` answers; real time when absent. */
  readonly sleep?: (ms: number) => Promise<void>;
}
