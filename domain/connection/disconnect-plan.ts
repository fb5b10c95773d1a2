import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import type { ConnectorType } from './connector';

/** By what kind of connector each namespace is connected; nothing where it is not, or where nobody knows. */
export type ConnectedBy = Readonly<Partial<Record<ChainNamespace, ConnectorType | undefined>>>;

/** One session of these serves several namespaces, and ends on all of them together. */
const sharedTypes: ReadonlySet<ConnectorType> = new Set(['WALLET_CONNECT', 'AUTH']);

/**
 * Which namespaces a visitor leaves who disconnects `namespace`, in their order: every one where none is
 * named, and all that the same code or login serves.
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
 * Which of the `connected` namespaces, in the order that they connected, is there after `left` are gone, and
 * whether it comes into use: that of a namespace that stays is left alone.
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
