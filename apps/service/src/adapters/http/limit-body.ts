import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses larger bodies. One whose length is said, as browsers do, is not looked at: the server reads no more of it than that, and
 * a look at its stream would cost more than the rest of a request.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const byReading = bodyLimit({ maxSize });
  return (c, next) => {
    const length = c.req.header('content-length');
    const isSaid =
      c.req.header('transfer-encoding') === undefined && /^\d{1,15}$/.test(length ?? '');
    return isSaid && Number(length) <= maxSize ? next() : byReading(c, next);
  };
}
