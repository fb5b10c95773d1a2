import type { Answer } from '../domain/served-answer';
import type { Ask } from './check-frame';

const PATIENCE_MS = 30_000;

/** Asks by the browser's own `fetch`: without cookies, past the browser's cache, and no further where a server leads elsewhere. */
export const askServer: Ask = async (url, most) => {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      mode: 'cors',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.type === 'opaqueredirect') return { kind: 'redirected' };
    return await readAnswer(response, most);
  } catch {
    return { kind: 'unread' };
  }
};

/** Reads no further than one byte beyond `most`: a server may answer without end. */
async function readAnswer(response: Response, most: number): Promise<Answer> {
  const { headers, status } = response;
  const header = (name: string): string | null => headers.get(name);
  if (status !== 200) {
    await response.body?.cancel();
    return { kind: 'answered', status, header, bytes: new Uint8Array() };
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) {
      await reader?.cancel();
      return { kind: 'endless' };
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { kind: 'answered', status, header, bytes };
}
