import { attempt } from '../../../domain/outside/attempt';
import { fieldOf, messageOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import { spelledId } from './json-id';

/** A sealed message on a topic. */
export interface RelayMessage {
  readonly topic: string;
  readonly message: string;
}

/** A frame of the relay: its answer to a call, or a message that it delivers. */
export type RelayFrame =
  | { readonly type: 'result'; readonly callId: string; readonly result: unknown }
  | { readonly type: 'failure'; readonly callId: string; readonly error: Error }
  | { readonly type: 'delivery'; readonly message: RelayMessage; readonly receipt: string };

/** Reads a frame of the relay. Returns `undefined` for one that is not part of the protocol. */
export function readFrame(text: string): RelayFrame | undefined {
  const frame: unknown = attempt(() => JSON.parse(text));
  const id = spelledId(text, fieldOf(frame, 'id'));
  if (id === undefined) return undefined;
  const method = fieldOf(frame, 'method');
  if (method === undefined) return readAnswer(frame, id.replaceAll('"', ''));
  const message = readMessage(fieldOf(fieldOf(frame, 'params'), 'data'));
  if (method !== 'irn_subscription' || !message) return undefined;
  return { type: 'delivery', message, receipt: `{"id":${id},"jsonrpc":"2.0","result":true}` };
}

/** The messages in the relay's answer to `irn_batchFetchMessages`, the oldest first. */
export function fetchedMessages(result: unknown): readonly RelayMessage[] {
  const messages: unknown = fieldOf(result, 'messages');
  if (!Array.isArray(messages)) return [];
  const publishedAt = (message: unknown): number => numberOf(message, 'publishedAt') ?? 0;
  return [...(messages as readonly unknown[])]
    .sort((one, other) => publishedAt(one) - publishedAt(other))
    .flatMap((message) => readMessage(message) ?? []);
}

function readAnswer(frame: unknown, callId: string): RelayFrame | undefined {
  const error = fieldOf(frame, 'error');
  if (error !== undefined) {
    const reason = messageOf(error) || 'The relay refused a call';
    return { type: 'failure', callId, error: new Error(reason) };
  }
  const result = fieldOf(frame, 'result');
  return result === undefined ? undefined : { type: 'result', callId, result };
}

function readMessage(value: unknown): RelayMessage | undefined {
  const topic = textOf(value, 'topic');
  const message = textOf(value, 'message');
  return topic === undefined || message === undefined ? undefined : { topic, message };
}
