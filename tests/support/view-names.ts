import type { ViewName } from '../../domain/routing/view-name';
import { viewRules } from '../../domain/routing/view-rules';

/** Every view. */
export const viewNames = Object.keys(viewRules) as ViewName[];
