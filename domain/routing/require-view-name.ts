import { WidgetError } from '../errors/widget-error';
import { isFeatureViewName } from './feature-view-name';
import { type AnyViewName, isViewName } from './view-name';

/**
 * `value`, where it names a view: scripts may ask for anything.
 *
 * @throws {@link WidgetError} `VIEW_UNKNOWN`.
 */
export function requireViewName(value: unknown): AnyViewName {
  if (isViewName(value)) return value;
  if (typeof value === 'string' && isFeatureViewName(value)) return value;
  throw new WidgetError('VIEW_UNKNOWN', { view: String(value) });
}
