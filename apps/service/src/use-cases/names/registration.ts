import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { labelUnder } from './name-label';

const MAX_MESSAGE = 8192;
const MAX_SIGNATURE = 32_768;
const MAX_TEXTS = 8;
const MAX_TEXT = 512;
const MAX_TICKET = 64;

/** How far the clock of a visitor's device may be wrong. */
const MAX_SKEW_SECONDS = 300;

/** A request to register a name, read from outside. */
export interface RegistrationRequest {
  readonly address: string;
  readonly coinType: number;
  readonly message: string;
  readonly signature: string;

  /** `''` where there is none. */
  readonly ticket: string;
}

/** What an account signs to get a name. */
export interface RegistrationMessage {
  readonly label: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly isTimely: boolean;
}

/** Reads a request; `undefined` where it has no such form. */
export function requestIn(body: unknown): RegistrationRequest | undefined {
  const address = addressIn(body);
  const coinType = fieldOf(body, 'coinType');
  const message = fieldOf(body, 'message');
  const signature = printableText(body, 'signature', MAX_SIGNATURE) ?? '';
  const ticket = printableText(body, 'ticket', MAX_TICKET) ?? '';
  const isRight =
    /^0x(?:[0-9a-f]{2}){65,}$/i.test(signature) &&
    typeof message === 'string' &&
    message.length <= MAX_MESSAGE &&
    Number.isInteger(coinType) &&
    Number(coinType) > 0x8000_0000 &&
    Number(coinType) <= 0xffff_ffff;
  if (!isRight || address === undefined) return undefined;
  return { address, coinType: Number(coinType), message, signature, ticket };
}

/** The EVM address that a body names, in small letters. */
export function addressIn(body: unknown): string | undefined {
  const address = printableText(body, 'address', 42)?.toLowerCase() ?? '';
  return /^0x[0-9a-f]{40}$/.test(address) ? address : undefined;
}

/**
 * Reads the message `{ name, attributes, timestamp }`. The name is the whole one, normalized, so that the message is worth
 * nothing to a service with another parent. `undefined` where the message has no such form.
 */
export function messageIn(
  text: string,
  parent: string,
  nowMs: number,
): RegistrationMessage | undefined {
  const message = parsed(text);
  const name = printableText(message, 'name', 255) ?? '';
  const texts = textsIn(fieldOf(message, 'attributes'));
  const timestamp = fieldOf(message, 'timestamp');
  const label = labelUnder(parent, name);
  if (label === undefined || name !== `${label}.${parent}` || !texts) return undefined;
  if (typeof timestamp !== 'number') return undefined;
  const isTimely = Math.abs(timestamp - nowMs / 1000) <= MAX_SKEW_SECONDS;
  return { label, texts, isTimely };
}

/** Text records: a few short ones, with a picture at an https address only. */
function textsIn(attributes: unknown): RegistrationMessage['texts'] | undefined {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) {
    return undefined;
  }
  const entries = Object.entries(attributes as Readonly<Record<string, unknown>>);
  const isRight = entries.every(
    ([key, value]) =>
      /^[a-z][a-z0-9.-]{0,31}$/.test(key) &&
      typeof value === 'string' &&
      value.length <= MAX_TEXT &&
      !/\p{C}/u.test(value) &&
      (key !== 'avatar' || isPicture(value)),
  );
  if (!isRight || entries.length > MAX_TEXTS) return undefined;
  return Object.fromEntries(entries as [string, string][]);
}

function isPicture(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // No message that can be read is `undefined`.
  }
}
