import type { WidgetOptionsInput } from 'cleatkit';
import type { Choices } from './choices';
import { type Switch, switchedOn, switches, type SwitchName } from './switches';

/**
 * The options that are not the package's own, without networks, look and sign-in: what the printed code has as well.
 *
 * @param offered The switches for which everything runs.
 */
export function changedOptions(
  { layout, switched }: Pick<Choices, 'layout' | 'switched'>,
  offered: readonly SwitchName[],
): WidgetOptionsInput {
  const areOn = switchedOn(offered, switched);
  const changes = offered.map((name): WidgetOptionsInput => {
    const { off = {}, on = {} }: Switch = switches[name];
    return areOn.includes(name) ? on : off;
  });
  const features = Object.assign({}, ...changes.map((change) => change.features));
  const sources = Object.assign({}, ...changes.map((change) => change.sources));
  return {
    ...Object.assign({}, ...changes),
    ...(Object.keys(features).length > 0 && { features }),
    ...(Object.keys(sources).length > 0 && { sources }),
    ...(layout === 'panel' && { enableEmbedded: true }),
  };
}
