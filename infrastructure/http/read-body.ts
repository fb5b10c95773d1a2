/** The largest answer that is read: 10 MiB. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** The body of `response` as UTF-8 text, or `undefined` where it is over {@link MAX_BODY_BYTES}. */
export async function readBody(response: Response): Promise<string | undefined> {
  if (Number(response.headers.get('content-length')) > MAX_BODY_BYTES) return undefined;
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.byteLength;
    if (bytes > MAX_BODY_BYTES) return undefined;
    text += decoder.decode(chunk.value, { stream: true });
  }
}
