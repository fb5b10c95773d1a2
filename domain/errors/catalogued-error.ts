import type { ErrorCode, ErrorContexts } from './error-catalogue';

/**
 * The one shape of every error that leaves this package.
 *
 * Callers branch on {@link CataloguedError.code | `code`}, never on `message` and never with
 * `instanceof`: a dapp may load two copies of this package, and each has its own class.
 */
export abstract class CataloguedError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'WidgetError';
  readonly code: Code;
  readonly context: ErrorContexts[Code];

  constructor(
    text: string,
    code: Code,
    context: ErrorContexts[Code],
    options?: { readonly cause?: unknown },
  ) {
    super(text, options);
    this.code = code;
    this.context = context;
  }
}

/** Narrows `error` to one of ours, and to one code when `code` is given. */
export function isWidgetError<Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is CataloguedError<Code> {
  if (!(error instanceof Error) || error.name !== 'WidgetError') return false;
  return code === undefined || (error as CataloguedError).code === code;
}
