import { abortable } from '../../../../domain/abort/abortable';
import { WalletAppError } from '../../../../domain/errors/wallet-app-error';

/** What is used of a page to ask for the permission. */
export interface LoopbackPage {
  readonly navigator: {
    readonly permissions?: { query(wanted: { readonly name: never }): Promise<LoopbackPermission> };
  };
  readonly WebSocket: new (url: string) => EventTarget & { close(): void };
}

/** The browser's permission for connections to this device. */
export interface LoopbackPermission extends EventTarget {
  readonly state: string;
}

/** The names of Chrome's permission, the later one first. Other browsers have none. */
const names = ['loopback-network', 'local-network-access'];

/** A port of the range that the protocol uses; nothing needs to listen there. */
const PROBE = 'ws://localhost:65535/solana-wallet';

/**
 * Lets the browser ask the visitor whether the page may connect to apps on this device, where it asks that. It has to
 * be before the app opens: the question would stand behind the app.
 *
 * @throws `WALLET_APP_FAILED` where the visitor has refused it, and the reason of `signal`.
 */
export async function allowLoopback(page: LoopbackPage, signal: AbortSignal): Promise<void> {
  const permission = await abortable(permissionOf(page), signal);
  if (permission?.state === 'prompt') await abortable(prompted(page, permission), signal);
  if (permission?.state === 'denied') throw new WalletAppError('appBlocked');
}

async function permissionOf({ navigator }: LoopbackPage): Promise<LoopbackPermission | undefined> {
  for (const name of names) {
    try {
      return await navigator.permissions?.query({ name: name as never });
    } catch {
      // The browser has no permission of that name.
    }
  }
  return undefined;
}

/**
 * Resolves when the visitor has answered. A connection is what makes the browser ask; one that ends says that it asked
 * nothing, or that the visitor closed the question.
 */
async function prompted(page: LoopbackPage, permission: LoopbackPermission): Promise<void> {
  const listening = new AbortController();
  const { signal } = listening;
  try {
    const socket = new page.WebSocket(PROBE);
    await new Promise<void>((resolve) => {
      const done = (): void => resolve();
      permission.addEventListener('change', done, { signal });
      for (const type of ['open', 'error', 'close'])
        socket.addEventListener(type, done, { signal });
    });
    socket.close();
  } catch {
    // A policy of the page refuses the address: the request itself fails then.
  } finally {
    listening.abort();
  }
}
