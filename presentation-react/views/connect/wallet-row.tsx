import { useId } from 'react';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { ConnectorRow } from '../../../domain/connection/connector-list';
import { useWidget } from '../../bindings/widget-context';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import type { ItemProps } from '../../primitives/arrow-keys/use-arrow-keys';
import { useMessages } from '../../bindings/shell-context';

interface WalletRowProps {
  readonly row: ConnectorRow;

  /** The namespace on which the wallet is to be connected, where it is decided. */
  readonly namespace: ChainNamespace | undefined;
  readonly buttonProps: ItemProps;
}

/** One wallet of the list. */
export function WalletRow({ row, namespace, buttonProps }: WalletRowProps) {
  const widget = useWidget();
  const messages = useMessages();
  const noteId = useId();
  const { id, name, tag, isDuplicate } = row;
  return (
    <li>
      <button
        type="button"
        className="row"
        data-tag={tag}
        aria-describedby={isDuplicate ? noteId : undefined}
        onClick={() => void widget.chooseWallet(id, namespace)}
        {...buttonProps}
      >
        <Emblem {...row} shape="wallet" />
        <span className="name">
          <bdi>{name}</bdi>
        </span>
        {tag === 'none' && <Icon name="forward" />}
        {tag === 'qrCode' && <span className="tag">{messages.qrCode}</span>}
        {tag === 'installed' && <span className="tag">{messages.installed}</span>}
        {tag === 'recent' && <span className="tag strong">{messages.recent}</span>}
        {tag === 'getWallet' && <span className="tag outlined">{messages.getWallet}</span>}
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
