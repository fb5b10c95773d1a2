import { createHash } from 'node:crypto';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { isLoopback } from '../domain/loopback';
import { printableText } from '../domain/printable-text';
import { type EventType, eventTypes } from '../domain/service-event';
import { ConfigError } from './config-error';
import { jsonList } from './json-list';
import type { VariableReader } from './read-variables';

const MAX_RECEIVERS = 10;
const MAX_SECRETS = 3;

/** What Standard Webhooks asks of a secret. */
const SECRET_BYTES = { min: 24, max: 64 };

/** A system of the operator that hears of events. */
export interface WebhookReceiver {
  /** A hash of its address, which the database knows it by. */
  readonly name: string;
  readonly url: string;

  /** An event has a signature by each of them, the newest first: `whsec_…`. */
  readonly secrets: readonly string[];

  /** What it hears of. */
  readonly events: readonly EventType[];
}

export interface WebhookConfig {
  readonly receivers: readonly WebhookReceiver[];

  /** Whether a receiver may be on this machine, where the service is tried out. */
  readonly allowsLoopback: boolean;
}

/** `undefined` where the operator names no receiver. */
export function parseWebhooks(read: VariableReader): WebhookConfig | undefined {
  const allowsLoopback = read.oneOf('WEBHOOKS_LOOPBACK', ['off', 'on']) === 'on';
  if (allowsLoopback && !isLoopback(read.text('HOST'))) {
    throw new ConfigError('WEBHOOKS_LOOPBACK', 'can be on only where HOST is loopback');
  }
  const text = read.text('WEBHOOKS');
  if (text === '') return undefined;
  const given = jsonList(text, MAX_RECEIVERS);
  const receivers = given?.map((each) => receiverOf(each, allowsLoopback)) ?? [];
  const isUsable = receivers.every((one): one is WebhookReceiver => one !== undefined);
  const urls = new Set(receivers.map((one) => one?.url));
  if (!isUsable || receivers.length === 0 || urls.size !== receivers.length) {
    throw new ConfigError(
      'WEBHOOKS',
      `must be a JSON list of at most ${MAX_RECEIVERS} objects with url (https, each once, without credentials), secrets (1 to ` +
        `${MAX_SECRETS}, as in whsec_… with ${SECRET_BYTES.min} to ${SECRET_BYTES.max} bytes of base64) and, where not all are meant, events ` +
        `(of ${eventTypes.join(', ')})`,
    );
  }
  return { receivers, allowsLoopback };
}

function receiverOf(given: unknown, allowsLoopback: boolean): WebhookReceiver | undefined {
  const text = printableText(given, 'url', 1024) ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = allowsLoopback && url?.protocol === 'http:' && isLoopback(url.hostname);
  if (!url || !(url.protocol === 'https:' || isHere)) return undefined;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  const secrets = listOf(fieldOf(given, 'secrets'), isSecret);
  const events = listOf(fieldOf(given, 'events') ?? eventTypes, isEventType);
  if (!secrets || secrets.length > MAX_SECRETS || !events) return undefined;
  const name = createHash('sha256').update(url.href).digest('base64url');
  return { name, url: url.href, secrets, events };
}

/** A list of one or more, where each is of its kind. */
function listOf<Item>(
  given: unknown,
  isItem: (one: unknown) => one is Item,
): readonly Item[] | undefined {
  return Array.isArray(given) && given.length > 0 && given.every(isItem) ? given : undefined;
}

function isSecret(given: unknown): given is string {
  if (typeof given !== 'string') return false;
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(given) ?? [];
  const { byteLength } = Buffer.from(base64, 'base64');
  return byteLength >= SECRET_BYTES.min && byteLength <= SECRET_BYTES.max;
}

function isEventType(given: unknown): given is EventType {
  return eventTypes.some((type) => type === given);
}
