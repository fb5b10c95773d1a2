import { fieldOf, listOf, numberOf, parseEach, textOf } from '../outside/untrusted-record';
import type { TransactionOutcome } from './transaction-outcome';

/** How a bundle of calls ended. */
export interface BundleEnd {
  /** How the bundle ended. */
  readonly outcome: TransactionOutcome;

  /** The last transaction of the bundle, where the wallet has named one. */
  readonly hash?: string;
}

/** A wallet's report about a bundle (EIP-5792). */
export interface BundleStatus {
  readonly state: 'pending' | 'done' | 'unsent' | 'reverted' | 'partly';

  /** Its transactions, as far as the wallet names them. */
  readonly hashes: readonly string[];
}

/** The codes of EIP-5792's status, in hundreds. A code of no known hundred counts as pending. */
const states: Readonly<Record<number, BundleStatus['state']>> = {
  2: 'done',
  4: 'unsent',
  5: 'reverted',
  6: 'partly',
};

const RECEIPTS_MAX = 100;
const hashPattern = /^0x[0-9a-f]{64}$/i;

/** EIP-5792: at most 4,096 bytes as hexadecimal digits. */
const idPattern = /^[\x21-\x7e]{1,8194}$/;

/** Whether `id` may be that of a bundle. */
export function isBundleId(id: string): boolean {
  return idPattern.test(id);
}

/** Whether `text` is the hash of an EVM transaction: some wallets name a bundle by it. */
export function isEvmHash(text: string): boolean {
  return hashPattern.test(text);
}

/** The id in a wallet's answer to `wallet_sendCalls`: a field, or in older wallets the answer itself. */
export function bundleIdIn(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer : textOf(answer, 'id');
  return id !== undefined && isBundleId(id) ? id : undefined;
}

/**
 * Whether a wallet's answer to `wallet_getCapabilities` says that it sends calls all or none on the chain: it can, or it
 * can once the visitor has agreed to it in the wallet (`ready`). `0x0` stands for every chain.
 */
export function isAtomicOn(answer: unknown, chainReference: string): boolean {
  const chain = `0x${BigInt(chainReference).toString(16)}`;
  const upper = `0x${chain.slice(2).toUpperCase()}`;
  const ofChain = fieldOf(answer, chain) ?? fieldOf(answer, upper) ?? fieldOf(answer, '0x0');
  const status = textOf(fieldOf(ofChain, 'atomic'), 'status');
  return status === 'supported' || status === 'ready';
}

/** The report about the bundle `id` in a wallet's answer to `wallet_getCallsStatus`; `undefined` where it is none. */
export function parseBundleStatus(
  answer: unknown,
  id: string,
  chainReference: string,
): BundleStatus | undefined {
  const code = numberOf(answer, 'status');
  const of = textOf(answer, 'id') ?? id;
  const chain = Number(fieldOf(answer, 'chainId') ?? chainReference);
  // Older wallets name neither, or the chain in words of their own.
  const isChain = Number.isNaN(chain) || chain === Number(chainReference);
  const isOther = of.toLowerCase() !== id.toLowerCase() || !isChain;
  if (code === undefined || isOther) return undefined;
  return { state: states[Math.floor(code / 100)] ?? 'pending', hashes: bundleHashesIn(answer) };
}

/** The transactions that a wallet's answer to `wallet_getCallsStatus` names, each once. */
export function bundleHashesIn(answer: unknown): readonly string[] {
  const receipts = (listOf(answer, 'receipts') ?? []).slice(0, RECEIPTS_MAX);
  const hashes = parseEach(receipts, (receipt) => {
    const hash = textOf(receipt, 'transactionHash') ?? '';
    return isEvmHash(hash) ? hash.toLowerCase() : undefined;
  });
  return [...new Set(hashes)];
}

/** The outcome of a bundle by those of its transactions, of which there is at least one. */
export function outcomeOfAll(outcomes: readonly TransactionOutcome[]): TransactionOutcome {
  const other = outcomes.find((outcome) => outcome !== 'succeeded');
  if (other === undefined) return 'succeeded';
  return outcomes.includes('succeeded') ? 'partly' : other;
}
