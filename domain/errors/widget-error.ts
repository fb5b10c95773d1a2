import { CataloguedError, type ErrorOf, isWidgetError } from './catalogued-error';
import { type ErrorCode, type ErrorContexts, errorTexts } from './error-catalogue';

export { isWidgetError };

/** An error of the catalogue: see {@link CataloguedError} for how callers tell one from another. */
export type WidgetError<Code extends ErrorCode = ErrorCode> = ErrorOf<Code>;

/** Makes errors of the catalogue, whose text follows from the code and its context. */
interface WidgetErrorConstructor {
  new <Code extends ErrorCode>(
    code: Code,
    context: ErrorContexts[Code],
    options?: { readonly cause?: unknown },
  ): CataloguedError<Code>;
}

/** The class of {@link WidgetError}. */
export const WidgetError: WidgetErrorConstructor = class<
  Code extends ErrorCode,
> extends CataloguedError<Code> {
  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    super(errorTexts[code](context), code, context, options);
  }
};
