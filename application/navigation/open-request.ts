import { isChainNamespace } from '../../domain/caip/chain-namespace';
import { isFeatureViewName } from '../../domain/routing/feature-view-name';
import type { AnyViewName, ViewEntry } from '../../domain/routing/view-name';

/** The options of {@link Widget.open}. */
export interface OpenRequest {
  /** The view to open; chosen by the specification's rules when absent. */
  readonly view?: AnyViewName;

  /** A pairing URI to show. */
  readonly uri?: string;

  /** The arguments of the view. */
  readonly args?: { readonly connectorId?: string; readonly [name: string]: string | undefined };
}

/** The view `name` with the URI and the arguments of the request. */
export function viewToOpen(name: AnyViewName, { args = {}, uri }: OpenRequest): ViewEntry {
  const { connectorId, ...others } = args;
  const { namespace } = others;
  const given = Object.entries(others).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return {
    name,
    ...(connectorId !== undefined && { connectorId }),
    ...(namespace !== undefined && isChainNamespace(namespace) && { namespace }),
    ...(uri !== undefined && { uri }),
    ...(isFeatureViewName(name) && given.length > 0 && { args: Object.fromEntries(given) }),
  };
}
