import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';

/** A `0x` text of hexadecimal digits, as wallets and nodes write bytes and numbers. */
export type Hex = `0x${string}`;

/** The parameters of a request as a list; absent parameters are an empty one. */
export function paramList(params: unknown): readonly unknown[] {
  if (params === undefined) return [];
  if (Array.isArray(params)) return params;
  throw invalidParams('expected a list');
}

/** The object at `index`. */
export function objectParam(
  params: readonly unknown[],
  index: number,
): Readonly<Record<string, unknown>> {
  const value = params[index];
  if (!isObject(value)) throw invalidParams(`expected an object at ${index}`);
  return value;
}

/** The text at `index`. */
export function textParam(params: readonly unknown[], index: number): string {
  const value = params[index];
  if (typeof value !== 'string') throw invalidParams(`expected a text at ${index}`);
  return value;
}

/** The number in hexadecimal digits, or `undefined` for anything else. */
export function optionalQuantity(value: unknown, name: string): bigint | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && /^0x[\da-f]+$/i.test(value)) return BigInt(value);
  throw invalidParams(`expected hexadecimal digits for ${name}`);
}

/** The chain id in `value`, in EIP-695's form: hexadecimal digits. */
export function chainIdOf(value: unknown): number {
  const chainId = Number(optionalQuantity(value, 'chainId'));
  if (Number.isSafeInteger(chainId) && chainId > 0) return chainId;
  throw invalidParams('expected a chain id');
}

/** `value` as hexadecimal digits. */
export function toHex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`;
}

/** Whether `value` is bytes in hexadecimal digits. */
export function isHexBytes(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value);
}

/** Whether `value` is an object and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The error -32602, with the expected value. */
export function invalidParams(expectation: string): ProviderRpcError {
  return new ProviderRpcError(rpcCodes.invalidParams, `Invalid params: ${expectation}`);
}
