import { KeyServiceError } from '../../ports/key-service';
import { whyNotReached } from '../../domain/why-not-reached';

/** The longest answer that is read: a secret of a file has as many bytes at most, which are longer in base64. */
const MAX_ANSWER_BYTES = 128 * 1024;

/** How long an answer may take, with its body. */
const TIMEOUT_MS = 10_000;

export interface KeyServiceQuestion {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs?: number | undefined;
}

/** An answer of a service of keys. Nothing of it is trusted. */
export interface KeyServiceAnswer {
  readonly status: number;
  readonly headers: Headers;

  /** `undefined` where it has none. */
  readonly json: unknown;
}

/** @throws {@link KeyServiceError} where there is no whole answer in time, and for one that leads to another place. */
export async function keyServiceAnswer(question: KeyServiceQuestion): Promise<KeyServiceAnswer> {
  const { body, headers, method = 'POST', timeoutMs = TIMEOUT_MS, url } = question;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal,
    });
    const { status } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      throw new KeyServiceError(`${url.host} leads to another place, where no secret is sent`);
    }
    return { status, headers: response.headers, json: jsonIn(await textOf(response, url.host)) };
  } catch (error) {
    if (error instanceof KeyServiceError) throw error;
    throw new KeyServiceError(partOf(whyNotReached(error, url.host)));
  }
}

/** The bytes that an answer has as base64. */
export function bytesIn(text: string | undefined, host: string): Uint8Array {
  const bytes = Buffer.from(text ?? '', 'base64');
  if (bytes.length === 0 || bytes.toString('base64') !== text) {
    throw new KeyServiceError(`${host} answers with no secret`);
  }
  return bytes;
}

/** Says why a status is none of success. */
export function refusalOf(
  { status }: KeyServiceAnswer,
  host: string,
  reasons: Readonly<Record<number, string>>,
): KeyServiceError {
  return new KeyServiceError(`${host} ${reasons[status] ?? 'refuses'} (${status})`);
}

async function textOf({ body }: Response, host: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new KeyServiceError(`the answer of ${host} is too long`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A sentence as a part of another one. */
function partOf(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
