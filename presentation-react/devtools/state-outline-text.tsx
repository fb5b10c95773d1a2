import { useSyncExternalStore } from 'react';
import type { DevtoolsPanelSource } from '../../application/devtools/devtools-control';
import { outlineText } from '../../application/devtools/report';

interface StateOutlineTextProps {
  readonly source: DevtoolsPanelSource;
  readonly hasAddresses: boolean;
}

/** The widget's state, as far as it may be shown. */
export function StateOutlineText({ source, hasAddresses }: StateOutlineTextProps) {
  const text = useSyncExternalStore(
    (listener) => source.onState(listener),
    () => outlineText(source.state(), hasAddresses),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard must reach it.
    <pre tabIndex={0} aria-label="State">
      {text}
    </pre>
  );
}
