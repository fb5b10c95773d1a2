import type { ChainNamespace } from '../caip/chain-namespace';
import type { Connector, ConnectorType } from './connector';
import { BROWSER_WALLET_NAME } from './wallet-visibility';

/** What a browser holds: only these may be one wallet on several namespaces. */
const installedTypes: ReadonlySet<ConnectorType> = new Set(['ANNOUNCED', 'INJECTED']);

/**
 * `connectors` with each wallet that is on several namespaces in one row of type `MULTI_CHAIN`, in the
 * place of its first connector.
 *
 * Two connectors of different namespaces are one wallet where they have the same rdns; where the standard
 * of either has none, where they have the same name, letter case, punctuation and the word "wallet" aside.
 * One that another claims to be is joined with nobody.
 */
export function joinedConnectors(connectors: readonly Connector[]): readonly Connector[] {
  const wallets: Connector[][] = [];
  for (const connector of connectors) {
    const wallet = wallets.find((members) => members.every((one) => isSameWallet(one, connector)));
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

/** The one of `connectors` that has this id, or a way in with it: on `namespace`, where that is given. */
export function connectorWith(
  connectors: readonly Connector[],
  id: string | undefined,
  namespace?: ChainNamespace,
): Connector | undefined {
  const isIt = (way: Connector): boolean =>
    way.id === id && (namespace === undefined || way.chain === namespace);
  const isOwn = (connector: Connector): boolean =>
    connector.id === id &&
    connectorsOf(connector).some(({ chain }) => (namespace ?? chain) === chain);
  return (
    connectors.find((connector) => connectorsOf(connector).some(isIt)) ?? connectors.find(isOwn)
  );
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

function isSameWallet(one: Connector, other: Connector): boolean {
  if (one.chain === other.chain || !mayBeJoined(one) || !mayBeJoined(other)) return false;
  const [rdns, otherRdns] = [one.info?.rdns, other.info?.rdns];
  if (rdns !== undefined && otherRdns !== undefined) return rdns === otherRdns;
  return isSameName(one.name, other.name);
}

/** Whether two names are one, letter case, punctuation and the word "wallet" aside. */
export function isSameName(one: string, other: string): boolean {
  const name = plainName(one);
  return name !== '' && name === plainName(other);
}

/** Whether it is known by its name: it is in the browser, says which one it is, and nobody else claims to be it. */
export function mayBeJoined({ isDuplicate, name, type }: Connector): boolean {
  return installedTypes.has(type) && isDuplicate !== true && name !== BROWSER_WALLET_NAME;
}

function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\bwallet\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
