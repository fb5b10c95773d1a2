import type { WidgetState } from '../../application/snapshot/widget-state';

/**
 * Whether a wallet is having its say: its own window may be in this page, and must be usable and on
 * top. Also while the visitor is told of a request that only that window can answer.
 */
export function isWalletAsked(state: WidgetState): boolean {
  return isConnectAsked(state) || isSwitchAsked(state);
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
