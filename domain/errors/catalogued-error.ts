import { attempt } from '../outside/attempt';
import type { ErrorCode, ErrorContexts } from './error-catalogue';

/**
 * The one shape of every error that leaves this package.
 *
 * Callers branch on {@link CataloguedError.code | `code`}, never on `message` and never with
 * `instanceof`: a dapp may load two copies of this package, and each has its own class.
 */
export abstract class CataloguedError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'WidgetError';
  declare readonly code: Code;
  declare readonly context: ErrorContexts[Code];

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

/**
 * Every error of this package, as a union: after `error.code === 'RPC'`, `error.context` is that of `RPC`. With
 * codes, the union of those alone.
 */
export type ErrorOf<Code extends ErrorCode = ErrorCode> = {
  readonly [Each in Code]: CataloguedError<Each>;
}[Code];

/**
 * Narrows `error` to one of ours, and to one code when `code` is given. Never throws, whatever `error` is:
 * a wallet may throw an object that throws when it is read.
 *
 * @example
 * ```ts
 * if (isWidgetError(error) && error.code === 'RPC') console.log(error.context.rpcCode);
 * ```
 */
export function isWidgetError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is ErrorOf<Code> {
  return attempt(() => isOurs(error) && (code ?? error.code) === error.code) ?? false;
}

function isOurs(error: unknown): error is CataloguedError {
  const { code, context, name } = error as Partial<CataloguedError>;
  return (
    error instanceof Error &&
    name === 'WidgetError' &&
    typeof code === 'string' &&
    typeof context === 'object'
  );
}
