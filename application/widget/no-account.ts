import { WidgetError } from '../../domain/errors/widget-error';

/** Why no account came of an opened modal: the widget is gone, or the visitor left. */
export function noAccount(isDisposed: boolean): Error {
  return new WidgetError(isDisposed ? 'WIDGET_DISPOSED' : 'ABORTED', {});
}
