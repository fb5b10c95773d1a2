import { useId } from 'react';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { ConnectorRow } from '../../../domain/connection/connector-list';
import type { WidgetState } from '../../../application/snapshot/widget-state';
import { useMessages } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import type { ItemProps } from '../../primitives/arrow-keys/use-arrow-keys';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import type { ListChoice } from './use-list-choice';

interface WalletRowProps {
  readonly row: ConnectorRow;

  /** The namespace on which the wallet is to be connected, where it is decided. */
  readonly namespace: ChainNamespace | undefined;
  readonly choice: ListChoice;
  readonly buttonProps: ItemProps;
}

/** One wallet of the list. */
export function WalletRow({ row, namespace, choice, buttonProps }: WalletRowProps) {
  const widget = useWidget();
  const messages = useMessages();
  const noteId = useId();
  const { id, name, tag, isDuplicate } = row;
  const isInstalled = useWidgetState(({ connectors }) =>
    connectors.some((connector) => connector.id === id && connector.type !== 'EXTERNAL'),
  );
  const isChosen = choice.connectorId === id;
  const choose = (): void => {
    if (isChosen && isAsked(widget.getSnapshot().connections, id)) return;
    if (!isChosen) choice.leave();
    void widget.chooseWallet(id, namespace);
  };
  const isToGet = tag === 'getWallet';
  // The label above the installed ones says so for all of them.
  const isMarked = tag === 'recent' && isInstalled;
  return (
    <li>
      <button
        type="button"
        className="row"
        data-tag={tag}
        aria-current={isChosen || undefined}
        aria-describedby={isDuplicate ? noteId : undefined}
        onClick={choose}
        {...buttonProps}
      >
        <Emblem {...row} shape="wallet" />
        <span className="name">
          <bdi>{name}</bdi>
        </span>
        {tag === 'qrCode' && <span className="tag">{messages.qrCode}</span>}
        {isMarked && <span className="tag strong">{messages.installed}</span>}
        {isToGet && <span className="tag outlined">{messages.getWallet}</span>}
        {tag !== 'qrCode' && !isMarked && !isToGet && <Icon name="forward" />}
      </button>
      {isDuplicate && (
        <p id={noteId} className="caution">
          <Icon name="alert" />
          <span>{messages.duplicate}</span>
        </p>
      )}
    </li>
  );
}

function isAsked(connections: WidgetState['connections'], connectorId: string): boolean {
  return Object.values(connections).some(
    ({ attempt }) => attempt?.status === 'asking' && attempt.connectorId === connectorId,
  );
}
