import { keccak_256 } from '@noble/hashes/sha3.js';
import { KeyError } from '../bytes/key-error';
import { hexOf } from '../bytes/hex-of';
import { signDigest } from './evm-digest';
import { joined } from '../../../../../domain/bytes/joined';
import { rlp, type Rlp } from './rlp';
import { bytesOf, type Json, quantityOf, recordOf, unreadable } from '../bytes/untrusted';

/** How the visitor pays for a transaction: by EIP-1559, or by one price where the network has no base fee. */
type Fees =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/** A transaction that is complete: nothing of it is chosen after it was shown. */
export interface EvmTransaction {
  readonly from: Uint8Array;

  /** Absent where the transaction deploys a contract. */
  readonly to: Uint8Array;
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly gas: bigint;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly fees: Fees;
  readonly accessList: readonly (readonly [Uint8Array, readonly Uint8Array[]])[];
}

// An authorization list (EIP-7702) or blobs are not among them, so they are refused.
const NAMES = [
  'from',
  'to',
  'chainId',
  'nonce',
  'gas',
  'value',
  'data',
  'type',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'accessList',
];
const ADDRESS_BYTES = 20;
const SLOT_BYTES = 32;

/**
 * Reads a complete transaction with the names of JSON-RPC.
 *
 * @throws {@link KeyError} `unreadable`, or `refused` where it names two kinds of fees or another type.
 */
export function parseEvmTransaction(value: unknown): EvmTransaction {
  const record = recordOf(value, NAMES);
  const transaction = {
    from: sized(record['from'], ADDRESS_BYTES),
    to: record['to'] === undefined ? new Uint8Array() : sized(record['to'], ADDRESS_BYTES),
    chainId: quantityOf(record['chainId']),
    nonce: quantityOf(record['nonce']),
    gas: quantityOf(record['gas']),
    value: quantityOf(record['value'] ?? '0x0'),
    data: bytesOf(record['data'] ?? '0x'),
    fees: feesIn(record),
    accessList: accessListIn(record['accessList']),
  };
  const { type } = record;
  if (type !== undefined && quantityOf(type) !== BigInt(typeOf(transaction))) {
    throw new KeyError('refused', 'type');
  }
  return transaction;
}

/** Signs a transaction for its network (EIP-155, 2930, 1559), and returns it as nodes take it, in hex. */
export function signEvmTransaction(transaction: EvmTransaction, key: Uint8Array): string {
  const { accessList, chainId, data, fees, gas, nonce, to, value } = transaction;
  const call: readonly Rlp[] = [gas, to, value, data];
  const type = typeOf(transaction);
  if (type === 0 && 'gasPrice' in fees) {
    const fields = [nonce, fees.gasPrice, ...call];
    const { r, s, parity } = signDigest(keccak_256(rlp([...fields, chainId, 0n, 0n])), key);
    return hexOf(rlp([...fields, chainId * 2n + 35n + BigInt(parity), r, s]));
  }
  const price =
    'gasPrice' in fees ? [fees.gasPrice] : [fees.maxPriorityFeePerGas, fees.maxFeePerGas];
  const fields = [chainId, nonce, ...price, ...call, accessList];
  const head = Uint8Array.of(type);
  const { r, s, parity } = signDigest(keccak_256(joined(head, rlp(fields))), key);
  return hexOf(joined(head, rlp([...fields, BigInt(parity), r, s])));
}

function typeOf({ accessList, fees }: Pick<EvmTransaction, 'accessList' | 'fees'>): 0 | 1 | 2 {
  if (!('gasPrice' in fees)) return 2;
  return accessList.length > 0 ? 1 : 0;
}

function feesIn({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Json): Fees {
  if (gasPrice === undefined) {
    return {
      maxFeePerGas: quantityOf(maxFeePerGas),
      maxPriorityFeePerGas: quantityOf(maxPriorityFeePerGas),
    };
  }
  if (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined) {
    throw new KeyError('refused', 'fees');
  }
  return { gasPrice: quantityOf(gasPrice) };
}

function accessListIn(value: unknown): EvmTransaction['accessList'] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw unreadable('accessList');
  return value.map((entry: unknown) => {
    const { address, storageKeys } = recordOf(entry, ['address', 'storageKeys']);
    if (!Array.isArray(storageKeys)) throw unreadable('storageKeys');
    const slots = storageKeys.map((slot: unknown) => sized(slot, SLOT_BYTES));
    return [sized(address, ADDRESS_BYTES), slots] as const;
  });
}

function sized(value: unknown, length: number): Uint8Array {
  const bytes = bytesOf(value);
  if (bytes.length !== length) throw unreadable();
  return bytes;
}
