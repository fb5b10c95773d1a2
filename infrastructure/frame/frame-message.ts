import {
  FRAME_PROTOCOL,
  isFramePayload,
  isFrameRequestId,
} from '../../domain/frame-protocol/frame-envelope';
import { type FrameEventType, frameEventTypes } from '../../domain/frame-protocol/frame-events';
import { fieldOf, isUntrustedRecord, textOf } from '../../domain/outside/untrusted-record';

/** A message of the frame whose envelope is right. Its payload is plain data, of which nothing else is known. */
export type FrameMessage =
  | { readonly kind: 'event'; readonly type: FrameEventType; readonly payload: unknown }
  | {
      readonly kind: 'reply';
      readonly id: string;
      readonly request: string;
      readonly isSuccess: boolean;
      readonly payload: unknown;
    };

const replyType = /^([A-Z_]{1,64})_(SUCCESS|ERROR)$/;
const names: ReadonlySet<string> = new Set(['v', 'id', 'type', 'payload']);

/** Reads a message of the frame. `undefined` unless every part of its envelope is as it must be. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isUntrustedRecord(data) || Object.keys(data).some((name) => !names.has(name))) {
    return undefined;
  }
  const type = textOf(data, 'type');
  if (fieldOf(data, 'v') !== FRAME_PROTOCOL || type === undefined) return undefined;
  const payload = fieldOf(data, 'payload');
  const id = fieldOf(data, 'id');
  if (id === undefined) {
    const event = frameEventTypes.find((one) => one === type);
    return event && isFramePayload(type, payload)
      ? { kind: 'event', type: event, payload }
      : undefined;
  }
  const [, request, outcome] = replyType.exec(type) ?? [];
  if (!isFrameRequestId(id) || request === undefined) return undefined;
  if (!isFramePayload(request, payload)) return undefined;
  return { kind: 'reply', id, request, isSuccess: outcome === 'SUCCESS', payload };
}
