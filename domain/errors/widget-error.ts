import { type ErrorCode, type ErrorContexts, errorTexts } from './error-catalogue';

/**
 * The only error type that leaves this package.
 *
 * Callers branch on {@link WidgetError.code | `code`}, never on `message` and never with
 * `instanceof`: a dapp may load two copies of this package, and each has its own class.
 */
export class WidgetError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'WidgetError';
  readonly code: Code;
  readonly context: ErrorContexts[Code];

  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    super(errorTexts[code](context), options);
    this.code = code;
    this.context = context;
  }
}

/** Narrows `error` to a {@link WidgetError}, and to one code when `code` is given. */
export function isWidgetError<Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is WidgetError<Code> {
  if (!(error instanceof Error) || error.name !== 'WidgetError') return false;
  return code === undefined || (error as WidgetError).code === code;
}
