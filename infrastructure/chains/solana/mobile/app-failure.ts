import { WidgetError } from '../../../../domain/errors/widget-error';
import { WalletAppError } from '../../../../domain/errors/wallet-app-error';
import type { WalletAppFailure } from '../../../../domain/errors/wallet-app-failures';
import { fieldOf, messageOf } from '../../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../../domain/rpc/rpc-code';
import { plainText } from '../../../../domain/text/plain-text';

const MESSAGE_MAX_LENGTH = 200;

/** The errors of the module itself, by their codes. */
const ofModule: ReadonlyMap<unknown, WalletAppFailure> = new Map([
  ['ERROR_ASSOCIATION_CANCELLED', 'appClosed'],
  ['ERROR_ILLEGAL_TRANSPORT_STATE', 'appClosed'],
  ['ERROR_LOOPBACK_ACCESS_BLOCKED', 'appBlocked'],
  ['ERROR_SESSION_CLOSED', 'appClosed'],
  ['ERROR_SESSION_TIMEOUT', 'appNotOpened'],
  ['ERROR_WALLET_NOT_FOUND', 'appNotOpened'],
]);

/** The protocol's code where the app did not authorize the site, or its token. */
export const AUTHORIZATION_FAILED = -1;

/** The protocol's other codes of an app, and those of EIP-1193 and JSON-RPC that mean the same. */
const ofApp: ReadonlyMap<unknown, number> = new Map([
  [AUTHORIZATION_FAILED, rpcCodes.userRejected],
  [-2, rpcCodes.invalidParams], // Invalid payloads.
  [-3, rpcCodes.userRejected], // Not signed.
  [-4, rpcCodes.transactionRejected], // Not submitted.
  [-5, rpcCodes.invalidParams], // Too many payloads, in the module.
  [-6, rpcCodes.invalidParams], // The same, in the specification.
  [-7, rpcCodes.unrecognizedChain],
]);

/** The widget's error for what the module, or an app through it, threw; else `thrown` itself. */
export function appFailureOf(thrown: unknown): unknown {
  const code = fieldOf(thrown, 'code');
  const reason = ofModule.get(code);
  if (reason) return new WalletAppError(reason, { cause: thrown });
  const rpcCode = ofApp.get(code);
  if (rpcCode === undefined) return thrown;
  const rpcMessage = plainText(messageOf(thrown), MESSAGE_MAX_LENGTH) || 'The app refused it';
  return new WidgetError('RPC', { rpcCode, rpcMessage }, { cause: thrown });
}
