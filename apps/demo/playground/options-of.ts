import type { WidgetOptionsInput } from 'cleatkit';
import { type DemoChains, widgetOptions } from '../demo-config';
import { changedOptions } from './changed-options';
import type { Choices } from './choices';

/** All options of the demo's widget: the changed ones, on the chains of this machine. */
export function optionsOf(
  { relayUrl, ...chains }: DemoChains,
  choices: Choices,
): WidgetOptionsInput {
  const { networksOff, switched } = choices;
  const networks = chains.networks.filter(({ exportName }) => !networksOff.includes(exportName));
  const hasPairing = relayUrl !== undefined && !switched.includes('pairing');
  const options = widgetOptions({ ...chains, networks, ...(hasPairing && { relayUrl }) });
  const changes = changedOptions(choices);
  return {
    ...options,
    ...changes,
    features: { ...options.features, ...changes.features },
    sources: { ...options.sources, ...changes.sources },
  };
}
