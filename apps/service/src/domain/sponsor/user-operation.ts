import { keccak_256 } from '@noble/hashes/sha3.js';
import { fieldOf, textOf } from '../../../../../domain/outside/untrusted-record';
import { sizedBytes, wordOf } from '../abi-words';
import { ACCOUNT_CODE, FACTORY, UPGRADES } from './account-abstraction';
import { NotSponsored } from './not-sponsored';

/** A user operation of ERC-4337 without a signature, read completely. Addresses are in lower case. */
export interface SponsoredOperation {
  readonly sender: string;
  readonly nonce: bigint;
  readonly callData: Uint8Array;
  readonly gas: OperationGas;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;

  /** What the operation makes of the account first. */
  readonly origin: 'exists' | 'deploys' | 'upgrades';

  /** With the factory's address, as the EntryPoint takes it. */
  readonly initCode: Uint8Array;
}

/** The limits of gas that an operation names, each paid for by the sponsor. */
export interface OperationGas {
  readonly call: bigint;
  readonly verification: bigint;
  readonly preVerification: bigint;
  readonly paymasterVerification: bigint;
  readonly paymasterPostOp: bigint;
}

const MAX_DATA = 8_192;
const WORD = 32;
const CREATE_ACCOUNT = '5fbfb9cf';

/**
 * Reads an operation as JSON-RPC has it (ERC-7769). Its signature and its paymaster are not read: neither is signed.
 *
 * @param chainId That of the network on which the authorisation of a code has to count.
 * @throws {@link NotSponsored} `operation` or `account`.
 */
export function readOperation(value: unknown, chainId: bigint): SponsoredOperation {
  const sender = addressIn(value, 'sender');
  return {
    sender,
    nonce: quantityIn(value, 'nonce', 256),
    callData: bytesIn(value, 'callData'),
    gas: {
      call: quantityIn(value, 'callGasLimit', 128),
      verification: quantityIn(value, 'verificationGasLimit', 128),
      preVerification: quantityIn(value, 'preVerificationGas', 128),
      paymasterVerification: quantityIn(value, 'paymasterVerificationGasLimit', 128, 0n),
      paymasterPostOp: quantityIn(value, 'paymasterPostOpGasLimit', 128, 0n),
    },
    maxFeePerGas: quantityIn(value, 'maxFeePerGas', 128),
    maxPriorityFeePerGas: quantityIn(value, 'maxPriorityFeePerGas', 128),
    ...originIn(value, chainId),
  };
}

/** The most that the sponsor pays for the operation, in wei. */
export function mostCost({ gas, maxFeePerGas }: SponsoredOperation): bigint {
  const { call, paymasterPostOp, paymasterVerification, preVerification, verification } = gas;
  const all = call + verification + preVerification + paymasterVerification + paymasterPostOp;
  return all * maxFeePerGas;
}

/** Two numbers of 16 bytes in one word. */
export function packed(high: bigint, low: bigint): Uint8Array {
  return wordOf((high << 128n) | low);
}

/** The operation as the EntryPoint's ABI has it, with a signature of its usual length. */
export function encodedOperation(
  { callData, gas, initCode, nonce, sender, ...fees }: SponsoredOperation,
  paymasterAndData: Uint8Array,
): Uint8Array {
  const tails = [initCode, callData, paymasterAndData, new Uint8Array(65).fill(0xff)].map(
    sizedBytes,
  );
  let at = 9 * WORD;
  const [init, call, paymaster, signature] = tails.map((tail) => {
    const start = at;
    at += tail.length;
    return wordOf(start);
  }) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  return Buffer.concat([
    wordOf(BigInt(sender)),
    wordOf(nonce),
    init,
    call,
    packed(gas.verification, gas.call),
    wordOf(gas.preVerification),
    packed(fees.maxPriorityFeePerGas, fees.maxFeePerGas),
    paymaster,
    signature,
    ...tails,
  ]);
}

/** @throws {@link NotSponsored} `account` for another factory, code or chain. */
function originIn(
  value: unknown,
  chainId: bigint,
): Pick<SponsoredOperation, 'initCode' | 'origin'> {
  if (isAbsent(value, 'factory')) {
    if (!isAbsent(value, 'eip7702Auth')) throw new NotSponsored('account');
    return { origin: 'exists', initCode: new Uint8Array() };
  }
  const factory = textOf(value, 'factory')?.toLowerCase();
  const data = isAbsent(value, 'factoryData') ? new Uint8Array() : bytesIn(value, 'factoryData');
  if (factory !== undefined && UPGRADES.test(factory)) {
    const authorization = fieldOf(value, 'eip7702Auth');
    const isOwn =
      addressIn(authorization, 'address') === ACCOUNT_CODE &&
      quantityIn(authorization, 'chainId', 64) === chainId;
    if (!isOwn || data.length > 0) throw new NotSponsored('account');
    return { origin: 'upgrades', initCode: hexBytes(factory) };
  }
  if (factory !== FACTORY || !isCreation(data)) throw new NotSponsored('account');
  return { origin: 'deploys', initCode: Buffer.concat([hexBytes(FACTORY), data]) };
}

/** Whether these are the bytes of `createAccount(owner, 0)`, and nothing besides. */
function isCreation(data: Uint8Array): boolean {
  return new RegExp(`^${CREATE_ACCOUNT}0{24}[0-9a-f]{40}0{64}$`).test(hexOf(data).slice(2));
}

function isAbsent(value: unknown, name: string): boolean {
  const field = fieldOf(value, name);
  return field === undefined || field === null;
}

function addressIn(value: unknown, name: string): string {
  const address = textOf(value, name)?.toLowerCase() ?? '';
  if (!/^0x[0-9a-f]{40}$/.test(address)) throw new NotSponsored('operation');
  return address;
}

function bytesIn(value: unknown, name: string): Uint8Array {
  const digits = textOf(value, name) ?? '';
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(digits) || digits.length > 2 + 2 * MAX_DATA) {
    throw new NotSponsored('operation');
  }
  return hexBytes(digits);
}

function quantityIn(value: unknown, name: string, bits: number, absent?: bigint): bigint {
  if (absent !== undefined && isAbsent(value, name)) return absent;
  const digits = textOf(value, name) ?? '';
  if (!/^0x[0-9a-f]{1,64}$/i.test(digits)) throw new NotSponsored('operation');
  const number = BigInt(digits);
  if (number >= 1n << BigInt(bits)) throw new NotSponsored('operation');
  return number;
}

export function hexBytes(digits: string): Uint8Array {
  return Buffer.from(digits.replace(/^0x/, ''), 'hex');
}

export function hexOf(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`;
}

export function hashOf(...parts: readonly Uint8Array[]): Uint8Array {
  return keccak_256(Buffer.concat(parts));
}
