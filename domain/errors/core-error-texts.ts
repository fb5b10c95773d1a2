import { PAIRING_CONNECTOR_ID } from '../pairing-connector-id';
import { entryErrorTexts } from './entry-error-texts';
import { didYouMean } from '../outside/nearest';
import type { ErrorContexts } from './error-catalogue';

/** The errors that the core or a pairing may throw, with those of {@link entryErrorTexts}. */
export const coreErrorTexts = {
  ...entryErrorTexts,
  ADAPTER_NOT_FOUND: ({ namespace }) => `Adapter for namespace ${namespace} doesn't exist`,
  ABORTED: () => 'The request was cancelled',
  ADDRESS_INVALID: () => 'Invalid address',
  CAIP_ADDRESS_INVALID: () => 'Invalid CAIP Address',
  CAIP_ADDRESS_MALFORMED: ({ value }) => `Invalid CAIP-10 address: ${value}`,
  CAIP_NETWORK_ID_INVALID: ({ value }) => `Invalid CAIP-2 network id: ${value}`,
  CHAIN_NOT_SUPPORTED: () => 'Chain is not supported',
  CONNECTOR_ALREADY_CONNECTED: () => 'Connector already connected',
  CONNECTOR_GONE: () => 'The wallet is no longer available',
  CONNECTOR_NOT_FOUND: ({ connectorId, nearest }) =>
    connectorId === PAIRING_CONNECTOR_ID
      ? 'WalletConnectConnector not found'
      : `Connector not found: "${connectorId}"${didYouMean(nearest)}`,
  COPY_FAILED: () => 'Failed to copy',
  DISCONNECT_FAILED: () => 'Failed to disconnect',
  FEATURE_OFF: ({ feature }) => {
    if (feature === 'siwx') return 'SIWX is not enabled';
    const needs = feature === 'analytics' ? ', or lacks the option `analyticsUrl`' : '';
    return `The feature "${feature}" is turned off${needs}`;
  },
  FEATURE_UNKNOWN: ({ feature, nearest }) =>
    `There is no feature "${feature}"${didYouMean(nearest)}`,
  HTTP_STATUS: ({ status }) => `HTTP status code: ${status}`,
  NETWORK_NOT_CHANGED: ({ expected, actual }) =>
    `The wallet stayed on ${actual} instead of switching to ${expected}`,
  NETWORK_NOT_FOUND: ({ caipNetworkId, nearest }) =>
    `Network not found: "${caipNetworkId}"${didYouMean(nearest)}`,
  NOT_CONNECTED: ({ namespace }) => `No wallet is connected on ${namespace}`,
  PORT_MISSING: ({ port, option }) =>
    `Nothing is provided for ${port}${option === undefined ? '' : `: set the option \`${option}\``}`,
  PRESENTER_MISSING: () =>
    'Nothing shows the modal: render `WidgetProvider` or call `mountWidget`, or `present()` where the site draws it',
  RPC: ({ rpcMessage }) => rpcMessage,
  RPC_RESPONSE_INVALID: ({ reason }) => `The RPC endpoint gave an invalid answer: ${reason}`,
  RPC_TIMEOUT: () => 'The request timed out',
  RPC_UNREACHABLE: () => 'The RPC endpoint could not be reached',
  RPC_URL_MISSING: () => 'No RPC endpoint is set for this network',
  RPC_WRONG_CHAIN: ({ expected, actual }) =>
    `The RPC endpoint serves chain ${actual} instead of ${expected}`,
  SERVICE_RESPONSE_INVALID: ({ reason }) => `The service gave an invalid answer: ${reason}`,
  SERVICE_UNREACHABLE: () => 'The service could not be reached',
  VIEW_UNKNOWN: ({ view, nearest }) => `There is no view "${view}"${didYouMean(nearest)}`,
  WALLET_RESPONSE_INVALID: ({ method, reason }) =>
    `The wallet gave an invalid answer to ${method}: ${reason}`,
  PAIRING_EXPIRED: () => 'The pairing URI has expired. Request a new one.',
  PAIRING_UNREACHABLE: () => 'The pairing service could not be reached',
  SIGN_IN_INVALID: ({ reason }) => `The sign-in is not valid: ${reason}`,
} as const satisfies {
  readonly [C in keyof ErrorContexts]?: (context: ErrorContexts[C]) => string;
};

/** A code whose text is downloaded with the core. */
export type CoreErrorCode = keyof typeof coreErrorTexts;
