import { sha256 } from '@noble/hashes/sha2.js';
import { solveWork } from '../../../../domain/login/login-work';
import { accountsOf } from '../domain/accounts/accounts';
import { type Json, recordOf, textIn } from '../domain/bytes/untrusted';
import { ProvenCalls } from '../adapters/service/proven-calls';
import { ServiceKeyShares } from '../adapters/service/service-key-shares';
import { deviceKey } from '../adapters/storage/device-key';
import { IndexedDbSlotStore } from '../adapters/storage/indexed-db-slot-store';
import { Waits } from '../domain/screens/waits';
import { Vault } from '../use-cases/vault/vault';
import { loginNonces } from '../adapters/service/act-nonces';
import { serveKeys } from '../adapters/worker/serve-keys';

/**
 * The worker that has the keys. Its first message names the service, the visitor and the session; each later one is
 * for {@link serveKeys}, but `session`, which brings the next handle.
 */
function start(first: unknown): (message: unknown) => Promise<unknown> {
  const settings = recordOf(first, ['service', 'user', 'session', 'mayExport', 'makesWords']);
  let session = textIn(settings, 'session');
  const user = textIn(settings, 'user');
  const waits = new Waits();
  const calls = new ProvenCalls({
    url: textIn(settings, 'service'),
    deviceKey,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    onWait: waits.begin,
  });
  waits.subscribe(() => postMessage({ isWaiting: waits.getSnapshot() }, []));
  const handle = (): Promise<string> => Promise.resolve(session);
  const vault = new Vault({
    shares: new ServiceKeyShares({ calls, session: handle }),
    nonces: loginNonces(calls, handle),
    origin: location.origin,
    store: new IndexedDbSlotStore(user),
    user,
  });
  const serve = serveKeys({
    vault,
    now: () => Date.now(),
    mayExport: settings['mayExport'] === true,
    makesWords: settings['makesWords'] === true,
  });
  return async (message) => {
    const next = nextSession(message);
    if (next === undefined) {
      const { trace, ...asked } = message as Json;
      calls.follow(trace);
      return serve(asked);
    }
    session = next;
    return undefined;
  };
}

function nextSession(message: unknown): string | undefined {
  const { session, type } = message as { readonly type?: unknown; readonly session?: unknown };
  return type === 'session' && typeof session === 'string' ? session : undefined;
}

/** A worker may do the work of a login instead, and then has no keys. */
function workOf(first: unknown): string | undefined {
  const { challenge, level, type } = recordOf(first);
  const isWork = type === 'work' && typeof challenge === 'string' && typeof level === 'number';
  return isWork ? solveWork(challenge, level, sha256) : undefined;
}

/** All zeros, which no wallet draws. */
const emptyEntropy = new Uint8Array(32);

/** A worker that waits for a visitor has run once what opens a wallet, which takes three times as long at the first time. */
function isPreparation(first: unknown): boolean {
  return recordOf(first)['type'] === 'prepare';
}

let answer: ((message: unknown) => Promise<unknown>) | undefined;
addEventListener('message', ({ data }) => {
  if (!answer && isPreparation(data)) {
    void accountsOf(emptyEntropy);
    return;
  }
  if (!answer) {
    const work = workOf(data);
    if (work === undefined) answer = start(data);
    else postMessage(work, []);
    return;
  }
  void answer(data).then((reply) => {
    if (reply !== undefined) postMessage(reply, []);
  });
});
