import { isChainNamespace } from '../../domain/caip/chain-namespace';
import { isFeatureViewName } from '../../domain/routing/feature-view-name';
import type { ViewName, ViewEntry } from '../../domain/routing/view-name';

/** The options of {@link Widget.open}. */
export interface OpenRequest {
  /** The view to open; chosen by the specification's rules when absent. */
  readonly view?: ViewName;

  /** A pairing URI to show. */
  readonly uri?: string;

  /** The arguments of the view. */
  readonly args?: { readonly connectorId?: string; readonly [name: string]: string | undefined };
}

/** A request for the form that sends a token, filled in with the arguments of the site. */
export interface OpenSendRequest extends OpenRequest {
  /** The form for sending. */
  readonly view: 'WalletSend';
  /** What fills the form in, such as `receiver`, `amount` and `token`. */
  readonly args: NonNullable<OpenRequest['args']>;
}

/** What the visitor has sent. */
export interface OpenedSend {
  /** The hash of the transaction. */
  readonly hash: string;
}

/** The view `name` with the URI and the arguments of the request. */
export function viewToOpen(name: ViewName, { args = {}, uri }: OpenRequest): ViewEntry {
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
