import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../eventually';

/** Firefox's own protocol, for what WebDriver BiDi has no command for. */
export interface Marionette {
  /** Where its session is spoken to by WebDriver BiDi: a Firefox has one session at a time. */
  readonly url: string;
  send(command: string, parameters?: object): Promise<unknown>;
  close(): void;
}

/** `[1, id, error, result]`. */
type Answer = readonly [kind: number, id: number, error: object | null, result: unknown];

interface Session {
  readonly capabilities: { readonly webSocketUrl: string };
}

/** Speaks to the Firefox of a profile, which has been started with `--marionette` and the port 0. */
export async function openMarionette(profile: string): Promise<Marionette> {
  let port = 0;
  await eventually(() => {
    port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    if (!(port > 0)) throw new Error('Firefox has not said its port');
  }, 20_000);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (answer: Answer) => void>();
  onMessage(socket, (message) => {
    if (!Array.isArray(message)) return; // Its greeting.
    const answer = message as unknown as Answer;
    waiting.get(answer[1])?.(answer);
  });
  let last = 0;
  const send = (command: string, parameters: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ([, , error, result]) => {
        if (error) reject(new Error(JSON.stringify(error)));
        else resolve(result);
      });
      const text = JSON.stringify([0, last, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  const made = (await send('WebDriver:NewSession', { webSocketUrl: true })) as Session;
  return { url: made.capabilities.webSocketUrl, send, close: () => socket.destroy() };
}

/** Each message is its length in bytes, a colon, and JSON. */
function onMessage(socket: Socket, hear: (message: unknown) => void): void {
  let held = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    held = Buffer.concat([held, data]);
    for (;;) {
      const colon = held.indexOf(':');
      const end = colon + 1 + Number(held.subarray(0, Math.max(colon, 0)));
      if (colon === -1 || held.length < end) return;
      const message: unknown = JSON.parse(held.subarray(colon + 1, end).toString());
      held = held.subarray(end);
      hear(message);
    }
  });
}
