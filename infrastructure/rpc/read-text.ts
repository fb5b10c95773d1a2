import { WidgetError } from '../../domain/errors/widget-error';
import { readBody } from '../http/read-body';

/** What an answer of more than `readBody` reads is refused with. */
export const TOO_LARGE = 'it is larger than 10 MiB';

/**
 * The body of `response` as UTF-8 text.
 *
 * @throws `RPC_RESPONSE_INVALID` for one that is too large.
 */
export async function readText(response: Response): Promise<string> {
  const text = await readBody(response);
  if (text === undefined) throw new WidgetError('RPC_RESPONSE_INVALID', { reason: TOO_LARGE });
  return text;
}
