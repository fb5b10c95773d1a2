import type { Clock } from '../../ports/clock';
import { textOf } from '../../domain/outside/untrusted-record';
import { FRAME_PROTOCOL } from '../../domain/frame-protocol/frame-envelope';
import { readFrameMessage } from './frame-message';
import type { FramePage } from './frame-page';

const AGAIN_MS = 500;
const NONCE_BYTES = 16;

/** A document that has answered. */
export interface Answered {
  readonly port: MessagePort;

  /** Which of the messages of the protocol it knows. */
  readonly version: string;
}

/**
 * Greets a document of the frame until it answers, and returns its end of the channel. Each greeting
 * has a new channel, because the document that was not listening yet has lost the one before.
 *
 * @throws the reason of `signal` as soon as it aborts.
 */
export async function shakeHands(
  page: FramePage,
  clock: Clock,
  signal: AbortSignal,
): Promise<Answered> {
  signal.throwIfAborted(); // Its end is no event any more.
  const nonce = newNonce();
  const own: MessagePort[] = [];
  const answered = new AbortController();
  const stop = (): void => answered.abort();
  signal.addEventListener('abort', stop, { once: true });
  let taken: Answered | undefined;
  try {
    while (!answered.signal.aborted) {
      const { port1, port2 } = new MessageChannel();
      own.push(port1);
      port1.addEventListener('message', ({ data, ports }) => {
        ports.forEach((port) => port.close());
        const version = taken ? undefined : versionIn(data, nonce);
        if (version === undefined) return;
        taken = { port: port1, version };
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
    for (const port of own) if (port !== taken?.port) port.close();
  }
}

/** The version that the frame names where it answers this greeting, and no other. */
function versionIn(data: unknown, nonce: string): string | undefined {
  const message = readFrameMessage(data);
  if (message?.kind !== 'event' || message.type !== 'READY') return undefined;
  const { payload } = message;
  return textOf(payload, 'n') === nonce ? (textOf(payload, 'version') ?? '') : undefined;
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
