import { connectorWith } from '../../../domain/connection/multi-chain-connector';
import { useMessages } from '../../shell/shell-context';
import { useWidgetState } from '../../bindings/widget-context';
import { Newcomer } from './newcomer';
import { NoWallet } from './no-wallet';
import { WalletRow } from './wallet-row';
import { useRoving } from '../../primitives/use-roving';
import { useSteadyRows } from './use-steady-rows';

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
  const { list, onKeyDown, itemProps } = useRoving(rows.map(({ id }) => id));
  return (
    <>
      {rows.length === 0 && <NoWallet />}
      {rows.length > 0 && (
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
        </ul>
      )}
      <Newcomer />
    </>
  );
}
