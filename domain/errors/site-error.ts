import { CataloguedError, type ErrorOf, isWidgetError } from './catalogued-error';
import { type ErrorCode, type ErrorContexts, errorTexts } from './error-catalogue';
import type { WidgetErrorConstructor } from './widget-error';

export { isWidgetError };

/** An error of the catalogue: see {@link CataloguedError} for how callers tell one from another. */
export type WidgetError<Code extends ErrorCode = ErrorCode> = ErrorOf<Code>;

/** The class of {@link WidgetError}, of every code: what a site's own ports throw. */
export const WidgetError: WidgetErrorConstructor<ErrorCode> = class<
  Code extends ErrorCode,
> extends CataloguedError<Code> {
  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    super(errorTexts[code](context), code, context, options);
  }
};
