import type { DemoChains } from '../demo-config';
import { choices, toggled } from './choices';
import { Toggle } from './fields/toggle';
import { offeredSwitches, switches } from './switches';
import { useChoices } from './use-choices';

/** Networks and features: options that a widget takes once, so that a change makes another widget. */
export function OptionsTab({ chains }: { readonly chains: DemoChains }) {
  const { hasDevtools, networksOff, switched } = useChoices();
  return (
    <>
      <fieldset>
        <legend>Networks</legend>
        {chains.networks.map(({ exportName, network }) => (
          <Toggle
            key={exportName}
            label={network.name}
            isOn={!networksOff.includes(exportName)}
            onChange={() => choices.change({ networksOff: toggled(networksOff, exportName) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>Features</legend>
        {offeredSwitches(chains.counterparts).map((name) => (
          <Toggle
            key={name}
            label={switches[name].label}
            isOn={switches[name].isOnByDefault !== switched.includes(name)}
            onChange={() => choices.change({ switched: toggled(switched, name) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>For developers</legend>
        <Toggle
          label="Tools that show what the widget does"
          isOn={hasDevtools}
          onChange={(isOn) => choices.change({ hasDevtools: isOn })}
        />
      </fieldset>
      <p className="note">A change here makes another widget, which finds the connection again.</p>
    </>
  );
}
