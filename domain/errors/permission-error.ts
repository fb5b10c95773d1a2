import { CataloguedError } from './catalogued-error';
import type { ErrorContexts } from './error-catalogue';
import { type PermissionErrorCode, permissionErrorTexts } from './permission-error-texts';

/** A `WidgetError` that only permissions throw. */
export class PermissionError<Code extends PermissionErrorCode> extends CataloguedError<Code> {
  constructor(code: Code, context: ErrorContexts[Code], options?: { readonly cause?: unknown }) {
    const textOf = permissionErrorTexts[code] as (context: ErrorContexts[Code]) => string;
    super(textOf(context), code, context, options);
  }
}
