import { PAIRING_CONNECTOR_ID } from '../connection/pairing-connector-id';
import { entryErrorTexts } from './entry-error-texts';

/** What each error code carries. Adding a code here without a text below does not compile. */
export interface ErrorContexts {
  ACTIVE_ACCOUNT_MISSING: Record<never, never>;
  ACTIVE_NETWORK_MISSING: Record<never, never>;
  ADAPTER_NOT_FOUND: { readonly namespace: string };
  ABORTED: Record<never, never>;
  ACCOUNT_MINIMUM: {
    readonly minimum: string;
    readonly symbol: string;
    readonly whose: 'sender' | 'receiver';
  };
  ACCOUNT_TYPE_INVALID: { readonly namespace: string; readonly type: string };
  ADDRESS_INVALID: { readonly namespace: string; readonly value: string };
  AMOUNT_AMBIGUOUS: {
    readonly typed: string;
    readonly asFraction: string;
    readonly asThousands: string;
  };
  CAIP_ADDRESS_INVALID: { readonly value: string };
  CAIP_ADDRESS_MALFORMED: { readonly value: string };
  CAIP_NETWORK_ID_INVALID: { readonly value: string };
  CHAIN_ID_INVALID: { readonly chainId: number };
  CHAIN_NOT_SUPPORTED: { readonly caipNetworkId: string };
  CODE_INVALID: Record<never, never>;
  CONNECTOR_ALREADY_CONNECTED: { readonly connectorId: string };
  CONNECTOR_GONE: { readonly connectorId: string };
  CONNECTOR_NOT_FOUND: { readonly connectorId: string };
  COPY_FAILED: Record<never, never>;
  DISCONNECT_FAILED: { readonly namespaces: readonly string[] };
  DOWNLOAD_FAILED: Record<never, never>;
  EMAIL_INVALID: Record<never, never>;
  EMAIL_RESEND_TOO_SOON: { readonly seconds: number };
  FEATURE_OFF: { readonly feature: string };
  FEATURE_UNKNOWN: { readonly feature: string };
  FRAME_ABORTED: { readonly isRpc: boolean };
  FRAME_FAILED: { readonly frameMessage?: string };
  FRAME_MISSING: { readonly part: 'iframe' | 'parent' };
  FRAME_NOT_LOADED: Record<never, never>;
  FRAME_TIMEOUT: { readonly request: string; readonly timeoutMs: number };
  GAS_INSUFFICIENT: { readonly symbol: string };
  HTTP_STATUS: { readonly status: number; readonly retryAfterMs?: number };
  LOGIN_WINDOW_BLOCKED: Record<never, never>;
  LOGIN_WINDOW_CLOSED: Record<never, never>;
  NAMES_OF_ADDRESS_FAILED: Record<never, never>;
  NAME_INVALID: { readonly text: string };
  NAME_LOOKUP_FAILED: Record<never, never>;
  NAME_OWNER_MISSING: Record<never, never>;
  NAME_REGISTRATION_FAILED: { readonly name: string };
  NAME_REGISTRATION_REFUSED: { readonly reason: string };
  NAME_SUGGESTIONS_FAILED: Record<never, never>;
  NETWORK_NOT_CHANGED: { readonly expected: string; readonly actual: string };
  NETWORK_NOT_FOUND: { readonly caipNetworkId: string };
  NOT_CONNECTED: { readonly namespace: string };
  ONRAMP_UNSUPPORTED: { readonly provider: string };
  OPTIONS_CONFLICT: { readonly options: readonly [string, string] };
  OPTION_INVALID: { readonly option: string; readonly expected: string };
  ORIGIN_UNTRUSTED: Record<never, never>;
  PAIRING_EXPIRED: Record<never, never>;
  PAIRING_UNREACHABLE: Record<never, never>;
  PORT_MISSING: { readonly port: string };
  RPC: { readonly rpcCode: number; readonly rpcMessage: string; readonly data?: unknown };
  RPC_METHOD_NOT_ALLOWED: { readonly method: string };
  RPC_RESPONSE_INVALID: { readonly reason: string; readonly isUnreadable?: boolean };
  RPC_TIMEOUT: { readonly timeoutMs: number };
  RPC_UNREACHABLE: { readonly url: string };
  RPC_URL_MISSING: { readonly caipNetworkId: string };
  RPC_WRONG_CHAIN: { readonly url: string; readonly expected: string; readonly actual: string };
  SEND_FEE_UNKNOWN: Record<never, never>;
  SEND_INCOMPLETE: { readonly step: string };
  SEND_NOT_REVIEWED: Record<never, never>;
  SEND_UNSUPPORTED: { readonly caipNetworkId: string };
  SERVICE_RESPONSE_INVALID: { readonly reason: string };
  SERVICE_UNREACHABLE: Record<never, never>;
  SIGN_IN_CLIENT_MISSING: Record<never, never>;
  SIGN_IN_INVALID: { readonly reason: string };
  SOCIAL_PROVIDER_UNAVAILABLE: { readonly provider: string };
  SOCIAL_URI_MISSING: Record<never, never>;
  SWAP_INCOMPLETE: { readonly step: string };
  SWAP_UNSUPPORTED: { readonly caipNetworkId: string };
  TOKEN_DECIMALS_INVALID: { readonly decimals: number };
  TOKEN_MISMATCH: {
    readonly what: 'decimals' | 'symbol';
    readonly said: string;
    readonly actual: string;
  };
  TRANSACTION_EXPIRED: { readonly hash: string };
  TRANSACTION_REVERTED: { readonly hash: string };
  VIEW_UNKNOWN: { readonly view: string };
  WALLET_RESPONSE_INVALID: { readonly method: string; readonly reason: string };
  WIDGET_DISPOSED: Record<never, never>;
  WINDOW_BLOCKED: Record<never, never>;
}

