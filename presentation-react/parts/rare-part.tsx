import type { ComponentType } from 'react';
import { useDownloaded } from '../bindings/use-downloaded';
import type { CatalogueName } from '../messages/message-catalogue';
import { NotDownloaded } from './not-downloaded';

/** A part of a view that few sites or visitors need: `load` downloads it. */
export function RarePart({
  load,
  texts,
  height,
}: {
  readonly load: () => Promise<ComponentType>;

  /** The catalogue of the part, where it is not one of the view's. */
  readonly texts?: CatalogueName;

  /** How high its place is, in pixels, which is kept while it is downloaded. */
  readonly height?: number;
}) {
  const { value: Part, hasFailed, retry } = useDownloaded(load, texts);
  if (Part) return <Part />;
  return hasFailed ? (
    <NotDownloaded kind="secondary" onRetry={retry} />
  ) : (
    height && <div className="row skeleton" style={{ height }} />
  );
}
