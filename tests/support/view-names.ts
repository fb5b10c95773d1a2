import type { AnyViewName, ViewName } from '../../domain/routing/view-name';
import { viewRules } from '../../domain/routing/view-rules';

/** Every view that there is a component for. */
export const viewNames = (Object.keys(viewRules) as AnyViewName[]).filter(
  (name): name is ViewName => !('isPlanned' in viewRules[name]),
);
