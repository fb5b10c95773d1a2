import type { ChainNamespace } from '../caip/chain-namespace';
import { isWidgetError } from '../errors/widget-error';
import { rpcCodes } from '../rpc/rpc-code';

/** How many times a call that failed is sent again. */
export const RETRY_COUNT = 3;

/** The wait before the first retry; each later one is twice as long. */
export const RETRY_BASE_DELAY_MS = 150;

/** The greatest deviation of a wait, so that callers that failed together do not retry together. */
export const RETRY_JITTER = 0.33;

/** The longest wait that a server's `Retry-After` may ask for. */
export const RETRY_AFTER_MAX_MS = 15_000;

const retryableRpcCodes: ReadonlySet<number> = new Set([
  -1,
  429,
  rpcCodes.internalError,
  rpcCodes.limitExceeded,
]);
const retryableHttpStatuses: ReadonlySet<number> = new Set([
  403, 408, 413, 429, 500, 502, 503, 504,
]);

/** Solana's code of a node that is behind the slot that the caller has seen. */
const MIN_CONTEXT_SLOT_NOT_REACHED = -32016;

/** Codes that concern the endpoint and not the call, but that a retry would not fix. */
const endpointRpcCodes: ReadonlySet<number> = new Set([
  MIN_CONTEXT_SLOT_NOT_REACHED,
  rpcCodes.methodNotFound,
  rpcCodes.methodNotSupported,
  rpcCodes.resourceUnavailable,
  rpcCodes.versionNotSupported,
]);

const revertText = /execution reverted/i;

/**
 * Methods known to read, by namespace. An unknown method may sign, send or use something up, so it is not
 * repeated.
 */
const readingMethods: Readonly<Record<ChainNamespace, RegExp>> = {
  eip155:
    /^(?:eth_(?!accounts|decrypt|fill|getFilterChanges|new|request|resend|send|sign|submit|subscribe|un)|(?:net|web3|trace)_|(?:alchemy|debug|zks)_(?:get|trace))/,
  solana: /^(?:get[A-Z]|simulateTransaction$|minimumLedgerSlot$|isBlockhashValid$)/,
  polkadot:
    /^(?:chain|childstate|payment|state|system)_(?:account|call|chain|dryRun|get|health|name|properties|query|trace|version)/,
  bip122:
    /^(?:get(?!new|rawchange)[a-z]|estimatesmartfee$|testmempoolaccept$|decode|validateaddress$)/,
};
const reading = Object.values(readingMethods);

/** Whether sending `method` a second time changes nothing. Signing and sending methods never qualify. */
export function isRepeatable(method: string): boolean {
  return reading.some((pattern) => pattern.test(method));
}

/** Whether a call that failed with `error` may succeed at the same endpoint later. */
export function isRetryable(error: unknown): boolean {
  if (isWidgetError(error, 'RPC')) {
    const { rpcCode, rpcMessage } = error.context;
    return retryableRpcCodes.has(rpcCode) && !revertText.test(rpcMessage);
  }
  if (isWidgetError(error, 'HTTP_STATUS')) return retryableHttpStatuses.has(error.context.status);
  if (isWidgetError(error, 'RPC_RESPONSE_INVALID')) return error.context.isUnreadable === true;
  return isWidgetError(error, 'RPC_TIMEOUT') || isWidgetError(error, 'RPC_UNREACHABLE');
}

/** Whether the endpoint caused `error`, so that another one may answer the call. */
export function isEndpointFault(error: unknown): boolean {
  if (isRetryable(error)) return true;
  if (isWidgetError(error, 'RPC')) return endpointRpcCodes.has(error.context.rpcCode);
  return (
    isWidgetError(error, 'HTTP_STATUS') ||
    isWidgetError(error, 'RPC_RESPONSE_INVALID') ||
    isWidgetError(error, 'RPC_WRONG_CHAIN')
  );
}

/**
 * How long to wait before retry number `attempt`, 0 for the first; `undefined` where `error` must not be
 * retried, or where the server requests a longer wait than visitors accept.
 *
 * A wait that the server requests comes first, then the doubling delay, which `random`, a number from 0 to 1,
 * moves by up to {@link RETRY_JITTER}.
 */
export function retryDelayMs(attempt: number, error: unknown, random: number): number | undefined {
  if (attempt >= RETRY_COUNT || !isRetryable(error)) return undefined;
  const asked = retryAfterMsOf(error);
  if (asked === undefined) {
    return RETRY_BASE_DELAY_MS * 2 ** attempt * (1 + RETRY_JITTER * (2 * random - 1));
  }
  return asked > RETRY_AFTER_MAX_MS ? undefined : asked;
}

/** The wait that the server requested with `error`, if it did. */
export function retryAfterMsOf(error: unknown): number | undefined {
  return isWidgetError(error, 'HTTP_STATUS') ? error.context.retryAfterMs : undefined;
}

/**
 * Reads a `Retry-After` header (RFC 9110, 10.2.3): whole seconds or an HTTP date. Returns `undefined` for any
 * other text and for a moment in the past: the usual delay applies then.
 */
export function parseRetryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000 || undefined;
  if (!/^[A-Z][a-z]+,? .*\d\d:\d\d:\d\d/.test(value)) return undefined;
  const left = Date.parse(value) - now;
  return left > 0 ? left : undefined;
}
