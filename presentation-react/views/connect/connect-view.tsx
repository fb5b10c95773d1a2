import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { Connector } from '../../../domain/connection/connector';
import type { ConnectorRow } from '../../../domain/connection/connector-list';
import { connectorWith } from '../../../domain/connection/multi-chain-connector';
import { hasRelay } from '../../../domain/options/has-relay';
import { useMessages } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { AllWalletsRow } from './all-wallets-row';
import { Newcomer } from './newcomer';
import { NoWallet } from './no-wallet';
import { WalletRow } from './wallet-row';
import { columnKeys } from '../../primitives/arrow-keys/key-map';
import { useArrowKeys } from '../../primitives/arrow-keys/use-arrow-keys';
import { useSteadyRows } from './use-steady-rows';

/** An id that no wallet has. */
const ALL_WALLETS = ' all';

/** Lists the wallets; choosing one asks that wallet to connect. */
export default function ConnectView() {
  const messages = useMessages();
  const namespace = useWidgetState(({ view }) => view?.namespace);
  const connectors = useWidgetState((state) => state.connectors);
  const all = useSteadyRows(useWidgetState(({ connectorRows }) => connectorRows));
  const { hold } = all;
  const rows = namespace
    ? all.rows.filter((row) => isReached(row, namespace, connectors))
    : all.rows;
  const leftOutCount = useWidgetState((state) => state.leftOutCount);
  const hasAll = useHasAllWallets();
  const ids = [...rows.map(({ id }) => id), ...(hasAll ? [ALL_WALLETS] : [])];
  const { group, onKeyDown, itemProps } = useArrowKeys(ids, columnKeys);
  return (
    <>
      {ids.length === 0 && <NoWallet />}
      {ids.length > 0 && (
        <ul
          ref={group}
          className="list"
          aria-label={messages.connectTitle}
          onKeyDown={onKeyDown}
          {...hold}
        >
          {rows.map((row) => (
            <WalletRow
              key={row.id}
              row={row}
              namespace={namespace}
              buttonProps={itemProps(row.id)}
            />
          ))}
          {hasAll && <AllWalletsRow buttonProps={itemProps(ALL_WALLETS)} />}
        </ul>
      )}
      {leftOutCount !== undefined && (
        <p className="note">{messages.walletsLeftOut(leftOutCount)}</p>
      )}
      <Newcomer />
    </>
  );
}

/**
 * Whether a wallet may be connected on `namespace`. A pairing proposes every network of the site, and the
 * wallet decides which it supports.
 */
function isReached(
  { id, tag }: ConnectorRow,
  namespace: ChainNamespace,
  connectors: readonly Connector[],
): boolean {
  if (connectorWith(connectors, id, namespace)) return true;
  return tag !== 'getWallet' && !connectorWith(connectors, id);
}

/** Wallets that are not installed connect by pairing, which needs a relay. */
function useHasAllWallets(): boolean {
  const { options } = useWidget();
  const deviceKind = useWidgetState((state) => state.features.wallets?.deviceKind);
  const { allWallets, enableWallets, features, networks } = options;
  const isHere = allWallets === 'ONLY_MOBILE' ? deviceKind === 'mobile' : allWallets !== 'HIDE';
  return enableWallets && features.allWallets && isHere && networks.length > 0 && hasRelay(options);
}
