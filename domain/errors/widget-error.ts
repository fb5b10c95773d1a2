import { CataloguedError, isWidgetError } from './catalogued-error';
import { type ErrorCode, type ErrorContexts, errorTexts } from './error-catalogue';

export { isWidgetError };

/** An error of the catalogue: see {@link CataloguedError} for how callers tell one from another. */
export class WidgetError<Code extends ErrorCode = ErrorCode> extends CataloguedError<Code> {
  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    super(errorTexts[code](context), code, context, options);
  }
}
