import { shownHost, shownMethod, type Shown } from '../../domain/devtools/shown';
import type { Draft } from '../../domain/devtools/record';
import { attempt } from '../../domain/outside/attempt';
import { fieldOf, numberOf, textOf } from '../../domain/outside/untrusted-record';
import type { Tap } from './tap';

/** The page's own sockets: the relay's client has no port for them. */
export interface SocketPage {
  WebSocket?: typeof WebSocket;
}

/**
 * Records the messages to and from the relay of which `isRelay` says that it is one, until the returned function is called. Sockets
 * to other addresses are the page's own class, and are not looked at.
 */
export function recordRelay(
  page: SocketPage,
  isRelay: (url: string) => boolean,
  { note }: Pick<Tap, 'note'>,
): () => void {
  const Original = page.WebSocket;
  if (!Original) return () => {};
  const tell = (told: Draft<'relay'>): void => void note('relay', told);

  /** A socket to a relay, which tells what passes. */
  class RecordedSocket extends Original {
    readonly #host: Shown;

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const host = shownHost(String(url));
      this.#host = host;
      this.addEventListener('open', () =>
        tell({ direction: 'received', name: 'open' as Shown, host }),
      );
      this.addEventListener('close', ({ code }) =>
        tell({ direction: 'received', name: 'close' as Shown, host, code }),
      );
      this.addEventListener('message', ({ data }) =>
        tell({ direction: 'received', host, ...partsOf(data) }),
      );
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      tell({ direction: 'sent', host: this.#host, ...partsOf(data) });
      super.send(data);
    }
  }

  const Chosen = new Proxy(Original, {
    construct: (target, args: [url: string | URL, protocols?: string | string[]]) =>
      isRelay(String(args[0])) ? new RecordedSocket(...args) : new target(...args),
  });
  page.WebSocket = Chosen;
  return () => {
    if (page.WebSocket === Chosen) page.WebSocket = Original;
  };
}

/** What is shown of a frame of the relay: topics and messages are left out. */
function partsOf(data: unknown): Pick<Draft<'relay'>, 'code' | 'name' | 'sealedLength' | 'tag'> {
  const frame: unknown = typeof data === 'string' ? attempt(() => JSON.parse(data)) : undefined;
  const method = textOf(frame, 'method');
  const params = fieldOf(frame, 'params');
  const tag = numberOf(params, 'tag');
  const sealed = textOf(params, 'message') ?? textOf(fieldOf(params, 'data'), 'message');
  const code = numberOf(fieldOf(frame, 'error'), 'code');
  return {
    name: method === undefined ? ('answer' as Shown) : shownMethod(method),
    ...(tag !== undefined && { tag }),
    ...(sealed !== undefined && { sealedLength: sealed.length }),
    ...(code !== undefined && { code }),
  };
}
