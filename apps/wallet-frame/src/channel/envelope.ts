/** The version of the envelope. */
export const PROTOCOL = 1;

/** The most characters of a message, and of one that carries a request of a dapp. */
const SIZE_MAX = 64 * 1024;
const RPC_SIZE_MAX = 512 * 1024;
const DEPTH_MAX = 16;
const ATOM_SIZE = 8;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const INHERITED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What a host may ask the frame for. */
export const requestTypes = [
  ...['SWITCH_NETWORK', 'CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP', 'CONNECT_SOCIAL'],
  ...['GET_SOCIAL_REDIRECT_URI', 'GET_FARCASTER_URI', 'CONNECT_FARCASTER', 'GET_USER', 'SIGN_OUT'],
  ...['IS_CONNECTED', 'GET_CHAIN_ID', 'RPC_REQUEST', 'RPC_ABORT', 'UPDATE_EMAIL'],
  ...['UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP', 'SYNC_THEME', 'SYNC_DAPP_DATA'],
  ...[
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    'INIT_SMART_ACCOUNT',
    'SET_PREFERRED_ACCOUNT',
    'SHOW_KEYS',
    'SHOW_LOGINS',
    'GET_SOCIAL_PROVIDERS',
    'GET_SOCIAL_RETURN',
    'GET_NAME_TICKET',
    'RELOAD',
  ],
] as const;

/** A message of the host whose envelope is right. */
export type HostMessage =
  | { readonly kind: 'ping' }
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly type: string;
      readonly payload: Readonly<Record<string, unknown>>;
    };

/** Reads a message of the host. `undefined` unless every part of it is as it must be. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isObject(data)) return undefined;
  const { id, payload, type, v, ...more } = data;
  if (v !== PROTOCOL || typeof type !== 'string' || Object.keys(more).length > 0) return undefined;
  if (type === 'PING')
    return id === undefined && payload === undefined ? { kind: 'ping' } : undefined;
  if (!(requestTypes as readonly string[]).includes(type)) return undefined;
  if (typeof id !== 'string' || !UUID.test(id) || !isObject(payload)) return undefined;
  const sizeMax = type === 'RPC_REQUEST' ? RPC_SIZE_MAX : SIZE_MAX;
  return isPlain(payload, sizeMax) ? { kind: 'request', id, type, payload } : undefined;
}

/** Whether `value` is plain data of a bounded size and depth. */
function isPlain(value: unknown, sizeMax: number): boolean {
  let left = sizeMax;
  const visit = (each: unknown, depth: number): boolean => {
    left -= typeof each === 'string' ? each.length : ATOM_SIZE;
    if (left < 0 || depth > DEPTH_MAX) return false;
    if (typeof each === 'number') return Number.isFinite(each);
    if (['string', 'boolean', 'undefined'].includes(typeof each) || each === null) return true;
    if (Array.isArray(each)) {
      left -= each.length; // The holes of a list are none of its entries.
      return left >= 0 && each.every((entry) => visit(entry, depth + 1));
    }
    return isObject(each) && fieldsOf(each).every((field) => visit(field, depth + 1));
  };
  const fieldsOf = (each: object): readonly unknown[] =>
    Object.entries(each).map(([name, field]) => {
      left -= INHERITED.has(name) ? sizeMax : name.length;
      return field as unknown;
    });
  return visit(value, 1);
}

/** Whether `value` is a plain object, also of another window. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
