import { isSocialName, type OfferedSocial } from '../../../../../domain/login/social-provider';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { DoWork } from '../../domain/service/asked-work';
import { postWorking } from '../../domain/service/post-working';
import type { ServiceCalls } from '../../ports/service-calls';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import type { Session } from '../../domain/session/session';
import type { AnswerWindow } from '../../ports/answer-window';
import type { PendingLogins } from '../../ports/pending-logins';
import { letIn, type LetInDeps } from './let-in';
import { type SocialState, stateIn } from './social-answer';
import { unlessRefused } from './unless-refused';
import { linkTo } from './social-links';
import { SocialRefusal } from '../../domain/refusals/social-refusal';
import { providerIdOf, siteNameOf } from './social-names';

export interface SocialLoginDeps extends Pick<LetInDeps, 'screens' | 'tell'> {
  readonly calls: Pick<ServiceCalls, 'device' | 'post' | 'sign'>;
  readonly answerWindow: AnswerWindow;
  readonly doWork: DoWork;
  readonly pending: Pick<PendingLogins, 'add'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly now: () => number;

  /** Tells the page of the site how far the login is. It learns nothing else. */
  readonly tellPage: (step: SocialStep) => void;

  /** Opens the wallet of the visitor who came back, who may have to unlock it. */
  readonly welcome: (session: Session) => Promise<void>;
}

/** `back`: the window has done its part. `over`: the login has ended, and the site may ask how. */
export type SocialStep = 'back' | 'over';

const LOOK_MS = 1000;
const LIFE_MS = 600_000;

interface BeginOptions {
  readonly page?: string;

  /** This browser works for the login first. */
  readonly onWork?: () => void;
}

interface Login {
  readonly ended: Promise<void>;
  readonly drop: () => void;
}

/** One login at another provider at a time: a window of the wallet goes there, and the service says who came back. */
export class SocialLogin {
  readonly #deps: SocialLoginDeps;
  #current: Login | undefined;
  #beginning = new AbortController();

  constructor(deps: SocialLoginDeps) {
    this.#deps = deps;
  }

  /** @throws what asking the service throws. */
  async offered(): Promise<readonly OfferedSocial[]> {
    const { calls, site } = this.#deps;
    const { providers } = recordOf(
      await calls.post('/social/providers', { origin: site }).catch(withoutProviders),
    );
    if (!Array.isArray(providers)) return [];
    return providers.flatMap((each) => {
      const provider = recordOf(each);
      const name = siteNameOf(textIn(provider, 'id'));
      return isSocialName(name) ? [{ name, title: textIn(provider, 'name') }] : [];
    });
  }

  /**
   * Begins a login, and returns the page of the wallet that the site's window opens. It has no secret in it. Where this browser
   * works for the login first, the window waits for it.
   *
   * @throws what asking the service throws.
   */
  async begin(name: string): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      const begun = this.#begun(providerIdOf(name), { onWork: () => resolve() });
      const flow = begun.then((answer) => textIn(answer, 'flow'));
      this.#current = this.#follow(flow, this.#deps.answerWindow(flow));
      flow.then(() => resolve(), reject);
    });
    return `${location.origin}/#social`;
  }

  /**
   * Begins a login without a window, and returns the page of the wallet that the site's own tab goes to. The visitor comes
   * back to `page` of the site, where `SocialReturn` goes on.
   *
   * @throws what asking the service throws.
   */
  async beginInTab(name: string, page: string): Promise<string> {
    const flow = textIn(await this.#begun(providerIdOf(name), { page }), 'flow');
    await this.#deps.pending.add(flow);
    return linkTo(flow);
  }

  /**
   * Begins a login with Farcaster, and returns the link that the visitor's phone opens.
   *
   * @throws what asking the service throws.
   */
  async beginFarcaster(): Promise<string> {
    const begun = await this.#begun('farcaster');
    this.#current = this.#follow(Promise.resolve(textIn(begun, 'flow')), () => undefined);
    return textIn(begun, 'url');
  }

  /** How the login ended. @throws {@link SocialRefusal} where it has no session. */
  async ended(): Promise<void> {
    if (!this.#current) throw new SocialRefusal('over');
    await this.#current.ended;
  }

  /** The visitor has left. */
  drop(): void {
    this.#beginning.abort(new SocialRefusal('replaced'));
    this.#current?.drop();
    this.#current = undefined;
  }

  /** Begins a login, and works for it as long as the service asks for that. */
  async #begun(
    provider: string,
    { onWork = () => undefined, ...more }: BeginOptions = {},
  ): Promise<Readonly<Record<string, unknown>>> {
    const { calls, site } = this.#deps;
    this.drop();
    this.#beginning = new AbortController();
    const { signal } = this.#beginning;
    const asked = { provider, origin: site, device: await calls.device(), ...more };
    const begun = await postWorking(this.#deps, '/social/begin', asked, { onWork, signal });
    signal.throwIfAborted();
    return begun;
  }

  #follow(begun: Promise<string>, endAnswers: () => void): Login {
    const { tellPage, welcome } = this.#deps;
    let isLeft = false;
    let wake = (): void => undefined;
    const pause = (): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, LOOK_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const run = async (): Promise<void> => {
      const flow = await begun;
      const endsAtMs = this.#deps.now() + LIFE_MS;
      for (;;) {
        await pause();
        if (isLeft) throw new SocialRefusal('replaced');
        const state = await this.#look(flow);
        if (!isLeft && (state?.kind === 'done' || state?.kind === 'device')) {
          tellPage('back');
          return welcome(
            state.kind === 'done' ? state.session : await letIn(this.#deps, state.asked),
          );
        }
        if (this.#deps.now() > endsAtMs) throw new SocialRefusal('over');
      }
    };
    const ended = run().finally(() => {
      endAnswers();
      if (!isLeft) tellPage('over');
    });
    ended.catch(() => undefined); // The site asks how it ended.
    const drop = (): void => {
      isLeft = true;
      endAnswers();
      wake();
    };
    return { ended, drop };
  }

  /** How the login stands. A service that cannot be reached is asked again. */
  async #look(flow: string): Promise<SocialState | undefined> {
    const looked = await this.#ask(flow).catch(unlessRefused);
    return looked === undefined ? undefined : stateIn(looked);
  }

  async #ask(flow: string): Promise<unknown> {
    const { calls, site } = this.#deps;
    const signature = await calls.sign(`${flow}:${site}`);
    return calls.post('/social/result', { flow, origin: site, signature });
  }
}

/** A service without social logins has no such route. */
function withoutProviders(error: unknown): { readonly providers: readonly unknown[] } {
  if (error instanceof ServiceRefusal && error.status === 404) return { providers: [] };
  throw error;
}
