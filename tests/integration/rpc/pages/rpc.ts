import { ethereum } from '../../../../domain/network/built-in-networks';
import { isWidgetError } from '../../../../domain/errors/widget-error';
import { SystemClock } from '../../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../../infrastructure/rpc/network-rpc-clients';

/** One call of the page, over a client of its own. */
export interface PageCall {
  readonly urls: readonly string[];
  readonly hostedRpcUrl?: string;

  /** Aborts after so long. */
  readonly leaveAfterMs?: number;
}

/** The outcome, in a form that a test can receive. */
export interface PageOutcome {
  readonly value?: unknown;
  readonly code?: string;

  /** From the call to its end, or to its abort. */
  readonly tookMs: number;
}

declare global {
  interface Window {
    callRpc?: (call: PageCall) => Promise<PageOutcome>;
  }
}

window.callRpc = async ({ urls, hostedRpcUrl, leaveAfterMs }) => {
  const clients = new NetworkRpcClients({
    clock: new SystemClock(),
    fetch: (input, init) => fetch(input, init),
    config: hostedRpcUrl === undefined ? {} : { projectId: 'p', hostedRpcUrl },
  });
  const client = clients.forNetwork({ ...ethereum, rpcUrls: { default: { http: urls } } });
  const controller = new AbortController();
  let startedAt = performance.now();
  const tookMs = (): number => performance.now() - startedAt;
  const leave = (): void => {
    startedAt = performance.now();
    controller.abort('gone');
  };
  if (leaveAfterMs !== undefined) setTimeout(leave, leaveAfterMs);
  try {
    const request = { method: 'eth_call', params: ['own'] };
    return { value: await client.request(request, controller.signal), tookMs: tookMs() };
  } catch (error) {
    return { code: isWidgetError(error) ? error.code : String(error), tookMs: tookMs() };
  }
};
