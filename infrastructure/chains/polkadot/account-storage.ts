import { blake2b } from '@noble/hashes/blake2.js';
import { WidgetError } from '../../../domain/errors/widget-error';
import { joined } from '../../../domain/bytes/joined';
import { expectBytes, hexOf, readUnsigned } from './scale';

/** An account's balances of its chain's native currency, in base units. */
export interface AccountFunds {
  /** The balance that is not reserved. It includes what is frozen. */
  readonly free: bigint;
  readonly reserved: bigint;

  /** How much of both is frozen, because it is staked or locked. */
  readonly frozen: bigint;
}

/** The prefix of `System.Account`: the hashes (twox128) of the two names. */
const SYSTEM_ACCOUNT = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9';

/** Four numbers of 32 bits (nonce and three counts), then four of 128 bits (the funds). */
const NONCE_SIZE = 4;
const COUNTS_SIZE = 16;
const BALANCE_SIZE = 16;
const ACCOUNT_SIZE = COUNTS_SIZE + 4 * BALANCE_SIZE;

/** The key of the storage entry with the balances of the account of `publicKey`. */
export function systemAccountKey(publicKey: Uint8Array): string {
  return `${SYSTEM_ACCOUNT}${blake2Concat(publicKey)}`;
}

/**
 * Reads a value of `System.Account`. An account that was never paid has no value and a balance of zero.
 *
 * @throws `RPC_RESPONSE_INVALID` for anything else.
 */
export function accountFundsIn(answer: unknown): AccountFunds {
  const bytes = accountIn(answer);
  const balance = (index: number): bigint =>
    readUnsigned(bytes, COUNTS_SIZE + index * BALANCE_SIZE, BALANCE_SIZE);
  return { free: balance(0), reserved: balance(1), frozen: balance(2) };
}

/** The number that the account's next transaction has, from the same value. */
export function accountNonceIn(answer: unknown): bigint {
  return readUnsigned(accountIn(answer), 0, NONCE_SIZE);
}

function accountIn(answer: unknown): Uint8Array {
  if (answer === null) return new Uint8Array(ACCOUNT_SIZE);
  const bytes = expectBytes(answer, 'the account');
  if (bytes.length === ACCOUNT_SIZE) return bytes;
  throw new WidgetError('RPC_RESPONSE_INVALID', { reason: 'the account has another size' });
}

/** The part of a storage key for `bytes`, as the hasher Blake2_128Concat writes it. */
export function blake2Concat(bytes: Uint8Array): string {
  return hexOf(joined(blake2b(bytes, { dkLen: 16 }), bytes)).slice(2);
}
