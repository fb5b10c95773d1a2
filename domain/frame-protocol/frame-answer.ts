import { isEmailLoginStep, isEmailUpdateStep } from './email-steps';
import { type FrameAccountType, parseFrameUser } from './frame-user';
import {
  booleanOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
  parseEach,
  textOf,
} from '../outside/untrusted-record';
import { isSafeOrLocal } from '../text/safe-or-local';
import { isSocialName, type OfferedSocial } from '../login/social-provider';
import type { FrameAnswer, FrameRequestType, NoPayload } from './frame-requests';

/** Reads the answer to a request of each type. `undefined` where it is not of its type's shape. */
const readers: {
  readonly [Type in FrameRequestType]: (payload: unknown) => FrameAnswer<Type> | undefined;
} = {
  SWITCH_NETWORK: chainAnswer,
  CONNECT_EMAIL: (payload) => {
    const action = fieldOf(payload, 'action');
    return isEmailLoginStep(action) ? { action } : undefined;
  },
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: parseFrameUser,
  GET_SOCIAL_REDIRECT_URI: (payload) => {
    const uri = textOf(payload, 'uri');
    return isPage(uri) ? { uri } : undefined;
  },
  GET_SOCIAL_PROVIDERS: (payload) => {
    const listed = listOf(payload, 'providers');
    return listed && { providers: parseEach(listed, readSocial) };
  },
  GET_SOCIAL_RETURN: (payload) => {
    const [uri, failure] = [textOf(payload, 'uri'), textOf(payload, 'failure')];
    if (uri === undefined) return failure === undefined ? {} : { failure };
    return isPage(uri) ? { uri } : undefined;
  },
  GET_FARCASTER_URI: (payload) => {
    const url = textOf(payload, 'url');
    return isPage(url) ? { url } : undefined;
  },
  CONNECT_FARCASTER: (payload) => {
    const userName = textOf(payload, 'userName');
    return userName === undefined ? undefined : { userName };
  },
  GET_USER: parseFrameUser,
  SIGN_OUT: nothing,
  IS_CONNECTED: (payload) => {
    const isConnected = booleanOf(payload, 'isConnected');
    return isConnected === undefined ? undefined : { isConnected };
  },
  GET_CHAIN_ID: chainAnswer,
  RPC_REQUEST: (payload) =>
    isUntrustedRecord(payload) && Object.hasOwn(payload, 'result')
      ? { result: payload['result'] }
      : undefined,
  RPC_ABORT: nothing,
  UPDATE_EMAIL: (payload) => {
    const action = fieldOf(payload, 'action');
    return isEmailUpdateStep(action) ? { action } : undefined;
  },
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: (payload) => {
    const newEmail = textOf(payload, 'newEmail');
    return newEmail === undefined ? undefined : { newEmail };
  },
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: (payload) => {
    const networks = listOf(payload, 'smartAccountEnabledNetworks');
    const isRead = networks?.every((network) => Number.isSafeInteger(network));
    return isRead ? { smartAccountEnabledNetworks: networks as readonly number[] } : undefined;
  },
  INIT_SMART_ACCOUNT: (payload) => {
    const address = textOf(payload, 'address');
    const isDeployed = booleanOf(payload, 'isDeployed');
    return address && isDeployed !== undefined ? { address, isDeployed } : undefined;
  },
  SET_PREFERRED_ACCOUNT: (payload) => {
    const address = textOf(payload, 'address');
    const type = fieldOf(payload, 'type');
    return address && isAccountType(type) ? { type, address } : undefined;
  },
  GET_NAME_TICKET: (payload) => {
    const ticket = textOf(payload, 'ticket');
    return ticket ? { ticket } : undefined;
  },
  SHOW_KEYS: (payload) => {
    const hasSecondWay = booleanOf(payload, 'hasSecondWay');
    if (hasSecondWay !== undefined) return { hasSecondWay };
    return fieldOf(payload, 'hasSecondWay') === undefined ? nothing(payload) : undefined;
  },
  SHOW_LOGINS: nothing,
  RELOAD: nothing,
};

/** The answer to a request of `type`, or `undefined` where it cannot be read. */
export function readFrameAnswer<Type extends FrameRequestType>(
  type: Type,
  payload: unknown,
): FrameAnswer<Type> | undefined {
  return readers[type](payload);
}

function nothing(payload: unknown): NoPayload | undefined {
  return payload === undefined || isUntrustedRecord(payload) ? {} : undefined;
}

function chainAnswer(payload: unknown): { readonly chainId: string | number } | undefined {
  const chainId = fieldOf(payload, 'chainId');
  const isText = typeof chainId === 'string' && chainId !== '';
  return isText || (typeof chainId === 'number' && Number.isSafeInteger(chainId))
    ? { chainId }
    : undefined;
}

/** Texts of the operator's own wallet. A name that this widget does not know is left out. */
function readSocial(value: unknown): OfferedSocial | undefined {
  const name = fieldOf(value, 'name');
  const title = textOf(value, 'title');
  return isSocialName(name) && title ? { name, title } : undefined;
}

function isAccountType(type: unknown): type is FrameAccountType {
  return type === 'eoa' || type === 'smartAccount';
}

/** The widget opens it, so it is no `javascript:` and no path, and encrypted on its way unless it stays on this computer. */
function isPage(text: string | undefined): text is string {
  return text !== undefined && isSafeOrLocal(text);
}
