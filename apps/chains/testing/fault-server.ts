import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { IdleClock } from '../../../tests/support/idle-clock';
import { type Answer, type FaultRule, type ReceivedCall, spoilAnswers } from './fault-rules';

/** One post as it came in. */
export interface ReceivedPost {
  /** Milliseconds, comparable with those of other posts. */
  readonly at: number;
  readonly path: string;
  readonly methods: readonly string[];
  readonly isBatch: boolean;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface FaultServerOptions {
  /** The node behind it. Absent: calls are answered by `answer`. */
  readonly upstream?: string;

  /** The result of one call; throw `{ code, message }` for an error. By default each call gets its own parameters back. */
  readonly answer?: (method: string, params: readonly unknown[]) => unknown;

  /** Its clock, which also learns what goes on. Absent: the machine's. */
  readonly clock?: IdleClock;

  /** The fault of a post to this path where no rule applies. Absent: none. */
  readonly mishap?: (path: string) => FaultRule;

  /** `false` where pages of other origins may not post to it. */
  readonly isOpenToPages?: boolean;
}

/** A JSON-RPC endpoint on loopback with faults that a test sets. */
export interface FaultServer {
  readonly url: string;

  /** Every post that arrived, in order. */
  readonly posts: readonly ReceivedPost[];

  /** How many preflights browsers have sent. */
  preflightCount(): number;

  /** Replaces the rules; the first one that applies to a post is used. Forgets the posts so far. */
  set(...rules: readonly FaultRule[]): void;
  stop(): Promise<void>;
}

interface ReceivedBody {
  readonly calls: readonly ReceivedCall[];
  readonly isBatch: boolean;
}

/**
 * Starts a {@link FaultServer} on a free port.
 *
 * Pages of any origin may post to it, and read `Retry-After`. Preflights are answered and not counted.
 */
export async function startFaultServer(options: FaultServerOptions = {}): Promise<FaultServer> {
  let rules: (FaultRule & { left: number })[] = [];
  const posts: ReceivedPost[] = [];
  let preflights = 0;

  const takeRule = (path: string, { calls, isBatch }: ReceivedBody): FaultRule => {
    const rule = rules.find(
      (one) =>
        one.left > 0 &&
        (one.isBatch === undefined || isBatch) &&
        (one.method === undefined || calls.some(({ method }) => method === one.method)) &&
        (one.path === undefined || path.startsWith(one.path)),
    );
    if (!rule) return options.mishap?.(path) ?? {};
    rule.left -= 1;
    return rule;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (options.isOpenToPages !== false) {
      for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value);
    }
    if (request.method === 'OPTIONS') {
      preflights += 1;
      response.writeHead(204).end();
      return;
    }
    options.clock?.touch();
    const at = options.clock?.now() ?? performance.now();
    const { url: path = '/', headers } = request;
    const body: unknown = JSON.parse(await textOf(request));
    const isBatch = Array.isArray(body);
    const calls: readonly ReceivedCall[] = isBatch ? body : [body];
    posts.push({ at, path, methods: calls.map(({ method }) => method), isBatch, headers });
    options.clock?.touch();
    await respond(options, takeRule(path, { calls, isBatch }), { calls, isBatch }, response);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    posts,
    preflightCount: () => preflights,
    set: (...next) => {
      rules = next.map((rule) => ({ ...rule, left: rule.times ?? Number.POSITIVE_INFINITY }));
      posts.length = 0;
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
};

async function respond(
  options: FaultServerOptions,
  rule: FaultRule,
  { calls, isBatch }: ReceivedBody,
  response: ServerResponse,
): Promise<void> {
  if (rule.delayMs !== undefined) await sleep(rule.delayMs, options.clock);
  if (rule.hang) return;
  if (rule.drop) {
    response.socket?.resetAndDestroy();
    return;
  }
  if (rule.redirect !== undefined) {
    response.writeHead(307, { location: rule.redirect }).end();
    return;
  }
  if (rule.status !== undefined || rule.body !== undefined) {
    const { status = 200, body = '{"error":"fault"}', retryAfter } = rule;
    const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    response.writeHead(status, { 'content-type': 'application/json', ...wait });
    response.end(body);
    return;
  }
  const answers = spoilAnswers(rule, calls, await answersTo(options, calls));
  const text = JSON.stringify(isBatch ? answers : (answers[0] ?? null));
  if (rule.oversizeBytes === undefined)
    await write(rule, Buffer.from(text), response, options.clock);
  else await writeLarge(text, rule.oversizeBytes, response);
}

async function answersTo(
  { upstream, answer = echo }: FaultServerOptions,
  calls: readonly ReceivedCall[],
): Promise<readonly Answer[]> {
  if (upstream !== undefined) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(calls);
    const answers = await fetch(upstream, { method: 'POST', headers, body });
    return (await answers.json()) as readonly Answer[];
  }
  return Promise.all(
    calls.map(async ({ id, method, params }) => {
      try {
        return { jsonrpc: '2.0', id, result: await answer(method, params) };
      } catch (error) {
        return { jsonrpc: '2.0', id, error };
      }
    }),
  );
}

/** Makes each call's value unique, so that a value for the wrong caller shows. */
function echo(method: string, params: readonly unknown[]): unknown {
  if (method === 'eth_chainId') return '0x1';
  return { method, params };
}

async function write(
  rule: FaultRule,
  body: Buffer,
  response: ServerResponse,
  clock?: IdleClock,
): Promise<void> {
  const { cutAfterBytes, truncateAtBytes, trickleMs } = rule;
  const sent = body.subarray(0, truncateAtBytes);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': sent.length,
  });
  if (trickleMs !== undefined) {
    for (const byte of sent) {
      if (response.destroyed) return;
      response.write(Buffer.of(byte));
      await sleep(trickleMs, clock);
    }
    response.end();
    return;
  }
  if (cutAfterBytes === undefined) {
    response.end(sent);
    return;
  }
  response.write(sent.subarray(0, cutAfterBytes), () => response.destroy());
}

/** Pads `text` piece by piece and without announcing its length, until the client stops reading. */
async function writeLarge(text: string, bytes: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(text);
  const padding = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < bytes && !response.destroyed; sent += padding.length) {
    if (!response.write(padding)) {
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
  }
  response.end();
}

async function sleep(ms: number, clock?: IdleClock): Promise<void> {
  await (clock ? clock.sleep(ms) : pause(ms, undefined, { ref: false }));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
