import type { DevtoolsPanelSource } from '../../application/devtools/devtools-control';
import { faultNames, faultTexts } from '../../domain/devtools/fault';
import { useReadable } from './use-readable';

/** The faults, each with its switch. */
export function FaultList({ source }: { readonly source: DevtoolsPanelSource }) {
  const played = useReadable(source.played);
  return (
    <fieldset className="faults">
      <legend>Played until switched off</legend>
      {faultNames.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={played.has(name)}
            onChange={({ target }) => source.fault(name, target.checked)}
          />
          <span>
            {faultTexts[name]} <code>{name}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
