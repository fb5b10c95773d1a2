/** What the server answers where it does not do what it was asked. */
export type RefusalCode =
  | 'SIGN_IN_EXPIRED'
  | 'SIGN_IN_FORBIDDEN'
  | 'SIGN_IN_INVALID'
  | 'SIGN_IN_LIMITED'
  | 'SIGN_IN_REFUSED'
  | 'SIGN_IN_UNAVAILABLE';

const statuses: Readonly<Record<RefusalCode, number>> = {
  SIGN_IN_EXPIRED: 401,
  SIGN_IN_FORBIDDEN: 403,
  SIGN_IN_INVALID: 400,
  SIGN_IN_LIMITED: 429,
  SIGN_IN_REFUSED: 401,
  SIGN_IN_UNAVAILABLE: 503,
};

/** The hosts of the site's pages, and the one that sent a request. */
export interface RefusedHosts {
  readonly expected: readonly string[];
  readonly received?: string;
}

/** A request that is refused. Its message is for developers and names no secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  /** Of a request that comes from a page of another host. */
  readonly hosts: RefusedHosts | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    about: { readonly cause?: unknown; readonly hosts?: RefusedHosts } = {},
  ) {
    super(message, about);
    this.code = code;
    this.hosts = about.hosts;
  }

  /** The answer to the request. */
  toResponse(): Response {
    const { code, hosts, message } = this;
    return answer({ code, message, ...hosts }, statuses[code]);
  }
}

/** An answer of JSON that no cache keeps. */
export function answer(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json',
      vary: 'Cookie, Origin',
      ...headers,
    },
  });
}
