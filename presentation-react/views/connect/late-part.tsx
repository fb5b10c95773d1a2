import type { ComponentType } from 'react';
import { useMessages } from '../../bindings/shell-context';
import { useDownloaded } from '../../bindings/use-downloaded';
import { Action } from '../../primitives/action';

/** A part of the list that few sites or visitors need: `load` downloads it. */
export function LatePart({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { tryAgain, viewMissing } = useMessages();
  const { value: Part, hasFailed, retry } = useDownloaded(load);
  if (Part) return <Part />;
  if (!hasFailed) return null;
  return (
    <div className="stack">
      <p role="alert" className="note">
        {viewMissing}
      </p>
      <Action kind="secondary" onPress={retry}>
        {tryAgain}
      </Action>
    </div>
  );
}
