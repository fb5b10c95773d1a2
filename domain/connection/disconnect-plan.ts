import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import type { ConnectorType } from './connector';

/** The kind of connector of each connected namespace; absent when not connected or not known. */
export type ConnectedBy = Readonly<Partial<Record<ChainNamespace, ConnectorType | undefined>>>;

/** Connector types whose session serves several namespaces, and ends on all of them together. */
const sharedTypes: ReadonlySet<ConnectorType> = new Set(['WALLET_CONNECT', 'AUTH']);

/**
 * The namespaces that end when the visitor disconnects `namespace`, in their order: all of them when
 * `namespace` is absent, and all that the same pairing or login serves.
 */
export function namespacesToLeave(
  connectedBy: ConnectedBy,
  namespace?: ChainNamespace,
): readonly ChainNamespace[] {
  if (namespace === undefined) return chainNamespaces;
  const type = connectedBy[namespace];
  if (type === undefined || !sharedTypes.has(type)) return [namespace];
  return chainNamespaces.filter((other) => connectedBy[other] === type);
}

/**
 * Whether any of the `connected` namespaces, in the order in which they connected, remains after `left` end,
 * and which one becomes active. An active namespace that remains stays active.
 */
export function nextInUse(
  connected: readonly ChainNamespace[],
  left: readonly ChainNamespace[],
  inUse: ChainNamespace,
): { readonly staysConnected: boolean; readonly enter?: ChainNamespace } {
  const next = connected.find((namespace) => !left.includes(namespace));
  if (next === undefined) return { staysConnected: false };
  return { staysConnected: true, ...(left.includes(inUse) && { enter: next }) };
}
