import type { WalletWindow } from '../elsewhere/wallet-window';
import { problemOf } from '../../domain/refusals/problem-of';
import type { Screens } from '../../domain/screens/screens';
import type { ServiceCalls } from '../../ports/service-calls';
import type { Session } from '../../domain/session/session';
import type { PendingLogins } from '../../ports/pending-logins';
import { letIn, type LetInDeps } from './let-in';
import { type SocialState, stateIn } from './social-answer';
import { returnUri } from './social-links';
import { SocialRefusal } from '../../domain/refusals/social-refusal';

export interface SocialReturnDeps extends Pick<LetInDeps, 'doWork' | 'now'> {
  readonly calls: Pick<ServiceCalls, 'post' | 'sign'>;

  /** Has the browser give this frame the cookies of the wallet's own pages. @throws where it does not. */
  readonly askForCookies: () => Promise<void>;

  /** The wallet's own window, which has those cookies anyway. */
  readonly walletWindow?: Pick<WalletWindow, 'ask'>;
  readonly pending: PendingLogins;
  readonly screens: Pick<Screens, 'clear' | 'show'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly tell: (type: 'SHOW' | 'HIDE') => void;

  /** Opens the wallet of the visitor who came back, who may have to unlock it. */
  readonly welcome: (session: Session) => Promise<void>;
}

/**
 * The end of a login that left in the site's own tab. Its result is in no address: this frame fetches it by the key of the
 * device that began, together with a cookie of the browser that came back, after a press of the visitor's. A login that an
 * attacker began has the attacker's key, and the cookie is in the visitor's browser.
 */
export class SocialReturn {
  readonly #deps: SocialReturnDeps;

  constructor(deps: SocialReturnDeps) {
    this.#deps = deps;
  }

  /**
   * The address by which the site has the login go on that has come back to this browser. `undefined` where none has.
   *
   * @throws {@link SocialRefusal} where it has come back without a session, and what asking the service throws.
   */
  async look(): Promise<string | undefined> {
    const flow = await this.#back();
    return flow === undefined ? undefined : returnUri();
  }

  /**
   * Shows what has come back, and opens the wallet after a press.
   *
   * @throws {@link SocialRefusal} where there is no login, or the visitor leaves, and what asking the service throws.
   */
  async finish(): Promise<void> {
    const { pending, tell, welcome } = this.#deps;
    const flow = await this.#back();
    if (flow === undefined) throw new SocialRefusal('over');
    tell('SHOW');
    try {
      const session = await this.#fetched(flow);
      await pending.drop(flow);
      await welcome(session);
    } catch (error) {
      if (error instanceof SocialRefusal) await pending.drop(flow);
      throw error;
    } finally {
      tell('HIDE');
    }
  }

  /** The newest login that a browser has come back from. */
  async #back(): Promise<string | undefined> {
    const { pending } = this.#deps;
    for (const flow of await pending.list()) {
      try {
        const { kind } = stateIn(await this.#ask(flow));
        if (kind === 'back') return flow;
      } catch (error) {
        if (!(error instanceof SocialRefusal)) throw error;
        await pending.drop(flow);
        if (error.failure !== 'over') throw error;
      }
    }
    return undefined;
  }

  /** The session, after a press. */
  async #fetched(flow: string): Promise<Session> {
    const { screens } = this.#deps;
    try {
      const here = await this.#pressed(flow);
      const state =
        here.kind === 'done' || here.kind === 'device' ? here : await this.#inWindow(flow);
      if (state.kind === 'done') return state.session;
      if (state.kind === 'device') return await letIn(this.#deps, state.asked);
      throw new SocialRefusal('elsewhere');
    } finally {
      screens.clear();
    }
  }

  /** How the login stands once the visitor has pressed and the browser has decided about its cookies. */
  #pressed(flow: string): Promise<SocialState> {
    const { askForCookies, screens, site } = this.#deps;
    return new Promise((resolve, reject) => {
      const leave = (): void => reject(new SocialRefusal('left'));
      const fetch = async (): Promise<void> => {
        // Within the press: later the browser refuses. What it refuses, the wallet's own window has.
        const asked = askForCookies().catch(() => undefined);
        screens.show({ ...shown, isBusy: true });
        try {
          await asked;
          resolve(stateIn(await this.#ask(flow, { withCookies: true })));
        } catch (error) {
          if (error instanceof SocialRefusal) reject(error);
          else screens.show({ ...shown, problem: problemOf(error) });
        }
      };
      const shown = {
        kind: 'confirmLogin',
        step: 'finish',
        site,
        isBusy: false,
        confirm: () => void fetch(),
        leave,
      } as const;
      screens.show(shown);
    });
  }

  async #inWindow(flow: string): Promise<SocialState> {
    const { calls, walletWindow, site } = this.#deps;
    if (!walletWindow) throw new SocialRefusal('elsewhere');
    const signature = await calls.sign(`${flow}:${site}`);
    return stateIn(await walletWindow.ask('social', { kind: 'social', flow, signature }));
  }

  async #ask(flow: string, options: { readonly withCookies?: boolean } = {}): Promise<unknown> {
    const { calls, site } = this.#deps;
    const signature = await calls.sign(`${flow}:${site}`);
    return calls.post('/social/result', { flow, origin: site, signature }, options);
  }
}
