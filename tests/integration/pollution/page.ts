import { parentPort } from 'node:worker_threads';
import { isWidgetError } from 'cleatkit';
import { journeys } from './journeys';
import { fetchFromNodes } from './nodes';
import type { Travels } from './polluted-page';

/** What runs in a page of its own: every journey, each time that it is asked, with one name on `Object.prototype`. */
const uncaught: string[] = [];
process.on('uncaughtException', (error) => uncaught.push(String(error)));
process.on('unhandledRejection', (error) => uncaught.push(String(error)));
const hosts = new Set<string>();
const fetch = (url: string, init: RequestInit): Promise<object> => {
  hosts.add(new URL(url).host);
  return fetchFromNodes(url, init);
};
Object.assign(globalThis, { fetch, window: new EventTarget() });

parentPort?.on('message', async (pollution: { readonly name: string; readonly value: unknown }) => {
  const restore = pollution.name === '' ? () => {} : pollute(pollution.name, pollution.value);
  const outcomes = await travelAll().finally(restore);
  const travels: Travels = { outcomes, hosts: [...hosts], uncaught: uncaught.splice(0) };
  hosts.clear();
  parentPort?.postMessage(travels, []);
});

async function travelAll(): Promise<Travels['outcomes']> {
  const outcomes: Record<string, object> = {};
  for (const [name, journey] of Object.entries(journeys)) {
    outcomes[name] = await journey().catch((error: unknown) => ({
      refused: isWidgetError(error) ? error.code : String(error),
    }));
  }
  return outcomes;
}

/** Puts `value` on `Object.prototype`; returns how to take it away. */
function pollute(name: string, value: unknown): () => void {
  const descriptor = {
    __proto__: null,
    configurable: true,
    enumerable: true,
    value,
    writable: true,
  };
  const { prototype } = Object;
  Object.defineProperty(prototype, name, descriptor);
  return () => Reflect.deleteProperty(prototype, name);
}
