import {
  FRAME_PROTOCOL,
  isFramePayload,
  isFrameRequestId,
} from '../../../../../domain/frame-protocol/frame-envelope';
import type { FrameRequestType } from '../../../../../domain/frame-protocol/frame-requests';
import { framePlaces, type FrameSetting } from '../../../../../domain/frame-protocol/frame-shown';

/** What a host may ask the frame for. A request of the protocol that is not here does not compile. */
const isAnswered: Readonly<Record<FrameRequestType, true>> = {
  SWITCH_NETWORK: true,
  CONNECT_EMAIL: true,
  CONNECT_DEVICE: true,
  CONNECT_OTP: true,
  CONNECT_SOCIAL: true,
  GET_SOCIAL_REDIRECT_URI: true,
  GET_FARCASTER_URI: true,
  CONNECT_FARCASTER: true,
  GET_USER: true,
  SIGN_OUT: true,
  IS_CONNECTED: true,
  GET_CHAIN_ID: true,
  RPC_REQUEST: true,
  RPC_ABORT: true,
  UPDATE_EMAIL: true,
  UPDATE_EMAIL_PRIMARY_OTP: true,
  UPDATE_EMAIL_SECONDARY_OTP: true,
  SYNC_THEME: true,
  SYNC_DAPP_DATA: true,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: true,
  INIT_SMART_ACCOUNT: true,
  SET_PREFERRED_ACCOUNT: true,
  SHOW_KEYS: true,
  SHOW_LOGINS: true,
  GET_SOCIAL_PROVIDERS: true,
  GET_SOCIAL_RETURN: true,
  GET_NAME_TICKET: true,
  RELOAD: true,
};

/** The requests that a host may make. */
export const requestTypes = Object.keys(isAnswered) as readonly FrameRequestType[];

/** A message of the host whose envelope is right. */
export type HostMessage =
  | { readonly kind: 'ping' }
  | { readonly kind: 'place'; readonly at: FrameSetting }
  | {
      readonly kind: 'request';
      readonly id: string;
      readonly type: FrameRequestType;
      readonly payload: Readonly<Record<string, unknown>>;
    };

/** Reads a message of the host. `undefined` unless every part of it is as it must be. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isObject(data)) return undefined;
  const { id, payload, type, v, ...more } = data;
  if (v !== FRAME_PROTOCOL || typeof type !== 'string' || Object.keys(more).length > 0)
    return undefined;
  if (type === 'PING')
    return id === undefined && payload === undefined ? { kind: 'ping' } : undefined;
  if (type === 'PLACE') {
    const at = id === undefined && isObject(payload) ? placeIn(payload) : undefined;
    return at && { kind: 'place', at };
  }
  if (!isRequestType(type) || !isFrameRequestId(id) || !isObject(payload)) return undefined;
  return isFramePayload(type, payload) ? { kind: 'request', id, type, payload } : undefined;
}

function placeIn({ at }: Readonly<Record<string, unknown>>): FrameSetting | undefined {
  return framePlaces.find((one) => one === at);
}

function isRequestType(type: string): type is FrameRequestType {
  return (requestTypes as readonly string[]).includes(type);
}

/** Whether `value` is a plain object, also of another window. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
