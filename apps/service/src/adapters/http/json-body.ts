import type { Context } from 'hono';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';

/** Without it a page may send the body where it may not ask, as a form does. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The body as JSON, of which nothing is known yet. */
export async function jsonBody(c: Context<ServiceEnv>): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) throw new HttpRefusal(415, 'type');
  const text = await c.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new HttpRefusal(400, 'body', { cause });
  }
}
