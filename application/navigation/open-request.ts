import type { AnyViewName } from '../../domain/routing/view-name';

/** What {@link Widget.open} may be told. */
export interface OpenRequest {
  /** The view to open; chosen by the specification's rules when absent. */
  readonly view?: AnyViewName;

  /** A pairing URI to show. */
  readonly uri?: string;

  /** What the view is opened for. */
  readonly args?: { readonly connectorId?: string; readonly [name: string]: string | undefined };
}
