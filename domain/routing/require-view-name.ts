import { WidgetError } from '../errors/widget-error';
import type { AnyViewName } from './view-name';
import { viewRules } from './view-rules';

/**
 * `value`, where it names a view: scripts may ask for anything.
 *
 * @throws {@link WidgetError} `VIEW_UNKNOWN`.
 */
export function requireViewName(value: unknown): AnyViewName {
  if (typeof value === 'string' && isAnyViewName(value)) return value;
  throw new WidgetError('VIEW_UNKNOWN', { view: String(value) });
}

function isAnyViewName(value: string): value is AnyViewName {
  return Object.hasOwn(viewRules, value);
}
