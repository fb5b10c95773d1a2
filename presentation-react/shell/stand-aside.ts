import type { WidgetState } from '../../application/snapshot/widget-state';

/**
 * Whether a request is open in a wallet. The wallet's window may be in this page, and must be usable and on
 * top. Also true while a view reports a request that the visitor can answer only in that window.
 */
export function isWalletAsked(state: WidgetState): boolean {
  const { send, siwx, swap } = state.features;
  return (
    send?.flow.status === 'asking' ||
    swap?.flow.status === 'asking' ||
    // The embedded wallet is asked inside the modal.
    (siwx?.signIn.status === 'signing' && state.view?.name !== 'ApproveTransaction') ||
    isConnectAsked(state) ||
    isSwitchAsked(state)
  );
}

function isConnectAsked({ connections, view }: WidgetState): boolean {
  return Object.values(connections).some(({ attempt }) => {
    if (attempt?.status === 'asking') return attempt.purpose === 'connect';
    return attempt?.failure.cause === 'pending' && view?.name === 'ConnectingExternal';
  });
}

function isSwitchAsked({ switching, view }: WidgetState): boolean {
  if (switching?.status === 'asking') return true;
  const isTold = view?.name === 'Networks' || view?.name === 'UnsupportedChain';
  return switching?.failure.cause === 'pending' && isTold;
}