/** The codes by which a program recognises an error. Codes are added, never renamed. */
export type ErrorCode = keyof ErrorContexts;

/**
 * The texts that people read. They include {@link entryErrorTexts}. A test pins each text that the
 * specification gives.
 */
export const errorTexts: { readonly [C in ErrorCode]: (context: ErrorContexts[C]) => string } = {
  ...entryErrorTexts,
  ACTIVE_ACCOUNT_MISSING: () => 'No ActiveCaipAddress found',
  ACTIVE_NETWORK_MISSING: () => 'No ActiveCaipNetwork or client found',
  ADAPTER_NOT_FOUND: ({ namespace }) => `Adapter for namespace ${namespace} doesn't exist`,
  ABORTED: () => 'The request was cancelled',
  ACCOUNT_MINIMUM: ({ minimum, symbol, whose }) =>
    whose === 'sender'
      ? `At least ${minimum} ${symbol} must stay in the account`
      : `The receiver must end up with at least ${minimum} ${symbol}`,
  ACCOUNT_TYPE_INVALID: ({ type }) => `This wallet has no account of type ${type} here`,
  ADDRESS_INVALID: () => 'Invalid address',
  AMOUNT_AMBIGUOUS: ({ typed, asFraction, asThousands }) =>
    `${typed} can mean ${asFraction} or ${asThousands}. Enter ${asFraction} or ${asThousands}.`,
  CAIP_ADDRESS_INVALID: () => 'Invalid CAIP Address',
  CAIP_ADDRESS_MALFORMED: ({ value }) => `Invalid CAIP-10 address: ${value}`,
  CHAIN_ID_INVALID: () => 'Invalid chainId',
  CHAIN_NOT_SUPPORTED: () => 'Chain is not supported',
  CODE_INVALID: () => 'The code has six digits',
  CONNECTOR_ALREADY_CONNECTED: () => 'Connector already connected',
  CONNECTOR_GONE: () => 'The wallet is no longer available',
  CONNECTOR_NOT_FOUND: ({ connectorId }) =>
    connectorId === PAIRING_CONNECTOR_ID
      ? 'WalletConnectConnector not found'
      : 'Connector not found',
  COPY_FAILED: () => 'Failed to copy',
  DISCONNECT_FAILED: () => 'Failed to disconnect',
  EMAIL_INVALID: () => 'Invalid email. Try again.',
  EMAIL_RESEND_TOO_SOON: ({ seconds }) => `Please try again after ${seconds} seconds`,
  FEATURE_OFF: ({ feature }) =>
    feature === 'siwx' ? 'SIWX is not enabled' : `The feature "${feature}" is turned off`,
  FEATURE_UNKNOWN: ({ feature }) => `There is no feature "${feature}"`,
  FRAME_ABORTED: ({ isRpc }) => (isRpc ? 'Request was aborted' : 'Something went wrong'),
  FRAME_FAILED: ({ frameMessage }) => frameMessage || 'An error occurred',
  FRAME_MISSING: ({ part }) => `W3mFrame: ${part} is not set`,
  FRAME_NOT_LOADED: () => 'Unable to load email login dependency',
  FRAME_TIMEOUT: ({ timeoutMs }) => `The login did not answer within ${timeoutMs / 1000} seconds`,
  GAS_INSUFFICIENT: ({ symbol }) => `There is not enough ${symbol} to pay the network fee`,
  HTTP_STATUS: ({ status }) => `HTTP status code: ${status}`,
  LOGIN_WINDOW_BLOCKED: () => 'Could not create social popup',
  LOGIN_WINDOW_CLOSED: () => 'The login window was closed',
  NAMES_OF_ADDRESS_FAILED: () => 'Error fetching names for address',
  NAME_INVALID: ({ text }) => text,
  NAME_LOOKUP_FAILED: () => 'Error resolving name',
  NAME_OWNER_MISSING: () => 'Address or auth connector not found',
  NAME_REGISTRATION_FAILED: ({ name }) => `Error registering name ${name}`,
  NAME_REGISTRATION_REFUSED: ({ reason }) => reason,
  NAME_SUGGESTIONS_FAILED: () => 'Error fetching name suggestions',
  NETWORK_NOT_CHANGED: ({ expected, actual }) =>
    `The wallet stayed on ${actual} instead of switching to ${expected}`,
  NETWORK_NOT_FOUND: () => 'Network not found',
  NOT_CONNECTED: ({ namespace }) => `No wallet is connected on ${namespace}`,
  ORIGIN_UNTRUSTED: () => 'Untrusted Origin',
  ONRAMP_UNSUPPORTED: () => 'Nothing can be bought here on this network',
  PAIRING_EXPIRED: () => 'The pairing URI has expired. Request a new one.',
  PAIRING_UNREACHABLE: () => 'The pairing service could not be reached',
  PORT_MISSING: ({ port }) => `Nothing is provided for ${port}`,
  RPC: ({ rpcMessage }) => rpcMessage,
  RPC_METHOD_NOT_ALLOWED: () => 'Requested RPC call is not allowed',
  RPC_RESPONSE_INVALID: ({ reason }) => `The RPC endpoint gave an invalid answer: ${reason}`,
  RPC_TIMEOUT: () => 'The request timed out',
  RPC_UNREACHABLE: () => 'The RPC endpoint could not be reached',
  RPC_URL_MISSING: () => 'No RPC endpoint is set for this network',
  RPC_WRONG_CHAIN: ({ expected, actual }) =>
    `The RPC endpoint serves chain ${actual} instead of ${expected}`,
  SEND_FEE_UNKNOWN: () => 'The network fee could not be read. Try again.',
  SEND_INCOMPLETE: () => 'Please enter a valid amount and receiver address',
  SEND_NOT_REVIEWED: () => 'The account or the network has changed. Review the transfer again.',
  SEND_UNSUPPORTED: () => 'Unsupported chain',
  SERVICE_RESPONSE_INVALID: ({ reason }) => `The service gave an invalid answer: ${reason}`,
  SERVICE_UNREACHABLE: () => 'The service could not be reached',
  SIGN_IN_CLIENT_MISSING: () => 'No ConnectionController client found',
  SIGN_IN_INVALID: ({ reason }) => `The sign-in is not valid: ${reason}`,
  SOCIAL_PROVIDER_UNAVAILABLE: ({ provider }) => `Logging in with ${provider} is not possible here`,
  SOCIAL_URI_MISSING: () => 'Could not fetch the social redirect uri',
  SWAP_INCOMPLETE: () => 'Choose two tokens and an amount first',
  SWAP_UNSUPPORTED: () => 'Tokens cannot be swapped on this network',
  TOKEN_DECIMALS_INVALID: ({ decimals }) => `A token cannot have ${decimals} decimals`,
  TOKEN_MISMATCH: ({ what, said, actual }) =>
    `The ${what} of the token: a service says ${said}, its chain says ${actual}`,
  TRANSACTION_EXPIRED: () =>
    'The transaction was not sent in time, and can not happen any more. Sign it again.',
  TRANSACTION_REVERTED: () => 'The transaction failed on the chain',
  VIEW_UNKNOWN: ({ view }) => `There is no view "${view}"`,
  WALLET_RESPONSE_INVALID: ({ method, reason }) =>
    `The wallet gave an invalid answer to ${method}: ${reason}`,
  WINDOW_BLOCKED: () => 'The browser blocked the window. Allow it and try again.',
};
