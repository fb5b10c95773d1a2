import { BODY_MAX } from './request-guard';
import type { SignInHandler } from './sign-in-server';

/** What Node's `http` and Express give to a listener of requests. */
export interface NodeRequest extends AsyncIterable<unknown> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
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

/** `handler` as a listener of Node's `http`, of Express and of others that take such listeners. */
export function nodeListener(
  handler: SignInHandler,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const answer = await handler(await requestOf(request));
    response.statusCode = answer.status;
    answer.headers.forEach((value, name) => response.setHeader(name, value));
    response.end(await answer.text());
  };
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
