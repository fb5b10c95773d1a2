import { SLOW_MS } from '../../domain/devtools/fault';
import {
  ANSWERED,
  type Outcome,
  outcomeOfStatus,
  outcomeOfUnanswered,
  WAITING,
} from '../../domain/devtools/outcome';
import type { RpcPost } from '../../domain/devtools/record';
import { type Shown, shownHost, shownMethod } from '../../domain/devtools/shown';
import { attempt } from '../../domain/outside/attempt';
import { entriesOf, fieldOf, textOf } from '../../domain/outside/untrusted-record';
import type { RpcRequest } from '../../ports/rpc-client';
import type { OpenCall, OpenCalls } from './open-calls';
import type { Tap } from './tap';

/** An endpoint that the widget reads a chain at. */
export interface KnownEndpoint {
  readonly network: Shown;

  /** Its place among those of the network, from 1. */
  readonly position: number;
  readonly of: number;
}

export interface RecordedFetchDeps {
  readonly calls: OpenCalls;
  readonly endpointOf: (url: string) => KnownEndpoint | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly tap: Tap;
}

/** A `fetch` for JSON-RPC, which tells which POST carried which call, and plays networks that are slow or down. */
export function recordedFetch(deps: RecordedFetchDeps): typeof globalThis.fetch {
  const { endpointOf, fetch } = deps;
  return async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const endpoint = endpointOf(url);
    if (!endpoint) return fetch(input, init);
    const end = notePosts(deps, url, endpoint, requestsIn(init?.body));
    const signal = init?.signal ?? undefined;
    try {
      const response = await exchange(deps, endpoint, () => fetch(input, init), signal);
      end(outcomeOfStatus(response.status));
      return response;
    } catch (error) {
      end(outcomeOfUnanswered(signal?.aborted ?? false));
      throw error;
    }
  };
}

async function exchange(
  { tap: { clock, faults } }: RecordedFetchDeps,
  { position }: KnownEndpoint,
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  if (faults.isOn('slowNetwork')) await clock.sleep(SLOW_MS, signal);
  if (faults.isOn('rpcOffline') || (position === 1 && faults.isOn('firstRpcOffline'))) {
    throw new TypeError('Failed to fetch');
  }
  if (faults.isOn('rpcTooMany')) return new Response('', { status: 429 });
  return send();
}

/** Adds a POST to the record of each call in it. Returns what writes its end. */
function notePosts(
  { calls, tap }: RecordedFetchDeps,
  url: string,
  { network, of, position }: KnownEndpoint,
  requests: readonly RpcRequest[],
): (outcome: Outcome) => void {
  const startedAt = tap.clock.now();
  const endpoint = shownHost(url);
  const ends = requests.flatMap((request) => {
    const found = calls.carriedBy(network, request);
    return (found.length > 0 ? found : [checkOf(tap, network, request)]).map((call) => {
      const last = call.posts.at(-1);
      const post: RpcPost = {
        endpoint,
        position,
        of,
        batch: requests.length,
        attempt: call.posts.length + 1,
        outcome: WAITING,
        ...(last && {
          because: { outcome: last.outcome, isElsewhere: last.position !== position },
        }),
      };
      const at = call.posts.length;
      call.posts = [...call.posts, post];
      const publish = (): void => call.amend((record) => ({ ...record, posts: call.posts }));
      publish();
      return (outcome: Outcome): void => {
        const ended = { ...post, outcome, ms: tap.clock.now() - startedAt };
        call.posts = call.posts.map((each, index) => (index === at ? ended : each));
        publish();
      };
    });
  });
  return (outcome) => ends.forEach((end) => end(outcome));
}

/** What the clients ask of an endpoint by themselves, such as which chain it is on. */
function checkOf({ clock, note }: Tap, network: Shown, request: RpcRequest): OpenCall {
  const startedAt = clock.now();
  const amend = note('rpc', {
    network,
    method: shownMethod(request.method),
    why: 'a check of the endpoint' as Shown,
    posts: [],
    outcome: WAITING,
  });
  return {
    posts: [],
    amend: (change) =>
      amend((record) => {
        const changed = change(record);
        const outcome = changed.posts.at(-1)?.outcome ?? ANSWERED;
        return outcome.status === 'waiting'
          ? changed
          : { ...changed, outcome, ms: clock.now() - startedAt };
      }),
  };
}

function requestsIn(body: unknown): readonly RpcRequest[] {
  const parsed: unknown = typeof body === 'string' ? attempt(() => JSON.parse(body)) : undefined;
  return (entriesOf(parsed) ?? [parsed]).flatMap((message) => {
    const method = textOf(message, 'method');
    const params = entriesOf(fieldOf(message, 'params')) ?? [];
    return method === undefined ? [] : [{ method, params }];
  });
}
