import { hexOf } from '../bytes/hex-of';
import { KeyError } from '../bytes/key-error';
import { bytesOf, type Json, quantityOf, recordOf, textIn, unreadable } from '../bytes/untrusted';
import { ACCOUNT_CODE, accountCallIn, executeBatch } from './account-code';
import { type Authorization, parseAuthorization } from './authorization';
import { ENTRY_POINT, FACTORY } from './entry-point';
import { parseTypedData, type TypedData, typedDataDigest } from './typed-data';

/** What a user operation (ERC-4337) is before it is signed, in the hex of JSON-RPC. */
export interface UserOperation {
  readonly chainId: string;
  readonly entryPoint: string;
  readonly sender: string;
  readonly nonce: string;

  /** What the account does: all of it, or none. */
  readonly calls: readonly { readonly to: string; readonly value: string; readonly data: string }[];
  readonly callGasLimit: string;
  readonly verificationGasLimit: string;
  readonly preVerificationGas: string;
  readonly maxFeePerGas: string;
  readonly maxPriorityFeePerGas: string;

  /** Where the operation gives the account its code (EIP-7702). */
  readonly authorization?: AskedAuthorization;

  /** Where the operation deploys the account. */
  readonly factory?: string;
  readonly factoryData?: string;

  /** Who pays, where it is not the account. */
  readonly paymaster?: string;
  readonly paymasterData?: string;
  readonly paymasterVerificationGasLimit?: string;
  readonly paymasterPostOpGasLimit?: string;
}

/** An authorisation before it is signed, in hex. */
export interface AskedAuthorization {
  readonly address: string;
  readonly chainId: string;
  readonly nonce: string;
}

const paymasterNames = [
  'paymaster',
  'paymasterData',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
];
const NAMES = [
  'chainId',
  'entryPoint',
  'sender',
  'nonce',
  'calls',
  'authorization',
  'factory',
  'factoryData',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  ...paymasterNames,
];
const TYPE = 'PackedUserOperation';
const fields = [
  { name: 'sender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'initCode', type: 'bytes' },
  { name: 'callData', type: 'bytes' },
  { name: 'accountGasLimits', type: 'bytes32' },
  { name: 'preVerificationGas', type: 'uint256' },
  { name: 'gasFees', type: 'bytes32' },
  { name: 'paymasterAndData', type: 'bytes' },
] as const;

/** Stands in the place of a factory where the operation gives the account its code. */
const UPGRADES = '0x7702';
const MAX_CALLS = 16;

/** An operation as the EntryPoint takes it, in hex. */
export type PackedOperation = Readonly<Record<(typeof fields)[number]['name'], string>>;

/** An operation that was read completely. */
export interface ReadOperation {
  readonly packed: PackedOperation;
  readonly typedData: TypedData;
  readonly authorization?: Authorization;

  /** What deploys the account, where the operation does. */
  readonly factoryData?: string;
}

/**
 * Reads an operation that is complete: nothing of it is chosen after it was shown.
 *
 * @throws {@link KeyError} `unreadable`, or `refused` for another entry point, factory or code, and for a call of the
 *   account itself.
 */
export function parseUserOperation(value: unknown): ReadOperation {
  const record = recordOf(value, NAMES);
  const { authorization, entryPoint, factory, factoryData, paymaster } = record;
  if (entryPoint !== ENTRY_POINT) throw new KeyError('refused', 'entryPoint');
  if (factory !== undefined && (factory !== FACTORY || authorization !== undefined)) {
    throw new KeyError('refused', 'factory');
  }
  if ((factory === undefined) !== (factoryData === undefined)) throw unreadable('factory');
  if (paymaster === undefined && paymasterNames.some((name) => record[name] !== undefined)) {
    throw unreadable('paymaster');
  }
  const chainId = quantityOf(record['chainId']);
  const packed = packedOperation(record);
  const domain = {
    name: 'ERC4337',
    version: '1',
    verifyingContract: ENTRY_POINT,
    chainId: quantity(record, 'chainId'),
  };
  // The entry point hashes the address of the code, and not the mark that stands for it.
  const message = authorization === undefined ? packed : { ...packed, initCode: ACCOUNT_CODE };
  const typedData = parseTypedData({
    types: { [TYPE]: fields },
    primaryType: TYPE,
    domain,
    message,
  });
  typedDataDigest(typedData); // Reads every value of it.
  return {
    packed,
    typedData,
    ...(factoryData !== undefined && { factoryData: textIn(record, 'factoryData') }),
    ...(authorization !== undefined && {
      authorization: authorizationIn(authorization, chainId),
    }),
  };
}

/** What the entry point calls the operation. */
export function userOperationHash(operation: UserOperation): string {
  return hexOf(typedDataDigest(parseUserOperation(operation).typedData));
}

/** @throws {@link KeyError} `refused` for another code or chain. */
function authorizationIn(value: unknown, chainId: bigint): Authorization {
  // The bundler sends the transaction, so the account's number stays what it is.
  const nonce = quantityOf(recordOf(value)['nonce']);
  return parseAuthorization(value, { chainId, nonce });
}

/** Packs an operation, whose calls become the call of the account. @throws {@link KeyError} */
export function packedOperation(operation: object): PackedOperation {
  const record = operation as Json;
  const { authorization, calls, factory, paymaster } = record;
  const sender = textIn(record, 'sender').toLowerCase();
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > MAX_CALLS) {
    throw unreadable('calls');
  }
  const created =
    typeof factory === 'string' ? joined(factory, hexOf(bytesOf(record['factoryData']))) : '0x';
  return {
    sender,
    nonce: quantity(record, 'nonce'),
    initCode: authorization === undefined ? created : UPGRADES,
    callData: executeBatch(calls.map((call: unknown) => accountCallIn(call, sender))),
    accountGasLimits: packed(record, 'verificationGasLimit', 'callGasLimit'),
    preVerificationGas: quantity(record, 'preVerificationGas'),
    gasFees: packed(record, 'maxPriorityFeePerGas', 'maxFeePerGas'),
    paymasterAndData: paymaster === undefined ? '0x' : paymasterAndData(record),
  };
}

function paymasterAndData(record: Json): string {
  const address = bytesOf(record['paymaster']);
  if (address.length !== 20) throw unreadable('paymaster');
  const limits = packed(record, 'paymasterVerificationGasLimit', 'paymasterPostOpGasLimit');
  return joined(joined(hexOf(address), limits), hexOf(bytesOf(record['paymasterData'])));
}

/** Two numbers of 16 bytes in one word. */
function packed(record: Json, high: string, low: string): string {
  const uint128 = (name: string): string => {
    const digits = quantityOf(record[name]).toString(16);
    if (digits.length > 32) throw unreadable(name);
    return digits.padStart(32, '0');
  };
  return `0x${uint128(high)}${uint128(low)}`;
}

function quantity(record: Json, name: string): string {
  return `0x${quantityOf(record[name]).toString(16)}`;
}

function joined(one: string, other: string): string {
  return `${one}${other.slice(2)}`;
}
