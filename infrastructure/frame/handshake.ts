import type { Clock } from '../../ports/clock';
import { textOf } from '../../domain/outside/untrusted-record';
import { FRAME_PROTOCOL } from '../../domain/frame-protocol/frame-envelope';
import { readFrameMessage } from './frame-message';
import type { FramePage } from './frame-page';

const AGAIN_MS = 500;
const NONCE_BYTES = 16;

/**
 * Greets a document of the frame until it answers, and returns the end of the channel on which it did. Each greeting
 * has a new channel, because the document that was not listening yet has lost the one before.
 *
 * @throws the reason of `signal` as soon as it aborts.
 */
export async function shakeHands(
  page: FramePage,
  clock: Clock,
  signal: AbortSignal,
): Promise<MessagePort> {
  signal.throwIfAborted(); // Its end is no event any more.
  const nonce = newNonce();
  const own: MessagePort[] = [];
  const answered = new AbortController();
  const stop = (): void => answered.abort();
  signal.addEventListener('abort', stop, { once: true });
  let taken: MessagePort | undefined;
  try {
    while (!answered.signal.aborted) {
      const { port1, port2 } = new MessageChannel();
      own.push(port1);
      port1.addEventListener('message', ({ data, ports }) => {
        ports.forEach((port) => port.close());
        if (taken || !isReady(data, nonce)) return;
        taken = port1;
        answered.abort();
      });
      port1.start();
      page.greet({ v: FRAME_PROTOCOL, t: 'hello', n: nonce }, port2);
      await clock.sleep(AGAIN_MS, answered.signal).catch(() => undefined);
    }
    if (taken) return taken;
    throw signal.reason;
  } finally {
    signal.removeEventListener('abort', stop);
    for (const port of own) if (port !== taken) port.close();
  }
}

/** Whether the frame answers this greeting, and no other. */
function isReady(data: unknown, nonce: string): boolean {
  const message = readFrameMessage(data);
  return (
    message?.kind === 'event' && message.type === 'READY' && textOf(message.payload, 'n') === nonce
  );
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
