import type { AnyViewName } from './view-name';
import { viewRules } from './view-rules';

type Rules = typeof viewRules;

/** The name of a view that belongs to a feature: the feature is loaded before the view is shown. */
export type FeatureViewName = {
  [Name in AnyViewName]: Rules[Name] extends { readonly feature: string } ? Name : never;
}[AnyViewName];

/** Whether the view called `name` belongs to a feature. */
export function isFeatureViewName(name: AnyViewName): name is FeatureViewName {
  return 'feature' in viewRules[name];
}
