import { recordOf, textIn } from '../../domain/bytes/untrusted';
import { pause } from '../../domain/time/pause';
import type { DoWork } from '../../domain/service/asked-work';
import { postWorking } from '../../domain/service/post-working';
import type { ServiceCalls } from '../../ports/service-calls';
import type { PageAct } from '../../domain/wallet-key/page-act';
import type { ActProof } from '../../domain/wallet-key/wallet-act';
import type { Session } from '../../domain/session/session';
import type { AnswerWindow } from '../../ports/answer-window';
import { providerIdOf } from './social-names';
import { unlessRefused } from './unless-refused';
import { socialFailureOf, SocialRefusal } from '../../domain/refusals/social-refusal';

export interface SocialJoinDeps {
  readonly calls: Pick<ServiceCalls, 'ask' | 'device' | 'post' | 'sign'>;
  readonly answerWindow: AnswerWindow;
  readonly doWork: DoWork;
  readonly now: () => number;
  readonly session: () => Session;

  /** The signature of the wallet's own key. */
  readonly prove: (act: PageAct) => Promise<ActProof>;

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
  deps: SocialJoinDeps,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const flow = textIn(await begun(deps, providerIdOf(name), signal), 'flow');
  const endAnswers = deps.answerWindow(Promise.resolve(flow));
  try {
    await joined(deps, flow, signal);
  } finally {
    endAnswers();
  }
}

/**
 * Joins a login with Farcaster, whose app signs for it: the visitor confirms the one by the session, and the other by that.
 * `show` gets the link that the app opens.
 *
 * @throws {@link SocialRefusal}, and what asking the service throws.
 */
export async function joinFarcaster(
  deps: SocialJoinDeps,
  show: (link: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await unlessLeft(begun(deps, 'farcaster', signal), signal);
  show(textIn(answer, 'url'));
  await joined(deps, textIn(answer, 'flow'), signal);
}

/** Begins the other login, and has the wallet's key allow that it is joined. */
async function begun(
  { calls, doWork, prove, session, site }: SocialJoinDeps,
  provider: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const asked = { provider, origin: site, device: await calls.device() };
  const sending = { onWork: () => undefined, signal };
  const answer = await postWorking({ calls, doWork }, '/social/begin', asked, sending);
  const flow = textIn(answer, 'flow');
  const proof = await prove({ name: 'login.add', provider, login: flow });
  await calls.ask('/logins/allow', session().handle, { provider, flow, proof });
  return answer;
}

/** Waits until the visitor has proved the other login, and joins it. */
async function joined(
  { calls, now, session, site }: SocialJoinDeps,
  flow: string,
  signal: AbortSignal,
): Promise<void> {
  const endsAtMs = now() + LIFE_MS;
  while (now() < endsAtMs) {
    await unlessLeft(pause(LOOK_MS), signal);
    const payload = { flow, origin: site, signature: await calls.sign(`${flow}:${site}`) };
    const answer = await calls.ask('/social/link', session().handle, payload).catch(unlessRefused);
    const { reason, state } = answer === undefined ? {} : recordOf(answer);
    if (state === 'done') return;
    if (state === 'failed') throw new SocialRefusal(socialFailureOf(reason));
    if (state === 'over') break;
  }
  throw new SocialRefusal('over');
}

/** What `work` comes to. @throws {@link SocialRefusal} where the visitor leaves before. */
function unlessLeft<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(new SocialRefusal('replaced'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
