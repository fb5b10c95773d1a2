import { invalid } from '../unread';

export const hex = (value: bigint): string => `0x${value.toString(16)}`;

/** A number of JSON-RPC. @throws HostRefusal */
export function numberIn(value: unknown, name: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)) {
    return BigInt(value);
  }
  throw invalid(name);
}
