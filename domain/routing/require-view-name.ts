import { WidgetError } from '../errors/widget-error';
import { nearest } from '../outside/nearest';
import type { ViewName } from './view-name';
import { viewRules } from './view-rules';

/**
 * `value`, where it names a view: scripts may ask for anything.
 *
 * @throws {@link WidgetError} `VIEW_UNKNOWN`.
 */
export function requireViewName(value: unknown): ViewName {
  if (typeof value === 'string' && isViewName(value)) return value;
  const view = String(value);
  throw new WidgetError('VIEW_UNKNOWN', { view, nearest: nearest(view, Object.keys(viewRules)) });
}

function isViewName(value: string): value is ViewName {
  return Object.hasOwn(viewRules, value);
}
