import { whyNotReached } from '../domain/why-not-reached';

const TIMEOUT_MS = 5_000;
const MAX_TEXT = 256 * 1024;

/** The answer of a server, as much of it as a check reads. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What a check asks. */
export interface Question {
  readonly method?: 'GET' | 'OPTIONS' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The answer of a server, or in one sentence why there is none. No redirect is followed. */
export async function readAnswer(url: string, question: Question = {}): Promise<Answer | string> {
  const { host } = new URL(url);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...question, redirect: 'manual', signal });
    const { headers, status } = response;
    return { status, headers, text: await startOf(response) };
  } catch (error) {
    return whyNotReached(error, host);
  }
}

/** The JSON of an answer, or `undefined`. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first characters of a body: a server may send without end. */
async function startOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length >= MAX_TEXT) break;
  }
  return text.slice(0, MAX_TEXT);
}
