import type { Network } from '../../../domain/network/network';
import type { NetworkReach } from '../../../domain/network/network-reach';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget } from '../../bindings/widget-context';
import { networksMessages } from '../../messages/networks-en';
import { NetworkEmblem } from '../../parts/network-emblem';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';

/** Whether a network is the one in use, asked for, one that another wallet is on, or none of these. */
export type RowState = 'current' | 'asked' | 'connected' | 'idle';

interface NetworkRowProps {
  readonly network: Network;
  readonly state: RowState;
  readonly reach: NetworkReach;

  /** The id of the sentence that says why the wallet is not on it. */
  readonly noteId: string;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** A network: a press asks the wallet for it. */
export function NetworkRow(props: NetworkRowProps) {
  const { network, state, reach, noteId, isStop, onFocus } = props;
  const widget = useWidget();
  const { approveInWallet } = useMessages();
  const { currentNetwork, networkConnected, notApproved } = useCatalogue(networksMessages);
  const choose = (): void => {
    const { view } = widget.state;
    widget.switchNetwork(network.caipNetworkId).then(
      // The switch may already have led to another view.
      () => (widget.state.view === view ? widget.back() : undefined),
      () => {
        // The state has the reason, and the view shows it.
      },
    );
  };
  const isOpen = state === 'idle' || state === 'connected';
  const isMarked = isOpen && reach !== 'approved';
  return (
    <button
      type="button"
      className="row"
      data-state={state}
      aria-current={state === 'current' || undefined}
      aria-busy={state === 'asked' || undefined}
      disabled={state === 'current'}
      aria-disabled={(isOpen && reach === 'closed') || undefined}
      aria-describedby={isMarked ? noteId : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={isOpen && reach !== 'closed' ? choose : undefined}
    >
      <NetworkEmblem network={network} />
      <span className="name">
        <bdi>{network.name}</bdi>
      </span>
      {state === 'current' && (
        <span className="tag">
          <Icon name="check" />
          {currentNetwork}
        </span>
      )}
      {state === 'connected' && (
        <span className="tag">
          <span className="dot" />
          {networkConnected}
        </span>
      )}
      {isMarked && <span className="tag outlined">{notApproved}</span>}
      {state === 'asked' && (
        <span className="note-end">
          {approveInWallet}
          <Spinner />
        </span>
      )}
    </button>
  );
}
