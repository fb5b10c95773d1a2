import { fieldOf, isUntrustedRecord, textOf } from '../../domain/outside/untrusted-record';

/** The version of the envelope. */
export const PROTOCOL = 1;

/** The most characters of a message, and of one that carries a request of a dapp or its answer. */
const SIZE_MAX = 64 * 1024;
const RPC_SIZE_MAX = 512 * 1024;
const DEPTH_MAX = 16;

/** What a number, a truth value or `null` counts for. */
const ATOM_SIZE = 8;

const eventTypes = ['READY', 'SESSION_UPDATE', 'SHOW', 'HIDE', 'PONG'] as const;

/** What the frame says by itself. */
export type FrameEventType = (typeof eventTypes)[number];

/** A message of the frame whose envelope is right. Its payload is plain data, of which nothing else is known. */
export type FrameMessage =
  | { readonly kind: 'event'; readonly type: FrameEventType; readonly payload: unknown }
  | {
      readonly kind: 'reply';
      readonly id: string;
      readonly request: string;
      readonly isSuccess: boolean;
      readonly payload: unknown;
    };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const replyType = /^([A-Z_]{1,64})_(SUCCESS|ERROR)$/;
const names: ReadonlySet<string> = new Set(['v', 'id', 'type', 'payload']);
const inherited: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a message of the frame. `undefined` unless every part of its envelope is as it must be. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isUntrustedRecord(data) || Object.keys(data).some((name) => !names.has(name))) {
    return undefined;
  }
  const type = textOf(data, 'type');
  if (fieldOf(data, 'v') !== PROTOCOL || type === undefined) return undefined;
  if (!isPlain(data, type.startsWith('RPC_REQUEST') ? RPC_SIZE_MAX : SIZE_MAX)) return undefined;
  const payload = fieldOf(data, 'payload');
  if (fieldOf(data, 'id') === undefined) {
    const event = eventTypes.find((one) => one === type);
    return event && { kind: 'event', type: event, payload };
  }
  const id = textOf(data, 'id') ?? '';
  const [, request, outcome] = replyType.exec(type) ?? [];
  if (!uuid.test(id) || request === undefined) return undefined;
  return { kind: 'reply', id, request, isSuccess: outcome === 'SUCCESS', payload };
}

/** Whether a request to the frame is plain data and not too large. */
export function isSendable(type: string, payload: unknown): boolean {
  return isPlain(payload, type === 'RPC_REQUEST' ? RPC_SIZE_MAX : SIZE_MAX);
}

/**
 * Whether `value` is texts, finite numbers, truth values, `null`, lists and plain objects, at most 16 levels deep and
 * of at most `sizeMax` characters together.
 */
function isPlain(value: unknown, sizeMax: number): boolean {
  let left = sizeMax;
  const fits = (size: number): boolean => {
    left -= size;
    return left >= 0;
  };
  const visit = (each: unknown, depth: number): boolean => {
    if (typeof each === 'string') return fits(each.length);
    if (each === undefined || each === null || typeof each === 'boolean') return fits(ATOM_SIZE);
    if (typeof each === 'number') return Number.isFinite(each) && fits(ATOM_SIZE);
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
