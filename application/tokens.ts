import type { WidgetOptions } from '../domain/options/widget-options';
import { createToken } from '../ports/token';
import type { Beginning as BeginningOfWidget } from './snapshot/initial-state';

/** The options of the widget, checked. */
export const Options = createToken<WidgetOptions>('WidgetOptions');

/** Where the widget's stores begin. */
export const Beginning = createToken<BeginningOfWidget>('Beginning');
