import { WebSocket } from 'ws';

/*
 * What the published SDK, which the phone runs, and our client need of Node 20. The SDK leaves timers of minutes, which
 * would keep a suite open; Node has no global WebSocket.
 */
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name];
  const brief = (...timer: readonly unknown[]): unknown =>
    (Reflect.apply(start, globalThis, timer) as NodeJS.Timeout).unref();
  Object.assign(globalThis, { [name]: brief });
}

Object.assign(globalThis, { WebSocket });
