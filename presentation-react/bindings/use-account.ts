import { useMemo } from 'react';
import type { Account, AddressOn, BalanceState } from '../../domain/account/account';
import { shortenAddress } from '../../domain/address/shorten-address';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ConnectionStatus } from '../../domain/connection/connection';
import type { Snapshot } from '../../domain/snapshot/snapshot';
import type { ConnectionState } from '../../application/snapshot/widget-state';
import { useIsHydrated } from './use-store';
import { useWidget, useWidgetState } from './widget-context';

/** The account in use, as {@link useAccount} returns it. */
export interface AccountInUse<
  Namespace extends ChainNamespace = ChainNamespace,
> extends Account<Namespace> {
  /** The shortened address: `0x1234…cdef`. */
  readonly short: string;
}

/** Whether a wallet is connected, and its account. The account stays during an attempt at another wallet. */
export interface AccountStatus<Namespace extends ChainNamespace = ChainNamespace> {
  /** Where the connection stands. */
  readonly status: ConnectionStatus;

  /**
   * Whether the connection is still unknown: the widget is restoring an earlier connection, or the page is
   * still server output. Show a skeleton, not "Connect".
   */
  readonly isRestoring: boolean;
  /** The account in use. */
  readonly account: AccountInUse<Namespace> | undefined;
  /** Its address. */
  readonly address: AddressOn<Namespace> | undefined;
  /** Its CAIP-10 id, with the network in use. */
  readonly caipAddress: CaipAddress | undefined;
  /** The shortened address: `0x1234…cdef`. */
  readonly short: string | undefined;

  /**
   * The shortened address that `initialState` has of the visit before, while `isRestoring`. For looks only: it comes from
   * a cookie.
   */
  readonly remembered: string | undefined;

  /**
   * The native balance. The widget reads it when an account or a network comes into use, while the account view is on
   * show, and when the chain has a transaction that the dapp sent with `useProvider()`. Any other change is in it after
   * `widget.refreshBalance({ force: true })`.
   */
  readonly balance: BalanceState | undefined;
}

/**
 * The account in use on `namespace`, or on the one in use. With `eip155`, addresses have the type `0x…` that
 * viem requires.
 */
export function useAccount<Namespace extends ChainNamespace = ChainNamespace>(
  namespace?: Namespace,
): AccountStatus<Namespace> {
  const connection = useWidgetState(
    (state): ConnectionState => state.connections[namespace ?? state.namespace],
  ) as ConnectionState<Namespace>;
  const isHydrated = useIsHydrated();
  const { initialState } = useWidget().options;
  return useMemo(
    () => accountStatusOf(connection, isHydrated, initialState),
    [connection, isHydrated, initialState],
  );
}

function accountStatusOf<Namespace extends ChainNamespace>(
  connection: ConnectionState<Namespace>,
  isHydrated: boolean,
  snapshot: Snapshot | undefined,
): AccountStatus<Namespace> {
  const { status, account, attempt } = connection;
  const isLookedFor = attempt?.status === 'asking' && attempt.purpose === 'restore';
  const inUse = account && { ...account, short: shortenAddress(account.address) };
  const isRestoring = !isHydrated || (isLookedFor && !account);
  return {
    status,
    isRestoring,
    remembered: isRestoring ? snapshot?.short(connection.namespace) : undefined,
    account: inUse,
    address: inUse?.address,
    caipAddress: inUse?.caipAddress,
    short: inUse?.short,
    balance: inUse?.balance,
  };
}
