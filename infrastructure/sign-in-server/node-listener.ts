import { BODY_MAX } from './request-guard';
import { answer } from './sign-in-refusal';
import type { SignInHandler } from './sign-in-server';

/** What Node's `http` and Express give to a listener of requests. */
export interface NodeRequest extends AsyncIterable<unknown> {
  /** The HTTP method. */
  readonly method?: string | undefined;
  /** The path and the query. */
  readonly url?: string | undefined;
  /** The headers, with small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;

  /** The body as JSON, where the site has read it before, such as with `express.json()`. */
  readonly body?: unknown;
}

/** What a listener answers with. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
}

/** The methods whose requests have no body. */
const bare = ['GET', 'HEAD'];

/**
 * `handler` as a listener of Node's `http`, of Express and of others that take such listeners. It rejects only with
 * `handler`: most servers do not await a listener, and Node ends the process where a rejection is not handled.
 */
export function nodeListener(
  handler: SignInHandler,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const read = await readable(request);
    const given = read ? await handler(read) : answer({ code: 'SIGN_IN_INVALID' }, 400);
    response.statusCode = given.status;
    given.headers.forEach((value, name) => response.setHeader(name, value));
    response.end(await given.text());
  };
}

/** `request`, or nothing for what the web has no request for: a method such as TRACE, a body that broke off. */
async function readable(request: NodeRequest): Promise<Request | undefined> {
  try {
    return await requestOf(request);
  } catch {
    return undefined;
  }
}

async function requestOf(request: NodeRequest): Promise<Request> {
  const { method = 'GET', url = '/' } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 has its method and path among the headers.
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value));
  }
  // Of the address only the path is read.
  const address = new URL(url, 'http://node.invalid');
  if (bare.includes(method)) return new Request(address, { method, headers });
  return new Request(address, { method, headers, body: await bodyOf(request) });
}

async function bodyOf(request: NodeRequest): Promise<string> {
  if (request.body !== undefined) return JSON.stringify(request.body);
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of request) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > BODY_MAX) return text;
  }
  return text + decoder.decode();
}
