const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const encoder = new TextEncoder();

/** Letters and digits of at least 5.9 bits each, which no page can guess. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // A byte beyond the last whole round would make some letters likelier.
      if (byte < 248 && text.length < length) text += letters[byte % letters.length];
    }
  }
  return text;
}

/** `text` with a code that only `secret` makes: not hidden, but not changeable. */
export async function seal(secret: string, text: string): Promise<string> {
  const body = toBase64Url(encoder.encode(text));
  const key = await keyOf(secret);
  const code = await crypto.subtle.sign('HMAC', key, encoder.encode(body));
  return `${body}.${toBase64Url(new Uint8Array(code))}`;
}

/** The text that was sealed; `undefined` where `secret` has not sealed it. */
export async function unseal(secret: string, sealed: string): Promise<string | undefined> {
  const [body = '', code = '', ...rest] = sealed.split('.');
  const bytes = fromBase64Url(code);
  const text = fromBase64Url(body);
  if (!bytes || !text || rest.length > 0) return undefined;
  const key = await keyOf(secret);
  const isOurs = await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(body));
  return isOurs ? new TextDecoder().decode(text) : undefined;
}

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
