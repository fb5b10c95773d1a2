import type { Widget } from '../../application/widget/widget';
import type { AddressOn } from '../../domain/account/account';

/** The account and the network that a widget is connected with on EVM chains. */
export interface EvmConnection {
  /** Every address that the wallet shares, the one in use first. */
  readonly accounts: readonly AddressOn<'eip155'>[];

  /** The EIP-155 id of the wallet's network. */
  readonly chainId: number;
}

/** The connection that `state` shows. `undefined` while no EVM wallet is connected. */
export function evmConnectionIn({ state }: Pick<Widget, 'state'>): EvmConnection | undefined {
  const { account, network } = state.connections.eip155;
  if (!account || !network) return undefined;
  return { accounts: account.allAddresses, chainId: network.id };
}

/** Calls `onChange` with each other connection than the one before, until the returned function is called. */
export function followEvmConnection(
  widget: Widget,
  onChange: (now: EvmConnection | undefined, before: EvmConnection | undefined) => void,
): () => void {
  let before = evmConnectionIn(widget);
  return widget.subscribe(() => {
    const now = evmConnectionIn(widget);
    const last = before;
    if (isSameConnection(now, last)) return;
    before = now;
    onChange(now, last);
  });
}

function isSameConnection(one: EvmConnection | undefined, other: EvmConnection | undefined) {
  return one?.chainId === other?.chainId && isSameAccounts(one, other);
}

/** Whether both have the same addresses in the same order. */
export function isSameAccounts(
  one: EvmConnection | undefined,
  other: EvmConnection | undefined,
): boolean {
  return one?.accounts.join() === other?.accounts.join();
}
