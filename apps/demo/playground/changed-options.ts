import type { WidgetOptionsInput } from 'cleatkit';
import type { Choices } from './choices';
import { switches, switchNames } from './switches';

/** The options that the visitor has changed, without networks and look: what the printed code has as well. */
export function changedOptions({
  layout,
  switched,
}: Pick<Choices, 'layout' | 'switched'>): WidgetOptionsInput {
  const names = switchNames.filter((name) => switched.includes(name));
  const changes = names.map((name): WidgetOptionsInput => switches[name].switched);
  const features = Object.assign({}, ...changes.map((change) => change.features));
  return {
    ...Object.assign({}, ...changes),
    ...(Object.keys(features).length > 0 && { features }),
    ...(layout === 'panel' && { enableEmbedded: true }),
  };
}
