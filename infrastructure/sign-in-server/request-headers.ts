/** The headers of a request: of the web's `Request`, or of Node's and of those on top of it. */
export type RequestHeaders =
  Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request of any server: the web's `Request`, or Node's, Express's, Fastify's. */
export interface AnyRequest {
  /** The headers of the request. */
  readonly headers: RequestHeaders;
}

/**
 * The cookies of `request`.
 *
 * @throws `TypeError` for what is no request.
 */
export function cookiesOf(request: AnyRequest): string {
  const { headers } = Object(request) as Partial<AnyRequest>;
  if (typeof headers !== 'object' || headers === null) {
    throw new TypeError(
      'accountsOf needs the request with its headers: a web Request (in Hono `c.req.raw`), or that of Node, Express or Fastify',
    );
  }
  const cookies = isWeb(headers) ? headers.get('cookie') : headers['cookie'];
  return [cookies ?? ''].flat().join('; ');
}

function isWeb(headers: RequestHeaders): headers is Pick<Headers, 'get'> {
  return typeof headers.get === 'function';
}
