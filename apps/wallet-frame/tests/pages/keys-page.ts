import { createPasskey, askForPasskey } from '../../src/adapters/browser/passkeys';
import type { WalletSlots } from '../../src/ports/vault';
import type { KeyAnswer } from '../../src/domain/vault/key-answer';

/** A page with the worker of the keys, and nothing before it, for tests in a browser. */
let worker: Worker | undefined;
let last = 0;
let trace: string | undefined;

function start(settings: object): void {
  worker = new Worker('/worker.js', { type: 'module' });
  worker.postMessage(settings, []);
}

function ask(type: string, payload: object = {}, secrets: Transferable[] = []): Promise<unknown> {
  last += 1;
  const id = String(last);
  return new Promise((resolve, reject) => {
    const listen = ({ data }: MessageEvent<KeyAnswer>): void => {
      if (data.id !== id) return;
      worker?.removeEventListener('message', listen);
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.result);
    };
    worker?.addEventListener('message', listen);
    worker?.postMessage({ id, type, payload, ...(trace !== undefined && { trace }) }, secrets);
  });
}

/** What follows is of one press. */
function follow(id: string): void {
  trace = id;
}

const method = { kind: 'device' };

/** Adds a passkey, and returns how many of its bytes the page still has. */
async function addPasskey(): Promise<number> {
  const passkey = await createPasskey('ada@example.test');
  const { buffer } = passkey.prf;
  await ask('addPasskey', { method, ...passkey }, [buffer]);
  return buffer.byteLength;
}

/** The accounts that a passkey opens: the newest, or the one at `place`. */
async function accountsByPasskey(place = -1): Promise<unknown> {
  const { slots } = (await ask('list')) as WalletSlots;
  const { id = '', slot } = slots.filter(({ kind }) => kind === 'passkey').at(place) ?? {};
  if (slot?.kind !== 'passkey') throw new Error('No passkey');
  const { prf } = await askForPasskey([slot]);
  return ask('accounts', { method: { kind: 'passkey', id, prf } }, [prf.buffer]);
}

Object.assign(globalThis, { start, ask, follow, addPasskey, accountsByPasskey });
