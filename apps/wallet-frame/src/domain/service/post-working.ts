import { recordOf } from '../bytes/untrusted';
import type { AskedWork, DoWork } from './asked-work';
import { ServiceRefusal } from './service-refusal';

export interface PostWorkingDeps {
  readonly calls: { post(path: string, body: object): Promise<unknown> };
  readonly doWork: DoWork;
}

/** A request on its way, until the visitor leaves. */
export interface Sending {
  readonly onWork: (work: AskedWork) => void;
  readonly signal: AbortSignal;
}

/** Asks the service, and works as long as it asks for that. @throws the reason of `signal`, and what `calls.post` throws. */
export function postWorking(
  { calls, doWork }: PostWorkingDeps,
  path: string,
  body: object,
  sending: Sending,
): Promise<Readonly<Record<string, unknown>>> {
  return askWorking((done) => calls.post(path, { ...body, ...done }), doWork, sending);
}

/**
 * Asks by `ask`, and works as long as the service asks for that.
 *
 * @param ask Hears what shows the work, which the service reads in the request.
 * @throws the reason of `signal`, and what `ask` throws.
 */
export async function askWorking(
  ask: (done: object) => Promise<unknown>,
  doWork: DoWork,
  { onWork, signal }: Sending,
): Promise<Readonly<Record<string, unknown>>> {
  let done = {};
  for (;;) {
    try {
      return recordOf(await ask(done));
    } catch (error) {
      const work = error instanceof ServiceRefusal ? error.work : undefined;
      if (!work) throw error;
      signal.throwIfAborted();
      onWork(work);
      const answer = await doWork(work, signal);
      done = { work: { challenge: work.challenge, answer } };
    }
  }
}
