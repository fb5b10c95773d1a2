import { textIn } from '../../domain/bytes/untrusted';
import type { Screens } from '../../domain/screens/screens';
import { pause } from '../../domain/time/pause';
import type { DoWork } from '../../domain/service/asked-work';
import { postWorking } from '../../domain/service/post-working';
import type { ServiceCalls } from '../../ports/service-calls';
import type { Session } from '../../domain/session/session';
import type { AskedLogin } from './social-answer';
import { SocialRefusal } from '../../domain/refusals/social-refusal';
import { unlessRefused } from './unless-refused';

export interface LetInDeps {
  readonly calls: Pick<ServiceCalls, 'post' | 'sign'>;

  /** Before a mail leaves for a mailbox that had many. */
  readonly doWork: DoWork;
  readonly now: () => number;
  readonly screens: Pick<Screens, 'clear' | 'show'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly tell: (type: 'HIDE' | 'SHOW') => void;
}

const LOOK_MS = 2000;
const LIFE_MS = 600_000;

/**
 * Waits until the visitor has let this browser in, by a mail or on another browser, and says meanwhile how that is done.
 *
 * @throws {@link SocialRefusal} where the visitor leaves, or nothing has come of it in ten minutes.
 */
export async function letIn(
  { calls, doWork, now, screens, site, tell }: LetInDeps,
  { flow, social }: AskedLogin,
): Promise<Session> {
  let isLeft = false;
  const left = new AbortController();
  const leave = (): void => {
    if (isLeft) return;
    isLeft = true;
    left.abort();
    screens.clear();
    tell('HIDE');
  };
  tell('SHOW');
  screens.show({ kind: 'letIn', leave });
  try {
    for (const endsAtMs = now() + LIFE_MS; now() < endsAtMs;) {
      await pause(LOOK_MS);
      if (isLeft) throw new SocialRefusal('left');
      const signature = await calls.sign(`${flow}:${site}`);
      const asked = { flow, origin: site, signature };
      const looking = { onWork: () => undefined, signal: left.signal };
      const said = await postWorking({ calls, doWork }, '/device/enter', asked, looking).catch(
        (error: unknown) => (isLeft ? undefined : unlessRefused(error)),
      );
      const answer = said ?? {};
      const { state } = answer;
      if (isLeft) throw new SocialRefusal('left');
      if (state === 'over') break;
      if (state !== 'done') continue;
      const [handle, user] = [textIn(answer, 'session'), textIn(answer, 'user')];
      return { handle, user, email: '', social };
    }
    throw new SocialRefusal('over');
  } finally {
    leave();
  }
}
