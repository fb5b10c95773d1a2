import type { ApprovalHook, ApprovalRequest } from './wallet/approval';
import type { TestKeys } from './wallet/test-keys';
import type { Hex } from './wallet/request-params';
import type { TestChain, WalletStorage } from './wallet/wallet-memory';

/** The first keys that local development chains fund. They are public: never keep money on them. */
export const PUBLIC_TEST_KEYS: readonly Hex[] = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
];

/** How a {@link TestWallet} is made. */
export interface TestWalletOptions {
  /** The chains that it knows, the initial one first. */
  readonly chains: readonly [TestChain, ...TestChain[]];
  readonly name?: string;
  readonly rdns?: string;

  /** A `data:` image; one in a colour of its own when absent. */
  readonly icon?: string;

  /** Its keys; {@link PUBLIC_TEST_KEYS} when absent. */
  readonly privateKeys?: readonly Hex[];

  /** A mnemonic of BIP-39 to derive the keys from instead. */
  readonly mnemonic?: string;

  /** How many accounts are derived from the mnemonic; 3 when absent. */
  readonly accountCount?: number;

  /**
   * Answers a question that {@link TestWallet.next} has not answered in advance. Absent: everything is
   * approved.
   */
  readonly approval?: ApprovalHook;

  /**
   * Keeps grants, chain and lock when the page is reloaded, such as `localStorage`. Absent: nothing is kept.
   */
  readonly storage?: WalletStorage;

  /** The site that makes the requests; the page's own origin when absent. */
  readonly origin?: string;

  /** Methods that the wallet answers with 4200, because wallets differ in what they support. */
  readonly unsupportedMethods?: readonly string[];

  /**
   * Whether it sends bundles of calls (EIP-5792): one transaction for each call, or with `'atomic'` one for all of them,
   * for which the key's account delegates to a contract (EIP-7702) that the first bundle deploys. `false` when absent.
   */
  readonly sendsBundles?: boolean | 'atomic';

  /** Methods that it has besides its own, such as those of ERC-7715, by their names. */
  readonly methods?: Readonly<Record<string, AddedMethod>>;

  /** Waits for `delayMs` answers; real time when absent. */
  readonly sleep?: (ms: number) => Promise<void>;
}

/** A method that a {@link TestWallet} has besides its own. */
export interface AddedMethod {
  /** Whether the visitor is asked first. */
  readonly isAsked?: boolean;
  readonly answer: (params: readonly unknown[]) => unknown;
}

/** The visible state of a {@link TestWallet}. */
export interface TestWalletState {
  readonly isLocked: boolean;
  readonly isGone: boolean;
  readonly chainId: number;
  readonly chains: readonly TestChain[];

  /** The accounts the site may see, the one in use first. */
  readonly sharedAccounts: readonly string[];

  /** The questions that have no answer yet, the oldest first. */
  readonly pending: readonly ApprovalRequest[];
}

/** A request as the site made it. */
export interface WalletRequest {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The keys in `options`. */
export function keysOf({ privateKeys, mnemonic, accountCount = 3 }: TestWalletOptions): TestKeys {
  if (mnemonic !== undefined) return { mnemonic, count: accountCount };
  return { privateKeys: privateKeys ?? PUBLIC_TEST_KEYS };
}
