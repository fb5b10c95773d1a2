import { fieldOf, isUntrustedRecord, messageOf, numberOf } from '../outside/untrusted-record';
import { isRejectionCode, isRejectionText, rpcCodes } from '../rpc/rpc-code';
import { isWidgetError } from './catalogued-error';
import type { ErrorCode } from './error-catalogue';
import type { FailureReason } from './failure-catalogue';

/** The failure reasons of the widget's own error codes. */
const ownReasons: { readonly [Code in ErrorCode]?: FailureReason } = {
  ACTIVE_ACCOUNT_MISSING: 'accountNotFound',
  CHAIN_NOT_SUPPORTED: 'unrecognizedChain',
  CONNECTOR_ALREADY_CONNECTED: 'connectorAlreadyConnected',
  CONNECTOR_GONE: 'disconnected',
  FRAME_TIMEOUT: 'timeout',
  GAS_INSUFFICIENT: 'insufficientFunds',
  HTTP_STATUS: 'httpFailed',
  NETWORK_NOT_CHANGED: 'chainMismatch',
  NETWORK_NOT_FOUND: 'chainNotConfigured',
  NOT_CONNECTED: 'notConnected',
  PAIRING_UNREACHABLE: 'httpFailed',
  RPC_METHOD_NOT_ALLOWED: 'unsupportedMethod',
  RPC_TIMEOUT: 'timeout',
  RPC_UNREACHABLE: 'httpFailed',
  SERVICE_UNREACHABLE: 'httpFailed',
  TRANSACTION_EXPIRED: 'timeout',
  TRANSACTION_REVERTED: 'executionReverted',
};

/** The HTTP status. Services also use it as the code inside an answer. */
const TOO_MANY_REQUESTS = 429;

/** Every code has the name of its reason. */
const reasonsByCode: ReadonlyMap<number, FailureReason> = new Map<number, FailureReason>([
  ...Object.entries(rpcCodes).map(([name, code]) => [code, name as keyof typeof rpcCodes] as const),
  [TOO_MANY_REQUESTS, 'limitExceeded'],
]);

/** Generic codes: the message beside them says more. */
const vagueCodes: ReadonlySet<number> = new Set([
  rpcCodes.executionReverted,
  rpcCodes.internalError,
  rpcCodes.invalidInput,
  rpcCodes.transactionRejected,
]);

/** Texts of nodes, services and wallets about too many requests. */
const tooMany =
  /too many requests|rate[ -]?limit|request limit|limit exceeded|exceeded .*(?:capacity|quota|requests)|(?:^|\b(?:status|code|http)\D{0,6})429\b/i;

/** Texts of wallets that already have an open request. */
const openRequest = /already (?:pending|processing)|request (?:is )?pending|pending request/i;

/** Texts, and the reasons that they give. The first match counts. */
export type ReasonsByText = readonly (readonly [RegExp, FailureReason])[];

/** Texts of nodes, wallets and connectors. */
export const reasonsByText: ReasonsByText = [
  [/unavailable while reconnecting|is reconnecting/i, 'connectorUnavailable'],
  [/connector already connected/i, 'connectorAlreadyConnected'],
  [/account .*not found for connector/i, 'accountNotFound'],
  [/chain.*(?:does not|must) match|chain mismatch/i, 'chainMismatch'],
  [/chain (?:".*" |\d+ )?(?:is )?not configured/i, 'chainNotConfigured'],
  [/(?:connector|wallet|provider) (?:is )?not connected/i, 'notConnected'],
  [/unrecognized chain/i, 'unrecognizedChain'],
  [openRequest, 'resourceUnavailable'],
  [tooMany, 'limitExceeded'],
  [/timed? ?out|took too long/i, 'timeout'],
  [
    /http request failed|failed to fetch|networkerror|load failed|network request failed/i,
    'httpFailed',
  ],
];

/** The code that ethers gives to a declined request. */
const REJECTED_BY_NAME = 'ACTION_REJECTED';

/** How many nested errors are examined. */
const MAX_DEPTH = 5;

/**
 * Recognises the reason of a failure: by the code first, and by the text where the code is generic or absent.
 * An error that has no clear reason itself takes the reason of the error that it wraps. `undefined` for an
 * unknown reason.
 */
export function failureReasonOf(
  error: unknown,
  texts: ReasonsByText = reasonsByText,
): FailureReason | undefined {
  let vague: FailureReason | undefined;
  let current = error;
  for (let depth = 0; depth < MAX_DEPTH && current !== undefined; depth += 1) {
    const { reason, isClear } = reasonOf(current, texts);
    if (reason && isClear) return reason;
    vague ??= reason;
    current = innerOf(current);
  }
  return vague;
}

interface Recognised {
  readonly reason: FailureReason | undefined;
  readonly isClear: boolean;
}

function reasonOf(error: unknown, texts: ReasonsByText): Recognised {
  if (isWidgetError(error) && !isWidgetError(error, 'RPC')) {
    const isTooMany =
      isWidgetError(error, 'HTTP_STATUS') && error.context.status === TOO_MANY_REQUESTS;
    return { reason: isTooMany ? 'limitExceeded' : ownReasons[error.code], isClear: true };
  }
  const [code, text] = isWidgetError(error, 'RPC')
    ? [error.context.rpcCode, error.context.rpcMessage]
    : [numberOf(error, 'code'), messageOf(error)];
  const isNo = code !== undefined && isRejectionCode(code);
  if (isNo || fieldOf(error, 'code') === REJECTED_BY_NAME)
    return { reason: 'userRejected', isClear: true };
  const byCode = code === undefined ? undefined : reasonsByCode.get(code);
  const isVague = code !== undefined && vagueCodes.has(code);
  if (byCode && !isVague) return { reason: byCode, isClear: true };
  const byText = reasonInText(text, texts);
  return { reason: byText ?? byCode, isClear: byText !== undefined };
}

function reasonInText(text: string, texts: ReasonsByText): FailureReason | undefined {
  if (isRejectionText(text)) return 'userRejected';
  return texts.find(([pattern]) => pattern.test(text))?.[1];
}

/** The errors that another one wraps: `cause`, or what wallets put in `data.originalError` and `data`. */
function innerOf(error: unknown): unknown {
  const cause = fieldOf(error, 'cause');
  if (cause !== undefined) return cause;
  const data = isWidgetError(error, 'RPC') ? error.context.data : fieldOf(error, 'data');
  const original = fieldOf(data, 'originalError');
  if (original !== undefined) return original;
  return isUntrustedRecord(data) ? data : undefined;
}
