import { isWidgetError } from '../errors/catalogued-error';
import { numberOf } from '../outside/untrusted-record';
import { NOT_SHOWN, type Shown, shownCode } from './shown';

/** How a request has ended, or that it has not. */
export type Outcome =
  | { readonly status: 'waiting' | 'answered' | 'aborted' }
  | {
      readonly status: 'failed';

      /** The code of the error: of a `WidgetError`, of JSON-RPC or of HTTP. Never its text, which may quote anything. */
      readonly code: Shown;
    };

/** A request that waits. */
export const WAITING: Outcome = { status: 'waiting' };

/** A request that has its answer. */
export const ANSWERED: Outcome = { status: 'answered' };

/** The outcome of a request that ended with `error`; `isAborted`: its caller gave it up. */
export function outcomeOf(error: unknown, isAborted: boolean): Outcome {
  return isAborted ? { status: 'aborted' } : { status: 'failed', code: codeOf(error) };
}

/** The outcome of an exchange that was answered with the HTTP status `status`. */
export function outcomeOfStatus(status: number): Outcome {
  return status >= 200 && status < 300 ? ANSWERED : { status: 'failed', code: httpStatus(status) };
}

/** The outcome of an exchange without an answer: browsers do not say why. */
export function outcomeOfUnanswered(isAborted: boolean): Outcome {
  return isAborted ? { status: 'aborted' } : { status: 'failed', code: shownCode('UNREACHABLE') };
}

function codeOf(error: unknown): Shown {
  if (isWidgetError(error, 'RPC')) return numbered('RPC', error.context.rpcCode);
  if (isWidgetError(error, 'HTTP_STATUS')) return httpStatus(error.context.status);
  if (isWidgetError(error)) return shownCode(error.code);
  const code = numberOf(error, 'code');
  return code === undefined ? NOT_SHOWN : numbered('RPC', code);
}

function httpStatus(status: number): Shown {
  return numbered('HTTP', status);
}

/** A code of a wallet or a node is a number, of which a known length is shown. */
function numbered(what: 'HTTP' | 'RPC', code: unknown): Shown {
  const isCode = Number.isInteger(code) && Math.abs(code as number) < 100_000;
  return `${what} ${isCode ? (code as number) : NOT_SHOWN}` as Shown;
}
