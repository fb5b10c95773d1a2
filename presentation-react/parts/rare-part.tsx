import type { ComponentType } from 'react';
import { useDownloaded } from '../bindings/use-downloaded';
import type { CatalogueName } from '../messages/message-catalogue';
import { NotDownloaded } from './not-downloaded';

/** A part of a view that few sites or visitors need: `load` downloads it. */
export function RarePart({
  load,
  texts,
  isTall = false,
}: {
  readonly load: () => Promise<ComponentType>;

  /** The catalogue of the part, where it is not one of the view's. */
  readonly texts?: CatalogueName;

  /** Whether its place is kept while it is downloaded. */
  readonly isTall?: boolean;
}) {
  const { value: Part, hasFailed, retry } = useDownloaded(load, texts);
  if (Part) return <Part />;
  return hasFailed ? (
    <NotDownloaded kind="secondary" onRetry={retry} />
  ) : (
    isTall && <div className="row skeleton" />
  );
}
