import { CataloguedError } from './catalogued-error';
import { type EntryErrorCode, entryErrorTexts } from './entry-error-texts';
import type { ErrorContexts } from './error-catalogue';

/**
 * A `WidgetError` that every page has the text of: what the entry throws before the rest of the
 * catalogue is downloaded. Modules that the entry does not load throw `WidgetError` instead.
 */
export class EntryError<Code extends EntryErrorCode> extends CataloguedError<Code> {
  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    const textOf = entryErrorTexts[code] as (context: ErrorContexts[Code]) => string;
    super(textOf(context), code, context, options);
  }
}
