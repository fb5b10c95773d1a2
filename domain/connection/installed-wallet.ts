import type { Connector, ConnectorType } from './connector';

/** Those that say nothing of what stands in the browser. */
const elsewhere: ReadonlySet<ConnectorType> = new Set(['WALLET_CONNECT', 'AUTH']);

/** The connector of `wallet` in this browser, by its rdns or its id, where it is installed. */
export function installedConnector(
  connectors: readonly Connector[],
  wallet: { readonly id: string; readonly rdns?: string },
): Connector | undefined {
  const names = [wallet.id, wallet.rdns ?? wallet.id];
  return connectors.find(
    ({ id, info, type }) =>
      !elsewhere.has(type) && (names.includes(id) || names.includes(info?.rdns ?? id)),
  );
}
