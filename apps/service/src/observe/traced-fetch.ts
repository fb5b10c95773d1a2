import { inSpan } from './trace';

/** Calls of other servers, which a collector sees by method, host and status: a path may have a key in it. */
export function tracedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? 'GET';
    const host = URL.canParse(url) ? new URL(url).host : 'none';
    const fields = { 'http.request.method': method, 'server.address': host };
    return inSpan(`${method} ${host}`, fields, async (span) => {
      const answer = await fetch(input, init);
      span?.set({ 'http.response.status_code': answer.status });
      return answer;
    });
  };
}
