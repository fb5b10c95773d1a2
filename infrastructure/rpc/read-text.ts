import { WidgetError } from '../../domain/errors/widget-error';

/** The largest answer that is read: 10 MiB. */
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/** What an answer over {@link MAX_ANSWER_BYTES} is refused with. */
export const TOO_LARGE = 'it is larger than 10 MiB';

/**
 * Reads the body of `response` as UTF-8 text, and stops reading where it grows too large.
 *
 * @throws `RPC_RESPONSE_INVALID` for a body over {@link MAX_ANSWER_BYTES}.
 */
export async function readText(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > MAX_ANSWER_BYTES) throw tooLarge();
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw tooLarge();
    text += decoder.decode(chunk.value, { stream: true });
  }
}

function tooLarge(): WidgetError {
  return new WidgetError('RPC_RESPONSE_INVALID', { reason: TOO_LARGE });
}
