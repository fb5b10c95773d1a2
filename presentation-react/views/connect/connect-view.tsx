import { connectorWith } from '../../../domain/connection/multi-chain-connector';
import { useMessages } from '../../shell/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { AllWalletsRow } from './all-wallets-row';
import { Newcomer } from './newcomer';
import { NoWallet } from './no-wallet';
import { WalletRow } from './wallet-row';
import { useRoving } from '../../primitives/use-roving';
import { useSteadyRows } from './use-steady-rows';

/** No wallet has such an id. */
const ALL_WALLETS = ' all';

/** Lists the wallets; choosing one asks that wallet to connect. */
export default function ConnectView() {
  const messages = useMessages();
  const namespace = useWidgetState(({ view }) => view?.namespace);
  const connectors = useWidgetState((state) => state.connectors);
  const all = useSteadyRows(useWidgetState(({ connectorRows }) => connectorRows));
  const { hold } = all;
  const rows = namespace
    ? all.rows.filter(({ id }) => connectorWith(connectors, id, namespace))
    : all.rows;
  const hasAll = useHasAllWallets() && namespace === undefined;
  const ids = [...rows.map(({ id }) => id), ...(hasAll ? [ALL_WALLETS] : [])];
  const { list, onKeyDown, itemProps } = useRoving(ids);
  return (
    <>
      {ids.length === 0 && <NoWallet />}
      {ids.length > 0 && (
        <ul
          ref={list}
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
      <Newcomer />
    </>
  );
}

/** Wallets that are not installed are paired by a code, which a site without a project id cannot have. */
function useHasAllWallets(): boolean {
  const { enableWallets, features, networks, projectId } = useWidget().options;
  return enableWallets && features.allWallets && networks.length > 0 && projectId !== undefined;
}
