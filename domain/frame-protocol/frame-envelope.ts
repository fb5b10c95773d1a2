/** The version of the envelope of every message between the site and the embedded wallet's frame. */
export const FRAME_PROTOCOL = 1;

/** The most characters of a message, and of one that carries a request of a dapp or its answer. */
const SIZE_MAX = 64 * 1024;
const RPC_SIZE_MAX = 512 * 1024;
const DEPTH_MAX = 16;

/** What a value that is no text counts for, beside what is in it. */
const VALUE_SIZE = 8;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const inherited: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether `value` is the id of a request: a random UUID. */
export function isFrameRequestId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * Whether `payload`, of a request of `type` or of its answer, is plain data and not too large: texts, finite numbers,
 * truth values, `null`, lists and plain objects, at most 16 levels deep. Site and frame judge by this one rule, so that
 * neither sends what the other one drops.
 */
export function isFramePayload(type: string, payload: unknown): boolean {
  return isPlain(payload, type === 'RPC_REQUEST' ? RPC_SIZE_MAX : SIZE_MAX);
}

function isPlain(value: unknown, sizeMax: number): boolean {
  let left = sizeMax;
  const fits = (size: number): boolean => {
    left -= size;
    return left >= 0;
  };
  const visit = (each: unknown, depth: number): boolean => {
    if (typeof each === 'string') return fits(each.length);
    if (!fits(VALUE_SIZE)) return false;
    if (each === undefined || each === null || typeof each === 'boolean') return true;
    if (typeof each === 'number') return Number.isFinite(each);
    if (typeof each !== 'object' || depth > DEPTH_MAX) return false;
    if (Array.isArray(each)) {
      // Not `every`, which leaves out the holes of a list of a billion.
      if (!fits(each.length)) return false;
      return each.every((entry) => visit(entry, depth + 1));
    }
    // Dates, maps, buffers and the like have other tags, from whichever window they come.
    if (Object.prototype.toString.call(each) !== '[object Object]') return false;
    return Object.entries(each).every(
      ([name, field]) => !inherited.has(name) && fits(name.length) && visit(field, depth + 1),
    );
  };
  return visit(value, 1);
}
