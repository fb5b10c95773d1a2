import { WidgetError } from '../../domain/errors/widget-error';
import { readBody } from '../http/read-body';

/** The error for an answer that is larger than `readBody` accepts. */
export const TOO_LARGE = 'it is larger than 10 MiB';

/**
 * The body of `response` as UTF-8 text.
 *
 * @throws `RPC_RESPONSE_INVALID` for a body that is too large.
 */
export async function readText(response: Response): Promise<string> {
  const text = await readBody(response);
  if (text === undefined) throw new WidgetError('RPC_RESPONSE_INVALID', { reason: TOO_LARGE });
  return text;
}
