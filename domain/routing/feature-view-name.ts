import type { ViewName } from './view-name';
import { viewRules } from './view-rules';

type Rules = typeof viewRules;

/** The name of a view that belongs to a feature: the feature is loaded before the view is shown. */
export type FeatureViewName = {
  [Name in ViewName]: Rules[Name] extends { readonly feature: string } ? Name : never;
}[ViewName];

/** Whether the view called `name` belongs to a feature. */
export function isFeatureViewName(name: ViewName): name is FeatureViewName {
  return 'feature' in viewRules[name];
}
