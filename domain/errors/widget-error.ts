import { CataloguedError, type ErrorOf, isWidgetError } from './catalogued-error';
import { type CoreErrorCode, coreErrorTexts } from './core-error-texts';
import type { ErrorCode, ErrorContexts } from './error-catalogue';

export { isWidgetError };

/** An error of the catalogue: see {@link CataloguedError} for how callers tell one from another. */
export type WidgetError<Code extends ErrorCode = ErrorCode> = ErrorOf<Code>;

/** Makes errors of the catalogue, whose text follows from the code and its context. */
export interface WidgetErrorConstructor<Codes extends ErrorCode> {
  new <Code extends Codes>(
    code: Code,
    context: ErrorContexts[Code],
    options?: { readonly cause?: unknown },
  ): CataloguedError<Code>;
}

/**
 * The class of those {@link WidgetError}s that the core may throw. What features alone throw is a `FeatureError`, whose
 * texts are downloaded with them.
 */
export const WidgetError: WidgetErrorConstructor<CoreErrorCode> = class<
  Code extends CoreErrorCode,
> extends CataloguedError<Code> {
  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    const textOf = coreErrorTexts[code] as (context: ErrorContexts[Code]) => string;
    super(textOf(context), code, context, options);
  }
};
