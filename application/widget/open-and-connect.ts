import { abortable } from '../../domain/abort/abortable';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { activeConnection, type ConnectionState, type WidgetState } from '../snapshot/widget-state';
import { onChange } from './on-change';
import { untilRestored } from './until-restored';
import type { Widget } from './widget';

/**
 * Opens the modal and resolves with the account that the visitor connects: see {@link Widget.openAndConnect}. Closes
 * the modal when `signal` aborts.
 */
export async function openAndConnect(
  widget: Widget,
  namespace?: ChainNamespace,
  signal?: AbortSignal,
): Promise<CaipAddress> {
  signal?.throwIfAborted();
  await untilRestored(widget);
  signal?.throwIfAborted();
  const connected = connectionOf(widget.state, namespace).account;
  if (connected) return connected.caipAddress;
  const opening = widget.open({ view: 'Connect', ...(namespace && { args: { namespace } }) });
  try {
    await abortable(opening, signal);
  } catch (error) {
    // The modal may still be waiting for what draws it.
    void opening.then(
      () => widget.close(),
      () => {},
    );
    throw error;
  }
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      end();
      void widget.close();
      reject(signal?.reason);
    };
    const stop = onChange(widget, () => look());
    const end = (): void => {
      stop();
      signal?.removeEventListener('abort', onAbort);
    };
    const look = (): void => {
      const { state } = widget;
      const connection = connectionOf(state, namespace);
      if (!connection.account && !hasLeft(state, connection)) return;
      end();
      if (connection.account) resolve(connection.account.caipAddress);
      else void failure(state).then(reject, reject);
    };
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    else look();
  });
}

function connectionOf(state: WidgetState, namespace: ChainNamespace | undefined): ConnectionState {
  return namespace ? state.connections[namespace] : activeConnection(state);
}

/** Whether the modal is closed and no account can come of it: none that waits for the site to know its session. */
function hasLeft(
  { isDisposed, isOpen }: WidgetState,
  { attempt, status }: ConnectionState,
): boolean {
  return isDisposed || (!isOpen && (attempt !== undefined || status === 'disconnected'));
}

/** Why no account came. The texts of errors come with the core, which is downloaded by now. */
async function failure({ isDisposed }: WidgetState): Promise<Error> {
  const { noAccount } = await import('./no-account');
  return noAccount(isDisposed);
}
