import { useId } from 'react';
import { type NetworkReach, networkReach } from '../../../domain/network/network-reach';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useConnections } from '../../bindings/use-connections';
import { useNetwork } from '../../bindings/use-network';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import type { Network } from '../../../domain/network/network';
import { offeredNetworks } from '../../../domain/swap/offered-networks';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { NetworkEmblem } from '../../parts/network-emblem';
import { Spinner } from '../../primitives/spinner';
import { columnKeys } from '../../primitives/arrow-keys/key-map';
import { type ItemProps, useArrowKeys } from '../../primitives/arrow-keys/use-arrow-keys';
import { networksMessages } from '../../messages/networks-en';
import { useMessages } from '../../bindings/shell-context';

/**
 * The networks that the view on show offers; choosing one asks the wallet to switch. A wallet may never
 * answer: while the request is open, the visitor can choose another network, or cancel.
 */
export function NetworkList({ label }: { readonly label: string }) {
  const widget = useWidget();
  const { cancel } = useMessages();
  const { networksAddable, networksClosed } = useCatalogue(networksMessages);
  const { network, networks: all, switching } = useNetwork();
  const view = useWidgetState((state) => state.view);
  const networks = offeredNetworks(view, all);
  const asked = switching?.status === 'asking' ? switching.caipNetworkId : undefined;
  const here = network?.caipNetworkId;
  const choices = networks.filter(({ caipNetworkId }) => caipNetworkId !== here);
  const connections = useConnections();
  const reachOf = (one: Network): NetworkReach =>
    networkReach(one, connections[one.chainNamespace].account);
  const unapproved = new Set(choices.map(reachOf));
  unapproved.delete('approved');
  const notes = useId();
  const { group, onKeyDown, itemProps } = useArrowKeys(
    choices.map((one) => one.caipNetworkId),
    columnKeys,
  );
  const stopAsking = (): void => {
    // The Cancel button is about to disappear, so the focus moves to the chosen network.
    group.current?.querySelector<HTMLElement>('[aria-busy]')?.focus();
    widget.dismissSwitch();
  };
  return (
    <>
      <ul ref={group} className="list" aria-label={label} onKeyDown={onKeyDown}>
        {networks.map((one) => (
          <NetworkRow
            key={one.caipNetworkId}
            network={one}
            state={rowState(one, here, asked)}
            reach={reachOf(one)}
            noteId={`${notes}${reachOf(one)}`}
            buttonProps={itemProps(one.caipNetworkId)}
          />
        ))}
      </ul>
      {[...unapproved].map((reach) => (
        <p key={reach} id={`${notes}${reach}`} className="note">
          {reach === 'closed' ? networksClosed : networksAddable}
        </p>
      ))}
      {asked !== undefined && (
        <Action kind="quiet" onPress={stopAsking}>
          {cancel}
        </Action>
      )}
    </>
  );
}

type RowState = 'current' | 'asked' | 'idle';

interface NetworkRowProps {
  readonly network: Network;
  readonly state: RowState;
  readonly reach: NetworkReach;

  /** The id of the sentence that says why the wallet is not on it. */
  readonly noteId: string;
  readonly buttonProps: ItemProps;
}

function NetworkRow({ network, state, reach, noteId, buttonProps }: NetworkRowProps) {
  const widget = useWidget();
  const { approveInWallet } = useMessages();
  const { currentNetwork, notApproved } = useCatalogue(networksMessages);
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
  const isMarked = state === 'idle' && reach !== 'approved';
  return (
    <li>
      <button
        type="button"
        className="row"
        data-state={state}
        aria-current={state === 'current' || undefined}
        aria-busy={state === 'asked' || undefined}
        disabled={state === 'current'}
        aria-disabled={(state === 'idle' && reach === 'closed') || undefined}
        aria-describedby={isMarked ? noteId : undefined}
        onClick={state === 'idle' && reach !== 'closed' ? choose : undefined}
        {...buttonProps}
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
        {isMarked && <span className="tag outlined">{notApproved}</span>}
        {state === 'asked' && (
          <span className="note-end">
            {approveInWallet}
            <Spinner />
          </span>
        )}
      </button>
    </li>
  );
}

function rowState({ caipNetworkId }: Network, here?: string, asked?: string): RowState {
  if (caipNetworkId === asked) return 'asked';
  return caipNetworkId === here ? 'current' : 'idle';
}
