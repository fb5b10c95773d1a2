import { recordOf, textIn } from '../bytes/untrusted';
import type { ProvenCalls } from '../service/proven-calls';
import type { Session } from '../session/session-keeper';
import { answerWindow } from './social-greeting';
import { providerIdOf } from './social-names';
import { unlessRefused } from './social-login';
import { socialFailureOf, SocialRefusal } from './social-refusal';

export interface SocialJoinDeps {
  readonly calls: Pick<ProvenCalls, 'ask' | 'device' | 'post' | 'sign'>;
  readonly now: () => number;
  readonly session: () => Session;

  /** The site that has the frame. */
  readonly site: string;
}

const LOOK_MS = 1000;
const LIFE_MS = 600_000;

/**
 * Joins the login of the window that is open to the account of a session. The visitor confirms the one by that session, and
 * the other at the provider.
 *
 * @throws {@link SocialRefusal}, and what asking the service throws.
 */
export async function joinSocial(
  { calls, now, session, site }: SocialJoinDeps,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const asked = { provider: providerIdOf(name), origin: site, device: await calls.device() };
  const flow = textIn(recordOf(await calls.post('/social/begin', asked)), 'flow');
  const endAnswers = answerWindow(flow);
  const endsAtMs = now() + LIFE_MS;
  try {
    while (now() < endsAtMs) {
      await pause(signal);
      const payload = { flow, origin: site, signature: await calls.sign(`${flow}:${site}`) };
      const answer = await calls
        .ask('/social/link', session().handle, payload)
        .catch(unlessRefused);
      const { reason, state } = answer === undefined ? {} : recordOf(answer);
      if (state === 'done') return;
      if (state === 'failed') throw new SocialRefusal(socialFailureOf(reason));
      if (state === 'over') break;
    }
    throw new SocialRefusal('over');
  } finally {
    endAnswers();
  }
}

/** @throws {@link SocialRefusal} where the visitor has left. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(new SocialRefusal('replaced'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, LOOK_MS);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
