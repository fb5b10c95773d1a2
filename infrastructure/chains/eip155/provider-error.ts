import { WidgetError, isWidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, numberOf, textOf } from '../../../domain/outside/outside-object';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { plainText } from '../../../domain/text/plain-text';

const MESSAGE_MAX_LENGTH = 200;

/** What browsers say when the extension behind a provider was removed, updated or turned off. */
const goneText =
  /context invalidated|receiving end does not exist|message (?:port|channel) closed/i;

/**
 * Translates what a wallet threw, which may be anything: an EIP-1193 error, one wrapped in another, a
 * text or nothing at all. A rejection without a word is a person closing the wallet's window.
 */
export function providerErrorOf(thrown: unknown, connectorId: string): WidgetError {
  if (isWidgetError(thrown)) return thrown;
  if (thrown === null || thrown === undefined) {
    const context = { rpcCode: rpcCodes.userRejected, rpcMessage: 'User rejected the request' };
    return new WidgetError('RPC', context, { cause: thrown });
  }
  const text = messageOf(thrown);
  const rpcCode = codeOf(thrown);
  if (goneText.test(text) || rpcCode === rpcCodes.disconnected) {
    return new WidgetError('CONNECTOR_GONE', { connectorId }, { cause: thrown });
  }
  const rpcMessage = plainText(text, MESSAGE_MAX_LENGTH) || 'Unknown error';
  return new WidgetError('RPC', { rpcCode, rpcMessage }, { cause: thrown });
}

function messageOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  if (thrown instanceof Error) return thrown.message;
  return textOf(thrown, 'message') ?? '';
}

/** The code of an error, or of the one that it wraps: wallets hide 4902 inside -32603. */
function codeOf(thrown: unknown): number {
  const wrapped = numberOf(fieldOf(fieldOf(thrown, 'data'), 'originalError'), 'code');
  return wrapped ?? numberOf(thrown, 'code') ?? rpcCodes.internalError;
}
