import { FRAME_PROTOCOL } from '../../../../../domain/frame-protocol/frame-envelope';
import type { FrameEvents } from '../../../../../domain/frame-protocol/frame-events';

/** The version of the frame's page that READY names. From the second one on it hears where it is shown. */
export const FRAME_VERSION = '2';

/** The page that has the frame, once it is known. */
export interface AcceptedHost {
  /** From the browser, not from any message. It never changes in the life of the page. */
  readonly origin: string;
  readonly port: MessagePort;
}

export interface AcceptHostDeps {
  /** The frame's own window. */
  readonly window: Window;

  /** The project's sites. */
  readonly origins: readonly string[];

  /** Hears of each message that was no greeting of a site. */
  readonly onRefused?: () => void;
}

const NONCE = /^[0-9a-f]{32,128}$/;

/**
 * Waits for the greeting of the site that has the frame, and answers it. The first one counts, and none after it. A
 * frame inside a frame is never answered: the outer page could show it where the visitor does not expect it.
 */
export function acceptHost({ onRefused, origins, window }: AcceptHostDeps): Promise<AcceptedHost> {
  return new Promise((resolve) => {
    const listen = (event: MessageEvent): void => {
      const greeting = isFramedOnce(window) ? greetingOf(event, window, origins) : undefined;
      if (!greeting) {
        event.ports.forEach((port) => port.close());
        onRefused?.();
        return;
      }
      window.removeEventListener('message', listen);
      const { nonce, port } = greeting;
      const payload: FrameEvents['READY'] = { n: nonce, version: FRAME_VERSION };
      port.postMessage({ v: FRAME_PROTOCOL, type: 'READY', payload }, []);
      resolve({ origin: event.origin, port });
    };
    window.addEventListener('message', listen);
  });
}

/** The site that has the frame, as the address of the page says it, or the browser, where it does: before any message. */
export function namedSite({ location }: Pick<Window, 'location'>): string | undefined {
  const named = new URLSearchParams(location.search).get('site');
  return named ?? ancestorsOf(location)?.[0];
}

function ancestorsOf(location: Location): DOMStringList | undefined {
  return (location as Location & { readonly ancestorOrigins?: DOMStringList }).ancestorOrigins;
}

/** Whether the page is in one frame, of the top window. */
function isFramedOnce({ location, parent, top }: Window): boolean {
  if (parent === globalThis.window || parent !== top) return false;
  const ancestorOrigins = ancestorsOf(location);
  return ancestorOrigins === undefined || ancestorOrigins.length === 1;
}

function greetingOf(
  { data, origin, ports, source }: MessageEvent,
  { parent }: Window,
  origins: readonly string[],
): { readonly nonce: string; readonly port: MessagePort } | undefined {
  const [port, ...others] = ports;
  if (source !== parent || !origins.includes(origin) || !port || others.length > 0)
    return undefined;
  if (Object.prototype.toString.call(data) !== '[object Object]') return undefined;
  const { n, t, v, ...more } = data as Readonly<Record<string, unknown>>;
  if (v !== FRAME_PROTOCOL || t !== 'hello' || Object.keys(more).length > 0) return undefined;
  return typeof n === 'string' && NONCE.test(n) ? { nonce: n, port } : undefined;
}
