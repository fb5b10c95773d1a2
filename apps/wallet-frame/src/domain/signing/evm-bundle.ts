import { keccak_256 } from '@noble/hashes/sha3.js';
import { hexOf } from '../bytes/hex-of';
import { joined } from '../../../../../domain/bytes/joined';
import { bytesOf, quantityOf, recordOf, unreadable } from '../bytes/untrusted';
import { type AccountCall, accountCallIn, addressOf, executeBatch } from './account-code';
import { type Authorization, parseAuthorization } from './authorization';
import { signDigest } from './evm-digest';
import { rlp, type Rlp } from './rlp';
import { signedAuthorization } from './sign-authorization';

/** A transaction of the smart account to itself, which makes all of the calls or none. */
export interface EvmBundle {
  readonly from: Uint8Array;
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
  readonly calls: readonly AccountCall[];

  /** Where the account has no code yet. */
  readonly authorization?: Authorization;
}

const NAMES = [
  'from',
  'chainId',
  'nonce',
  'gas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'calls',
  'authorization',
];
const MAX_CALLS = 16;
const WITH_FEES = 2;
const WITH_CODE = 4;

/**
 * Reads a bundle.
 *
 * @throws {@link KeyError} `unreadable`, or `refused` where it calls the account itself or authorises what it should not.
 */
export function parseEvmBundle(value: unknown): EvmBundle {
  const record = recordOf(value, NAMES);
  const { authorization, calls } = record;
  const from = addressOf(record['from']);
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > MAX_CALLS) {
    throw unreadable('calls');
  }
  const chainId = quantityOf(record['chainId']);
  const nonce = quantityOf(record['nonce']);
  return {
    from,
    chainId,
    nonce,
    gas: quantityOf(record['gas']),
    maxFeePerGas: quantityOf(record['maxFeePerGas']),
    maxPriorityFeePerGas: quantityOf(record['maxPriorityFeePerGas']),
    calls: calls.map((call) => accountCallIn(call, hexOf(from))),
    ...(authorization !== undefined && {
      // The transaction itself takes one number of the account, and the authorisation the next.
      authorization: parseAuthorization(authorization, { chainId, nonce: nonce + 1n }),
    }),
  };
}

/** Signs it as nodes take it, in hex: of EIP-7702 where the account gets its code by it, else of EIP-1559. */
export function signEvmBundle(bundle: EvmBundle, key: Uint8Array): string {
  const { authorization, calls, chainId, from, gas, maxFeePerGas, nonce } = bundle;
  const fields: readonly Rlp[] = [
    chainId,
    nonce,
    bundle.maxPriorityFeePerGas,
    maxFeePerGas,
    gas,
    from,
    0n,
    bytesOf(executeBatch(calls)),
    [],
    ...(authorization ? [[signedAuthorization(authorization, key)]] : []),
  ];
  const head = Uint8Array.of(authorization ? WITH_CODE : WITH_FEES);
  const { parity, r, s } = signDigest(keccak_256(joined(head, rlp(fields))), key);
  return hexOf(joined(head, rlp([...fields, BigInt(parity), r, s])));
}
