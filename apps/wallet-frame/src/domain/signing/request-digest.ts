import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { unreadable } from '../bytes/untrusted';

/**
 * What a request is known by: the same for the same JSON, however its names are ordered. The page computes it of what
 * it shows, and the worker of what it signs.
 */
export function digestOf(request: unknown): string {
  return bytesToHex(sha256(new TextEncoder().encode(canonical(request))));
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'bigint') throw unreadable('bigint'); // JSON has none, so no site sends one.
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
