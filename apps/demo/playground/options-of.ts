import type { WidgetOptionsInput } from 'cleatkit';
import { createSignIn } from 'cleatkit/sign-in';
import { localPlaces, localSources } from '../counterparts';
import { type DemoChains, type DemoNetwork, widgetOptions } from '../demo-config';
import { changedOptions } from './changed-options';
import type { Choices } from './choices';
import { offeredSwitches, switchedOn } from './switches';

/** The networks that the visitor has not taken off. */
export function networksOf(
  { networks }: DemoChains,
  { networksOff }: Choices,
): readonly DemoNetwork[] {
  return networks.filter(({ exportName }) => !networksOff.includes(exportName));
}

/** All options of the demo's widget: the changed ones, on the chains and with the services of this machine. */
export function optionsOf(chains: DemoChains, choices: Choices): WidgetOptionsInput {
  const { switched } = choices;
  const { relayUrl, ...counterparts } = chains.counterparts;
  const offered = offeredSwitches(chains.counterparts);
  const areOn = switchedOn(offered, switched);
  const networks = networksOf(chains, choices);
  const options = widgetOptions({
    ...chains,
    networks,
    counterparts: {
      ...counterparts,
      ...(areOn.includes('pairing') && relayUrl !== undefined && { relayUrl }),
    },
  });
  const changes = changedOptions(choices, offered);
  return {
    ...options,
    ...changes,
    ...(areOn.includes('signIn') && { siwx: createSignIn({ required: false }) }),
    features: { ...options.features, ...changes.features },
    sources: { ...options.sources, ...ofThisMachine(changes.sources, chains) },
  };
}

/** The sources of the printed code know the real networks: those of this machine take their places. */
function ofThisMachine(
  sources: WidgetOptionsInput['sources'] = {},
  { counterparts }: DemoChains,
): WidgetOptionsInput['sources'] {
  const local = Object.entries(localSources(counterparts));
  const replaced = Object.fromEntries(local.filter(([name]) => name in sources));
  return { ...sources, ...replaced, ...localPlaces(counterparts) };
}
