import { blake2b } from '@noble/hashes/blake2.js';
import { WidgetError } from '../../../domain/errors/widget-error';
import { expectBytes, hexOf, joinedBytes, readUnsigned } from './scale';

/** What an account holds of its chain's native currency, in base units. */
export interface AccountFunds {
  /** What is its own and not reserved, frozen or not. */
  readonly free: bigint;
  readonly reserved: bigint;

  /** How much of the two may not be spent, as it is staked or locked. */
  readonly frozen: bigint;
}

/** Where `System.Account` begins: the hashes (twox128) of the two names. */
const SYSTEM_ACCOUNT = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9';

/** Four numbers of 32 bits (nonce and three counts), then four of 128 bits (the funds). */
const COUNTS_SIZE = 16;
const BALANCE_SIZE = 16;
const ACCOUNT_SIZE = COUNTS_SIZE + 4 * BALANCE_SIZE;

/** The key of the storage entry that says what the account of `publicKey` holds. */
export function systemAccountKey(publicKey: Uint8Array): string {
  return `${SYSTEM_ACCOUNT}${blake2Concat(publicKey)}`;
}

/**
 * Reads a value of `System.Account`. An account that was never paid has no value, and holds nothing.
 *
 * @throws `RPC_RESPONSE_INVALID` for anything else.
 */
export function accountFundsIn(answer: unknown): AccountFunds {
  if (answer === null) return { free: 0n, reserved: 0n, frozen: 0n };
  const bytes = expectBytes(answer, 'the account');
  if (bytes.length !== ACCOUNT_SIZE) {
    throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the account has another size' });
  }
  const balance = (index: number): bigint =>
    readUnsigned(bytes, COUNTS_SIZE + index * BALANCE_SIZE, BALANCE_SIZE);
  return { free: balance(0), reserved: balance(1), frozen: balance(2) };
}

/** A storage key's part for `bytes`, as the hasher Blake2_128Concat writes it. */
export function blake2Concat(bytes: Uint8Array): string {
  return hexOf(joinedBytes(blake2b(bytes, { dkLen: 16 }), bytes)).slice(2);
}
