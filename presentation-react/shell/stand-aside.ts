import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import type { WidgetState } from '../../application/snapshot/widget-state';

/**
 * Whether a request is open in a wallet. The wallet's window may be in this page, and must be usable and on
 * top. Also true while a view reports a request that the visitor can answer only in that window.
 */
export function isWalletAsked(state: WidgetState): boolean {
  const { permissions, send, siwx, swap } = state.features;
  // The embedded wallet's window is above the modal, which keeps its place beneath.
  if (isApproving(state)) return false;
  return (
    send?.flow.status === 'asking' ||
    swap?.flow.status === 'asking' ||
    siwx?.signIn.status === 'signing' ||
    permissions?.review?.status === 'asking' ||
    permissions?.revoking !== undefined ||
    isConnectAsked(state) ||
    isSwitchAsked(state)
  );
}

/** Whether the visitor answers a request in the embedded wallet's window. */
export function isApproving({ view }: WidgetState): boolean {
  return view?.name === 'ApproveTransaction';
}

function isConnectAsked({ connections, view }: WidgetState): boolean {
  return Object.values(connections).some(({ attempt }) => {
    if (attempt?.connectorId === EMBEDDED_WALLET_ID) return false;
    if (attempt?.status === 'asking') return attempt.purpose === 'connect';
    return attempt?.failure.cause === 'pending' && view?.name === 'ConnectingExternal';
  });
}

function isSwitchAsked({ switching, view }: WidgetState): boolean {
  if (switching?.status === 'asking') return true;
  const isTold = view?.name === 'Networks' || view?.name === 'UnsupportedChain';
  return switching?.failure.cause === 'pending' && isTold;
}
