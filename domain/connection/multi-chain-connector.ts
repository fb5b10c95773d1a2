import type { ChainNamespace } from '../caip/chain-namespace';
import type { Connector, ConnectorType } from './connector';
import { isPair, knownWalletPairs, type WalletPair } from './wallet-pairs';

/** Connectors of wallets in this browser: only these may be one wallet on several namespaces. */
const installedTypes: ReadonlySet<ConnectorType> = new Set(['ANNOUNCED', 'INJECTED']);

/** Whether the visitor has used both of two connectors as one wallet. */
export type AreJoined = (one: Connector, other: Connector) => boolean;

/**
 * `connectors` with each wallet that is on several namespaces in one row of type `MULTI_CHAIN`, in the place
 * of its first connector.
 *
 * Two connectors of different namespaces are one wallet where the site says so by `pairs`, or where the visitor has
 * connected both (`areJoined`) and they have one rdns or are a pair that the package knows. Names, rdns and pictures alone
 * prove nothing, because any script can take them. A connector whose identity another one also claims is not joined.
 */
export function joinedConnectors(
  connectors: readonly Connector[],
  pairs: readonly WalletPair[] = [],
  areJoined: AreJoined = () => false,
): readonly Connector[] {
  const wallets: Connector[][] = [];
  for (const connector of connectors) {
    const isSame = (one: Connector): boolean => isSameWallet(one, connector, pairs, areJoined);
    const wallet = wallets.find((members) => members.every(isSame));
    if (wallet) wallet.push(connector);
    else wallets.push([connector]);
  }
  return wallets.flatMap(([first, ...others]) => (first ? joined(first, others) : []));
}

/** The connectors of one wallet, one on each of its namespaces: `connector` itself, where it has no others. */
export function connectorsOf(connector: Connector): readonly [Connector, ...Connector[]] {
  const [first, ...others] = connector.connectors ?? [];
  return first ? [first, ...others] : [connector];
}

/** The connector with this id among `connectors` and their members, on `namespace` where that is given. */
export function connectorWith(
  connectors: readonly Connector[],
  id: string | undefined,
  namespace?: ChainNamespace,
): Connector | undefined {
  const isIt = (member: Connector): boolean =>
    member.id === id && (namespace ?? member.namespace) === member.namespace;
  const isOwn = (connector: Connector): boolean =>
    connector.id === id &&
    connectorsOf(connector).some((member) => (namespace ?? member.namespace) === member.namespace);
  return (
    connectors.find((connector) => connectorsOf(connector).some(isIt)) ?? connectors.find(isOwn)
  );
}

/**
 * The connector that reaches the wallet with this id, on `namespace` where that is given. It has a name and a
 * picture of its own, which can differ from those of its row.
 */
export function memberWith(
  connectors: readonly Connector[],
  id: string | undefined,
  namespace?: ChainNamespace,
): Connector | undefined {
  const row = connectorWith(connectors, id, namespace);
  const members = row ? connectorsOf(row) : [];
  const isOn = (member: Connector): boolean => (namespace ?? member.namespace) === member.namespace;
  return members.find((member) => member.id === id && isOn(member)) ?? members.find(isOn);
}

function joined(first: Connector, others: readonly Connector[]): Connector {
  if (others.length === 0) return first;
  const connectors = [first, ...others];
  const imageUrl = connectors.find((each) => each.imageUrl !== undefined)?.imageUrl;
  const info = connectors.find((each) => each.info?.rdns !== undefined)?.info;
  return {
    ...first,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(info && { info }),
    type: 'MULTI_CHAIN',
    connectors,
  };
}

function isSameWallet(
  one: Connector,
  other: Connector,
  pairs: readonly WalletPair[],
  areJoined: AreJoined,
): boolean {
  if (one.namespace === other.namespace || !mayBeJoined(one) || !mayBeJoined(other)) return false;
  const [rdns, otherRdns] = [one.info?.rdns, other.info?.rdns];
  if (rdns !== undefined && otherRdns !== undefined) {
    return rdns === otherRdns && areJoined(one, other);
  }
  const ids = [rdns ?? one.id, otherRdns ?? other.id] as const;
  return isPair(pairs, ...ids) || (isPair(knownWalletPairs, ...ids) && areJoined(one, other));
}

/**
 * Whether the wallet's identity is certain: it is in the browser, and no other connector claims the same
 * identity.
 */
export function mayBeJoined({ isDuplicate, type }: Connector): boolean {
  return installedTypes.has(type) && isDuplicate !== true;
}
