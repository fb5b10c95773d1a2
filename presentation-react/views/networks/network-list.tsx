import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { listedNetworks } from '../../../domain/network/listed-networks';
import type { Network } from '../../../domain/network/network';
import { type NetworkReach, networkReach } from '../../../domain/network/network-reach';
import { offeredNetworks } from '../../../domain/swap/offered-networks';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useConnections } from '../../bindings/use-connections';
import { useNetwork } from '../../bindings/use-network';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { networksMessages } from '../../messages/networks-en';
import { useListFocus } from '../../parts/use-list-focus';
import { useLongList } from '../../parts/use-long-list';
import { Action } from '../../primitives/action';
import networksCss from './networks.css';
import { NetworkRow, type RowState } from './network-row';
import { NetworkSearch } from './network-search';

/** More networks than this can be searched. */
const FEW = 8;

/**
 * The networks that the view on show offers; choosing one asks the wallet to switch. A wallet may never
 * answer: while the request is open, the visitor can choose another network, or cancel.
 */
export function NetworkList({ label }: { readonly label: string }) {
  useStyle(networksCss);
  const widget = useWidget();
  const { cancel } = useMessages();
  const messages = useCatalogue(networksMessages);
  const { network, networks: all, switching } = useNetwork();
  const view = useWidgetState((state) => state.view);
  const [search, setSearch] = useState('');
  const offered = useMemo(() => offeredNetworks(view, all), [view, all]);
  const { main, test } = useMemo(() => listedNetworks(offered, search), [offered, search]);
  const connections = useConnections();
  const here = network?.caipNetworkId;
  const asked = switching?.status === 'asking' ? switching.caipNetworkId : undefined;
  const stateOf = ({ caipNetworkId, chainNamespace }: Network): RowState => {
    if (caipNetworkId === asked) return 'asked';
    if (caipNetworkId === here) return 'current';
    const { account, network: used } = connections[chainNamespace];
    return account && used?.caipNetworkId === caipNetworkId ? 'connected' : 'idle';
  };
  const reachOf = (one: Network): NetworkReach =>
    networkReach(one, connections[one.chainNamespace].account);
  const choices = useMemo(
    () => [...main, ...test].filter(({ caipNetworkId }) => caipNetworkId !== here),
    [main, test, here],
  );
  const unapproved = new Set(choices.map(reachOf));
  unapproved.delete('approved');
  const notes = useId();
  const group = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => choices.map(({ caipNetworkId }) => caipNetworkId), [choices]);
  const names = useMemo(() => choices.map(({ name }) => name), [choices]);
  const { stop, setStop, onKeyDown } = useListFocus(group, { ids, names, columns: 1 });
  const stopAsking = (): void => {
    // The Cancel button is about to disappear, so the focus moves to the chosen network.
    group.current?.querySelector<HTMLElement>('[aria-busy]')?.focus();
    widget.dismissSwitch();
  };
  const rowOf = (one: Network): ReactNode => (
    <NetworkRow
      network={one}
      state={stateOf(one)}
      reach={reachOf(one)}
      noteId={`${notes}${reachOf(one)}`}
      isStop={one.caipNetworkId === ids[stop]}
      onFocus={() => setStop(one.caipNetworkId)}
    />
  );
  const groupProps = { stopId: ids[stop], rowOf };
  const count = main.length + test.length;
  return (
    <>
      {offered.length > FEW && <NetworkSearch search={search} count={count} onSearch={setSearch} />}
      <div
        ref={group}
        className="network-groups"
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {main.length > 0 && <Group {...groupProps} label={label} networks={main} />}
        {test.length > 0 && main.length > 0 && (
          <p className="network-group" aria-hidden="true">
            {messages.networksForTests}
          </p>
        )}
        {test.length > 0 && (
          <Group
            {...groupProps}
            label={main.length > 0 ? messages.networksForTests : label}
            networks={test}
          />
        )}
      </div>
      {[...unapproved].map((reach) => (
        <p key={reach} id={`${notes}${reach}`} className="note">
          {reach === 'closed' ? messages.networksClosed : messages.networksAddable}
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

interface GroupProps {
  readonly label: string;
  readonly networks: readonly Network[];

  /** The network that the Tab key reaches. */
  readonly stopId: string | undefined;
  readonly rowOf: (network: Network) => ReactNode;
}

function Group({ label, networks, stopId, rowOf }: GroupProps) {
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => networks.map(({ caipNetworkId }) => caipNetworkId), [networks]);
  const place = stopId === undefined ? -1 : keys.indexOf(stopId as (typeof keys)[number]);
  const stop = place === -1 ? {} : { stop: place };
  const { isLong, places, rowAt, style } = useLongList(list, { keys, ...stop });
  return (
    <ul
      ref={list}
      className="list"
      aria-label={label}
      data-long={isLong || undefined}
      style={style}
    >
      {places.map((each) => {
        const network = networks[each];
        return (
          network && (
            <li key={network.caipNetworkId} {...rowAt(each)}>
              {rowOf(network)}
            </li>
          )
        );
      })}
    </ul>
  );
}
