import type { Context } from 'hono';
import type { ServiceEnv } from './environment';
import { ServiceError } from './service-error';

/** The body as JSON, of which nothing is known yet. */
export async function jsonBody(c: Context<ServiceEnv>): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ServiceError(400, 'body', undefined, { cause });
  }
}
