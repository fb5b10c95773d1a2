import type { TrackedEvent } from '../../domain/analytics/tracked-event';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import type { ConnectorType } from '../../domain/connection/connector';
import type { Pairing } from '../../domain/connection/pairing';
import { connectorWith } from '../../domain/connection/multi-chain-connector';
import type { SendState } from '../../domain/send/send-state';
import type { WidgetState } from '../snapshot/widget-state';

/** The visitor's actions between two states of the widget. */
export function eventsBetween(before: WidgetState, after: WidgetState): readonly TrackedEvent[] {
  return [
    ...modalEvents(before, after),
    ...chainNamespaces.flatMap((namespace) => connectionEvents(before, after, namespace)),
    ...sendEvents(before.features.send, after.features.send),
  ];
}

/** Whether `state` shows that the visitor has begun to use the widget, and is not only looking at the page. */
export function hasActed(state: WidgetState, isEmbedded: boolean): boolean {
  const isConnecting = Object.values(state.connections).some(
    ({ attempt }) => attempt?.status === 'asking' && attempt.purpose === 'connect',
  );
  const hasMoved = state.history.length > 1;
  return isConnecting || hasMoved || state.switching !== undefined || (state.isOpen && !isEmbedded);
}

function modalEvents(before: WidgetState, after: WidgetState): readonly TrackedEvent[] {
  const connected = Object.values(after.connections).some(({ account }) => account !== undefined);
  const view = after.view?.name;
  const opened: readonly TrackedEvent[] =
    before.isOpen === after.isOpen
      ? []
      : [{ event: after.isOpen ? 'MODAL_OPEN' : 'MODAL_CLOSE', properties: { connected } }];
  if (view === before.view?.name) return opened;
  if (view === 'AllWallets') return [...opened, { event: 'CLICK_ALL_WALLETS' }];
  if (view === 'Networks') return [...opened, { event: 'CLICK_NETWORKS' }];
  if (view === 'Transactions') return [...opened, { event: 'CLICK_TRANSACTIONS' }];
  return opened;
}

function connectionEvents(
  earlier: WidgetState,
  later: WidgetState,
  namespace: ChainNamespace,
): readonly TrackedEvent[] {
  const before = earlier.connections[namespace];
  const after = later.connections[namespace];
  if (before === after) return [];
  const { account, attempt } = after;
  const connectorId = account?.connectorId;
  const wasAsked = before.attempt?.status === 'asking' ? before.attempt : undefined;
  if (attempt?.status === 'failed' && before.attempt !== attempt) {
    const isDeclined = attempt.failure.cause === 'declined';
    const properties = { message: attempt.failure.cause };
    return [{ event: isDeclined ? 'USER_REJECTED' : 'CONNECT_ERROR', properties }];
  }
  if (connectorId !== undefined && connectorId !== before.account?.connectorId) {
    const connector = connectorWith(later.connectors, connectorId, namespace);
    const name = connector?.name ?? connectorId;
    const reconnect = wasAsked?.purpose === 'restore';
    const method = methodOf(connector?.type, later.features.pairing);
    return [{ event: 'CONNECT_SUCCESS', properties: { method, name, reconnect } }];
  }
  if (before.account && !account) {
    return [{ event: 'DISCONNECT_SUCCESS', properties: { namespace } }];
  }
  const network = after.network?.caipNetworkId;
  const hasMoved = account && before.account && before.network?.caipNetworkId !== network;
  return hasMoved && network ? [{ event: 'SWITCH_NETWORK', properties: { network } }] : [];
}

/** How the visitor reached a wallet of `type`. A pairing URI that no app of this device was handed was scanned. */
function methodOf(type: ConnectorType | undefined, pairing: Pairing | undefined): string {
  if (type === 'AUTH') return 'email';
  if (type !== 'WALLET_CONNECT') return 'browser';
  return pairing?.status === 'approved' && pairing.handedTo === 'mobile' ? 'mobile' : 'qrcode';
}

function sendEvents(before?: SendState, after?: SendState): readonly TrackedEvent[] {
  const flow = after?.flow;
  if (!flow || flow.status === 'editing' || flow.status === before?.flow.status) return [];
  const { request, network } = flow.review;
  const properties = { network: network.caipNetworkId, token: request.token.symbol };
  if (flow.status === 'asking') return [{ event: 'SEND_INITIATED', properties }];
  if (flow.status === 'sent') {
    return [{ event: 'SEND_SUCCESS', properties: { ...properties, hash: flow.hash } }];
  }
  if (flow.status !== 'failed') return [];
  const isDeclined = flow.failure.cause === 'declined';
  const message = flow.failure.cause;
  return [
    {
      event: isDeclined ? 'SEND_REJECTED' : 'SEND_ERROR',
      properties: { ...properties, message },
    },
  ];
}
