import { SLOW_MS } from '../../domain/devtools/fault';
import { shownHost, shownWord } from '../../domain/devtools/shown';
import type { HttpClient } from '../../ports/http-client';
import { noteEnd, open, type Tap } from './tap';

/** An {@link HttpClient} that tells which host was asked, and how that ended. Paths, queries, headers and bodies are not kept. */
export function recordedHttpClient(inner: HttpClient, tap: Tap): HttpClient {
  return {
    request: async (request, signal) => {
      const { body, method = body === undefined ? 'GET' : 'POST', url } = request;
      const amend = tap.note('http', {
        host: shownHost(url),
        method: shownWord(method),
        why: tap.why(),
        ...open,
      });
      const send = async (): Promise<unknown> => {
        if (tap.faults.isOn('slowNetwork')) await tap.clock.sleep(SLOW_MS, signal);
        return inner.request(request, signal);
      };
      return noteEnd(tap, amend, send, signal);
    },
  };
}
