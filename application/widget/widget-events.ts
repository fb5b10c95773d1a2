import type { Account } from '../../domain/account/account';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import type { ActiveNetwork } from '../../domain/network/network';
import type { SentByWidget } from '../../domain/transaction/sent-by-widget';
import { activeConnection, type WidgetState } from '../snapshot/widget-state';

/** What a site hears of with {@link Widget.on}, by name. */
export interface WidgetEvents {
  /** A wallet is connected, also one of an earlier visit that is restored, or another wallet on the same namespace. */
  readonly connect: { readonly namespace: ChainNamespace; readonly account: Account };

  /** The wallet of a namespace is not connected any more. */
  readonly disconnect: { readonly namespace: ChainNamespace };

  /** Another account of the same wallet is in use. */
  readonly account: { readonly namespace: ChainNamespace; readonly account: Account };

  /** Another network is in use on a namespace, with or without a wallet. */
  readonly network: { readonly namespace: ChainNamespace; readonly network: ActiveNetwork };

  /** The visitor has signed in with the account in use. */
  readonly signIn: { readonly namespace: ChainNamespace; readonly account: Account };

  /**
   * The visitor has sent a transaction with the widget: a transfer, a swap, its allowance, or what takes the place of
   * another. Again with its `outcome`, as soon as the chain has one. What the dapp sends itself is not among them.
   */
  readonly transaction: SentByWidget;
}

/** The name of an event of {@link WidgetEvents}. */
export type WidgetEventName = keyof WidgetEvents;

/** Calls `listener` for each event `name` in the steps between `states`, and leaves the last of them. */
export function emitEvents<Name extends WidgetEventName>(
  states: WidgetState[],
  name: Name,
  listener: (event: WidgetEvents[Name]) => void,
): void {
  while (states.length > 1) {
    const [before, after] = states;
    states.shift();
    if (!before || !after) return;
    for (const event of eventsBetween[name](before, after)) {
      try {
        listener(event);
      } catch (error) {
        // The error of a listener keeps no event from it or from another one.
        void Promise.reject(error);
      }
    }
  }
}

type EventsBetween<Name extends WidgetEventName> = (
  before: WidgetState,
  after: WidgetState,
) => readonly WidgetEvents[Name][];

const eventsBetween: { readonly [Name in WidgetEventName]: EventsBetween<Name> } = {
  connect: (before, after) =>
    onEach((namespace) => {
      const [had, account] = accountsOn(namespace, before, after);
      return account && account.connectorId !== had?.connectorId && { namespace, account };
    }),
  disconnect: (before, after) =>
    onEach((namespace) => {
      const [had, account] = accountsOn(namespace, before, after);
      return had && !account && { namespace };
    }),
  account: (before, after) =>
    onEach((namespace) => {
      const [had, account] = accountsOn(namespace, before, after);
      const isSameWallet = account && account.connectorId === had?.connectorId;
      return isSameWallet && account.address !== had.address && { namespace, account };
    }),
  network: (before, after) =>
    onEach((namespace) => {
      const { network } = after.connections[namespace];
      const had = before.connections[namespace].network;
      return network && network.caipNetworkId !== had?.caipNetworkId && { namespace, network };
    }),
  signIn: (before, after) => {
    const { account, namespace } = activeConnection(after);
    const isSignedIn = ({ features }: WidgetState) => features.siwx?.signIn.status === 'signedIn';
    return account && isSignedIn(after) && !isSignedIn(before) ? [{ namespace, account }] : [];
  },
  transaction: ({ features: { transactions: had = [] } }, { features: { transactions = [] } }) =>
    transactions.filter((each) => !had.includes(each)).reverse(),
};

function onEach<Event>(
  eventOn: (namespace: ChainNamespace) => Event | false | undefined,
): readonly Event[] {
  return chainNamespaces.flatMap((namespace) => eventOn(namespace) || []);
}

function accountsOn(namespace: ChainNamespace, before: WidgetState, after: WidgetState) {
  return [before.connections[namespace].account, after.connections[namespace].account] as const;
}
