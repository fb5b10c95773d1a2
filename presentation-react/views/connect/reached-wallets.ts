import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { Connector } from '../../../domain/connection/connector';
import type { ConnectorRow } from '../../../domain/connection/connector-list';
import { connectorWith } from '../../../domain/connection/multi-chain-connector';

/**
 * Whether a wallet may be connected on `namespace`. A pairing proposes every network of the site, and the
 * wallet decides which it supports.
 */
export function isReached(
  { id, tag }: ConnectorRow,
  namespace: ChainNamespace,
  connectors: readonly Connector[],
): boolean {
  if (connectorWith(connectors, id, namespace)) return true;
  return tag !== 'getWallet' && !connectorWith(connectors, id);
}
