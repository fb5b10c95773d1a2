import type { ComponentType } from 'react';
import { useDownloaded } from '../bindings/use-downloaded';
import { NotDownloaded } from './not-downloaded';

/** A part of a view that few sites or visitors need: `load` downloads it. */
export function RarePart({
  load,
  isTall = false,
}: {
  readonly load: () => Promise<ComponentType>;

  /** Whether its place is kept while it is downloaded. */
  readonly isTall?: boolean;
}) {
  const { value: Part, hasFailed, retry } = useDownloaded(load);
  if (Part) return <Part />;
  return hasFailed ? (
    <NotDownloaded kind="secondary" onRetry={retry} />
  ) : (
    isTall && <div className="row skeleton" />
  );
}
