import { FRAME_PROTOCOL } from '../../../../../domain/frame-protocol/frame-envelope';
import type { FrameEvents } from '../../../../../domain/frame-protocol/frame-events';
import type { FrameSetting } from '../../../../../domain/frame-protocol/frame-shown';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { FrameRequestType } from '../../../../../domain/frame-protocol/frame-requests';
import { readHostMessage } from './envelope';

const PENDING_MAX = 64;
const BAD_MAX = 100;
const IDS_MAX = 10_000;

/** The frame's end of the channel. */
export interface HostChannel {
  tell<Type extends keyof FrameEvents>(type: Type, payload?: FrameEvents[Type]): void;
  close(): void;
}

/** Answers a request of the site. A {@link HostRefusal} reaches the site; any other error is a fixed text there. */
export type AnswerHost = (
  type: FrameRequestType,
  payload: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/**
 * Answers the requests that arrive on `port`, and passes on where the site shows the page. An id counts once in the life of the page. A hundred messages that are no
 * requests close the channel.
 */
export function serveHost(
  port: MessagePort,
  answer: AnswerHost,
  onPlace: (at: FrameSetting) => void = () => undefined,
): HostChannel {
  const seen = new Set<string>();
  let pending = 0;
  let bad = 0;
  const post = (message: object): void => port.postMessage({ v: FRAME_PROTOCOL, ...message }, []);

  const settle = async (
    id: string,
    type: FrameRequestType,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    pending += 1;
    try {
      if (pending > PENDING_MAX) throw new HostRefusal('Too many requests');
      post({ id, type: `${type}_SUCCESS`, payload: await answer(type, payload) });
    } catch (error) {
      const { code, message } =
        error instanceof HostRefusal ? error : new HostRefusal('An error occurred');
      post({
        id,
        type: `${type}_ERROR`,
        payload: { message, ...(code !== undefined && { code }) },
      });
    } finally {
      pending -= 1;
    }
  };

  port.addEventListener('message', ({ data, ports }) => {
    ports.forEach((foreign) => foreign.close());
    const message = ports.length === 0 ? readHostMessage(data) : undefined;
    if (message?.kind === 'ping') return post({ type: 'PONG' });
    if (message?.kind === 'place') return onPlace(message.at);
    if (!message || seen.has(message.id) || seen.size >= IDS_MAX) {
      bad += 1;
      if (bad >= BAD_MAX) port.close();
      return undefined;
    }
    seen.add(message.id);
    void settle(message.id, message.type, message.payload);
    return undefined;
  });
  port.start();
  return {
    tell: (type, payload) => post({ type, ...(payload !== undefined && { payload }) }),
    close: () => port.close(),
  };
}
