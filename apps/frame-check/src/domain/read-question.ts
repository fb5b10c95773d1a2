import type { LogHead } from './release-log';

/** What the visitor typed: a text for each field. */
export type Typed = Readonly<Record<Field, string>>;

export type Field = 'origin' | 'log' | 'key' | 'seen';

/** What is wrong with a field, or `undefined`. */
export function faultOf(field: Field, typed: string, base: string): string | undefined {
  const text = typed.trim();
  switch (field) {
    case 'origin':
      return isWebOrigin(text) ? undefined : 'An origin, as in https://wallet.example';
    case 'log':
      return URL.canParse(text, base) ? undefined : 'The address of a file';
    case 'key':
      return /^[A-Za-z0-9_-]{43}$/.test(text) ? undefined : 'A key has 43 letters and digits';
    case 'seen':
      return text === '' || readHead(text) ? undefined : 'A number, a colon and a hash';
  }
}

/** Reads the end of a log as this page writes it, such as `12:sha384-…`. */
export function readHead(text: string): LogHead | undefined {
  const [, sequence, hash] = /^(\d{1,9}):(sha384-[A-Za-z0-9+/]{64})$/.exec(text.trim()) ?? [];
  return sequence === undefined || hash === undefined
    ? undefined
    : { sequence: Number(sequence), hash };
}

/** The inverse of {@link readHead}. */
export function headText({ hash, sequence }: LogHead): string {
  return `${sequence}:${hash}`;
}

function isWebOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
