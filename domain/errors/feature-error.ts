import { CataloguedError } from './catalogued-error';
import type { ErrorContexts } from './error-catalogue';
import { type FeatureErrorCode, featureErrorTexts } from './feature-error-texts';

/** A `WidgetError` that only features throw: its text is downloaded with the first of them. */
export class FeatureError<Code extends FeatureErrorCode> extends CataloguedError<Code> {
  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    const textOf = featureErrorTexts[code] as (context: ErrorContexts[Code]) => string;
    super(textOf(context), code, context, options);
  }
}
