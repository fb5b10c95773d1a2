import { addListener, defaultAdapters, request } from 'sats-connect';
import type { BitcoinWalletEvent, SatsConnectCalls } from './sats-connect-wallet';

/** A wallet that speaks a language of its own, for which sats-connect has an interpreter. */
const UNISAT = 'unisat';

/** The way to speak to the wallet whose provider is at the path `id`. Loading this file loads sats-connect. */
export function satsConnectCalls(id: string): SatsConnectCalls {
  const Interpreter = id === UNISAT ? defaultAdapters[UNISAT] : undefined;
  if (Interpreter) {
    const interpreter = new Interpreter();
    return {
      signsPsbts: false, // The interpreter's way needs Node's Buffer, which pages do not have.
      request: (method, params) => interpreter.request(method as never, params as never),
      addListener: (event, hear) => interpreter.addListener(listenerOf(event, hear)),
    };
  }
  return {
    signsPsbts: true,
    request: (method, params) => request(method as never, params as never, id),
    addListener: (event, hear) => addListener(listenerOf(event, hear), id),
  };
}

function listenerOf(eventName: BitcoinWalletEvent, cb: (payload: unknown) => void): never {
  // Its types list the payloads of every event, which nothing checks: they are parsed where they arrive.
  return { eventName, cb } as never;
}
