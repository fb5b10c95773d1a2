import { isUntrustedRecord, type UntrustedRecord } from '../../domain/outside/untrusted-record';
import { Refusal } from './sign-in-refusal';

/** The most bytes of a request: a few signed messages. */
export const BODY_MAX = 65_536;

/** Hosts that are this machine: pages there may be without TLS. */
const loopbackPattern = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether `domain` is of this machine. */
export function isLoopback(domain: string): boolean {
  return loopbackPattern.test(domain);
}

/**
 * The origin of the page that sends `request`: one of `domains`, with TLS unless it is of this machine. A page of
 * another site cannot send a request with this origin, so none signs a visitor in or out (CSRF).
 *
 * @throws `SIGN_IN_FORBIDDEN`
 */
export function ownOriginOf(request: Request, domains: readonly string[]): URL {
  const origin = request.headers.get('origin');
  const url = origin === null ? undefined : urlOf(origin);
  const isOwn = url !== undefined && domains.includes(url.host);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.host));
  if (isOwn && isSafe) return url;
  throw forbidden(url, domains, isOwn);
}

/** Says to the developer which host was expected, and which one sends the request. */
function forbidden(url: URL | undefined, expected: readonly string[], isOwn: boolean): Refusal {
  // A page without an address of its own, such as a file, has the origin `null`.
  if (!url?.host) {
    return new Refusal('SIGN_IN_FORBIDDEN', 'The request has no Origin of a page', {
      hosts: { expected },
    });
  }
  const message = isOwn
    ? `The request comes from a page without TLS: got ${url.origin}, domain is ${url.host}, with https`
    : `The request comes from a page of another host: got ${url.host}, domain is ${expected.join(', ')}`;
  return new Refusal('SIGN_IN_FORBIDDEN', message, { hosts: { expected, received: url.host } });
}

/**
 * The fields of a request's JSON. A form of another site cannot send JSON.
 *
 * @throws `SIGN_IN_INVALID`
 */
export async function bodyOf(request: Request): Promise<UntrustedRecord> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw invalid('The request has no JSON');
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) throw invalid('Too long');
  const text = await textOf(request);
  try {
    const body: unknown = JSON.parse(text);
    if (isUntrustedRecord(body)) return body;
  } catch {
    // As below.
  }
  throw invalid('The request has no JSON object');
}

/** Reads no more than {@link BODY_MAX}, whatever length the request claims. */
async function textOf({ body }: Request): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    size += part.value.length;
    if (size > BODY_MAX) {
      await reader?.cancel();
      throw invalid('Too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

function invalid(message: string): Refusal {
  return new Refusal('SIGN_IN_INVALID', message);
}

function urlOf(origin: string): URL | undefined {
  try {
    return new URL(origin);
  } catch {
    return undefined;
  }
}
