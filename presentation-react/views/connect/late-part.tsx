import type { ComponentType } from 'react';
import { useDownloaded } from '../../bindings/use-downloaded';
import { NotDownloaded } from '../../parts/not-downloaded';

/** A part of the list that few sites or visitors need: `load` downloads it. */
export function LatePart({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { value: Part, hasFailed, retry } = useDownloaded(load);
  if (Part) return <Part />;
  return hasFailed ? <NotDownloaded kind="secondary" onRetry={retry} /> : null;
}
