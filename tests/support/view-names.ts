import type { AnyViewName, ViewName } from '../../domain/routing/view-name';
import { viewRules } from '../../domain/routing/view-rules';

const all = Object.keys(viewRules) as AnyViewName[];
const isPlanned = (name: AnyViewName): boolean => 'isPlanned' in viewRules[name];

/** Every view that has a component. */
export const viewNames = all.filter((name): name is ViewName => !isPlanned(name));

/** The views that are still to be drawn. */
export const plannedViews = all.filter(isPlanned);
