import { CataloguedError, type ErrorOf } from '../../domain/errors/catalogued-error';
import { WidgetError } from '../../domain/errors/widget-error';
import {
  fieldOf,
  messageOf,
  numberOf,
  type UntrustedRecord,
} from '../../domain/outside/untrusted-record';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { plainText } from '../../domain/text/plain-text';
import { attempt } from '../../domain/outside/attempt';

const MESSAGE_MAX_LENGTH = 200;

/** Browsers' texts when the extension behind a provider was removed, updated or turned off. */
const goneText =
  /context invalidated|receiving end does not exist|message (?:port|channel) closed/i;

/** The fields of an error that a dapp or a logger reads. */
const readFields = ['name', 'message', 'stack', 'code', 'data', 'cause'];

/**
 * Translates what a wallet threw, which may be anything: an EIP-1193 error, one wrapped in another, a text,
 * an object that throws when it is read, or nothing at all. A rejection without a value means that the
 * visitor closed the wallet's window. The `cause` is the thrown value, unless reading it throws.
 */
export function providerErrorOf(thrown: unknown, connectorId: string): WidgetError {
  if (thrown === null || thrown === undefined) {
    return rpcError(thrown, rpcCodes.userRejected, 'User rejected the request');
  }
  const error = attempt(() => translated(thrown, connectorId));
  return error ?? rpcError(thrown, rpcCodes.internalError, '');
}

function translated(thrown: unknown, connectorId: string): WidgetError {
  // Does not compare names, because a wallet may call its own error a `WidgetError`, with any context.
  if (thrown instanceof CataloguedError) return thrown as ErrorOf;
  const text = messageOf(thrown);
  const rpcCode = codeOf(thrown);
  const isGone = rpcCode === undefined ? goneText.test(text) : rpcCode === rpcCodes.disconnected;
  if (isGone) return new WidgetError('CONNECTOR_GONE', { connectorId }, causeIn(thrown));
  return rpcError(thrown, rpcCode ?? rpcCodes.internalError, text);
}

function rpcError(thrown: unknown, rpcCode: number, text: string): WidgetError {
  const rpcMessage = plainText(text, MESSAGE_MAX_LENGTH) || 'Unknown error';
  return new WidgetError('RPC', { rpcCode, rpcMessage }, causeIn(thrown));
}

function causeIn(thrown: unknown): { readonly cause?: unknown } {
  const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
  return !isObject || isReadable(thrown) ? { cause: thrown } : {};
}

function isReadable(thrown: object): boolean {
  const isRead = attempt(() => {
    Object.keys(thrown);
    Object.getPrototypeOf(thrown);
    readFields.forEach((field): unknown => (thrown as UntrustedRecord)[field]);
    return true;
  });
  return isRead ?? false;
}

/** The code of an error, or of the one that it wraps: wallets hide 4902 inside -32603. */
function codeOf(thrown: unknown): number | undefined {
  const code = numberOf(thrown, 'code');
  if (code !== undefined && code !== rpcCodes.internalError) return code;
  const data = fieldOf(thrown, 'data');
  return numberOf(fieldOf(data, 'originalError'), 'code') ?? numberOf(data, 'code') ?? code;
}
