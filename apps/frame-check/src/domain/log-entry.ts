import { ed25519 } from '@noble/curves/ed25519.js';
import { base64urlnopad } from '@scure/base';
import { type Canonical, canonicalJson, readCanonicalJson } from './canonical-json';
import { isIntegrity } from './integrity';

/** What every line of a log has. */
interface Line {
  /** 0 for the first line, then one more for each. */
  readonly sequence: number;

  /** UTC, as `Date.prototype.toISOString` writes it. */
  readonly date: string;

  /** The Ed25519 public key that signs the line: base64url without padding. */
  readonly key: string;

  /** Of {@link signedText}, by `key`. */
  readonly signature: string;
}

/** The first line: whose log it is. */
export interface StartEntry extends Line {
  readonly kind: 'start';

  /** The origin of the wallet's frame. */
  readonly origin: string;
}

interface Following extends Line {
  /** The hash of the line before, without its line break. */
  readonly previous: string;
}

/** A release of the frame. */
export interface ReleaseEntry extends Following {
  readonly kind: 'release';

  /** The hash of the bytes of `manifest.json`. */
  readonly manifest: string;

  /** What the frame calls itself, such as `0.1.0+1A2B3C4D`. */
  readonly version: string;
}

/** The key of all lines that follow. The key before signs the line, and the next one the same text. */
export interface KeyEntry extends Following {
  readonly kind: 'key';
  readonly next: string;
  readonly nextSignature: string;
}

export type LogEntry = StartEntry | ReleaseEntry | KeyEntry;

type Without<Entry, Names extends string> = Entry extends LogEntry ? Omit<Entry, Names> : never;

/** A line before it is signed. */
export type UnsignedEntry = Without<LogEntry, 'signature' | 'nextSignature'>;

const DOMAIN = 'cleat release log 1\n';

/** What keys sign: the line without its signatures, below a text that no other use of the key has. */
export function signedText(entry: UnsignedEntry | LogEntry): Uint8Array {
  const unsigned = Object.fromEntries(
    Object.entries(entry).filter(([name]) => !/^(?:signature|nextSignature)$/.test(name)),
  );
  return new TextEncoder().encode(`${DOMAIN}${canonicalJson(unsigned)}`);
}

/** Whether `signature` is that of `key` over the entry, as RFC 8032 checks it: no key of small order, no second form. */
export function isSignedBy(key: string, signature: string, entry: LogEntry): boolean {
  try {
    const bytes = base64urlnopad.decode(signature);
    return ed25519.verify(bytes, signedText(entry), base64urlnopad.decode(key), { zip215: false });
  } catch {
    return false;
  }
}

/** The line of an entry, without its line break. */
export function lineOf(entry: LogEntry): string {
  return canonicalJson({ ...entry });
}

const isKey = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
const isSignature = (text: string): boolean => /^[A-Za-z0-9_-]{86}$/.test(text);
const isDate = (text: string): boolean =>
  /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

type Forms = Readonly<Record<string, (text: string) => boolean>>;

const line: Forms = { date: isDate, key: isKey, signature: isSignature };
const following: Forms = { ...line, previous: isIntegrity };
const forms: Readonly<Record<LogEntry['kind'], Forms>> = {
  start: { ...line, origin: isOrigin },
  release: {
    ...following,
    manifest: isIntegrity,
    version: (text) => /^\d+\.\d+\.\d+[\w.+-]{0,40}$/.test(text),
  },
  key: { ...following, next: isKey, nextSignature: isSignature },
};

/** A line that is an entry in its canonical form, with the fields of its kind and no other; else `undefined`. */
export function readEntry(text: string): LogEntry | undefined {
  const value = readCanonicalJson(text);
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { kind, sequence, ...fields } = value as { readonly [name: string]: Canonical };
  const ofKind = typeof kind === 'string' && Object.hasOwn(forms, kind) ? forms[kind as 'key'] : {};
  const names = Object.keys(ofKind);
  const isWhole =
    names.length > 0 &&
    typeof sequence === 'number' &&
    sequence >= 0 &&
    Object.keys(fields).length === names.length &&
    names.every((name) => {
      const field = fields[name];
      return typeof field === 'string' && ofKind[name]?.(field) === true;
    });
  return isWhole ? (value as unknown as LogEntry) : undefined;
}
