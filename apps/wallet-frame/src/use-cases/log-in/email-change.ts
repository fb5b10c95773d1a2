import type { FrameAnswer } from '../../../../../domain/frame-protocol/frame-requests';
import { maskEmailAddress } from '../../../../../domain/login/email-address';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { Confirmation } from '../approve/confirmation';
import { problemOf } from '../../domain/refusals/problem-of';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import type { DoWork } from '../../domain/service/asked-work';
import { askWorking } from '../../domain/service/post-working';
import type { ServiceCalls } from '../../ports/service-calls';
import { sayProblem } from '../../domain/texts/say-problem';
import type { PageAct } from '../../domain/wallet-key/page-act';
import type { ActProof } from '../../domain/wallet-key/wallet-act';
import { codeProblem, refusedCode } from './email-login';
import type { Sessions } from './sessions';
import type { Session } from '../../domain/session/session';

export interface EmailChangeDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;
  readonly confirmation: Pick<Confirmation, 'ask'>;
  readonly doWork: DoWork;

  /** The signature of the wallet's own key. */
  readonly prove: (act: PageAct) => Promise<ActProof>;
  readonly screens: Pick<Screens, 'clear' | 'show'>;
  readonly sessions: Pick<Sessions, 'current' | 'rename'>;
  readonly site: string;
  readonly tell: (type: 'SHOW' | 'HIDE') => void;
}

interface Change {
  readonly to: string;
  readonly flow: string;
  readonly step: 'new' | 'old';
}

/**
 * Gives the visitor's account another e-mail address. The site names it, so the visitor confirms it here first, and types both
 * codes here. A site that the operator lists may pass them on.
 */
export class EmailChange {
  readonly #deps: EmailChangeDeps;
  #change: Change | undefined;
  #asking = new AbortController();

  constructor(deps: EmailChangeDeps) {
    this.#deps = deps;
  }

  /** Asks the visitor, and has a code sent to the old address. @throws {@link HostRefusal} where the visitor declines. */
  async begin(to: string): Promise<FrameAnswer<'UPDATE_EMAIL'>> {
    const { email } = this.#session();
    this.drop();
    this.#asking = new AbortController();
    const facts = [
      { label: 'from', value: maskEmailAddress(email) },
      { label: 'to', value: to },
    ] as const;
    await this.#deps.confirmation.ask({ kind: 'changeEmail', facts }, this.#asking.signal);
    const proof = await this.#deps.prove({ name: 'email.change', from: email, to });
    const flow = textIn(recordOf(await this.#ask('/email/begin', { to, proof })), 'flow');
    this.#change = { to, flow, step: 'old' };
    return { action: 'VERIFY_PRIMARY_OTP' };
  }

  /** Takes the code of the old address, which the visitor types here or the site passes on, and has one sent to the new. */
  async takeOld(code?: string): Promise<FrameAnswer<'UPDATE_EMAIL_PRIMARY_OTP'>> {
    const { flow, to } = this.#at('old');
    const next = recordOf(await this.#taken('old', code, (own) => ({ to, flow, code: own })));
    this.#change = { to, flow: textIn(next, 'flow'), step: 'new' };
    return {};
  }

  /** Takes the code of the new address in the same way, and the change is done. */
  async takeNew(code?: string): Promise<FrameAnswer<'UPDATE_EMAIL_SECONDARY_OTP'>> {
    const { flow, to } = this.#at('new');
    await this.#taken('new', code, (own) => ({ to, flow, code: own }));
    this.#change = undefined;
    await this.#deps.sessions.rename(to);
    return { newEmail: to };
  }

  /** The site or the visitor has left. */
  drop(): void {
    this.#change = undefined;
    this.#asking.abort();
  }

  /** What the service answers to a right code. */
  async #taken(
    step: Change['step'],
    code: string | undefined,
    askedWith: (code: string) => object,
  ): Promise<unknown> {
    const ask = (own: string): Promise<unknown> => this.#ask(`/email/${step}`, askedWith(own));
    if (code === undefined) return this.#typed(step, ask);
    try {
      return await ask(code);
    } catch (error) {
      throw new HostRefusal(sayProblem(codeProblemOf(error)));
    }
  }

  /** Shows the field until a code is right. @throws {@link HostRefusal} where the visitor leaves. */
  async #typed(step: Change['step'], ask: (code: string) => Promise<unknown>): Promise<unknown> {
    const { screens, site, tell } = this.#deps;
    const { to } = this.#at(step);
    const isOld = step === 'old';
    const email = isOld ? maskEmailAddress(this.#session().email) : to;
    this.#asking.abort(); // The field that was asked for before.
    const asking = new AbortController();
    this.#asking = asking;
    const { signal } = asking;
    tell('SHOW');
    try {
      return await new Promise((resolve, reject) => {
        const declined = new HostRefusal('User rejected the request.', rpcCodes.userRejected);
        signal.addEventListener('abort', () => reject(declined), { once: true });
        const leave = (): void => {
          this.#change = undefined;
          asking.abort();
        };
        const show = (problem?: Problem, isBusy = false): void => {
          if (signal.aborted) return;
          screens.show({
            kind: 'code',
            purpose: isOld ? 'changeOld' : 'changeNew',
            email,
            isBusy,
            leave,
            resendAtMs: 0,
            site,
            submit,
            ...(problem && { problem }),
          });
        };
        const submit = (code: string): void => {
          show(undefined, true);
          ask(code).then(resolve, (error: unknown) => show(codeProblemOf(error)));
        };
        show();
      });
    } finally {
      if (this.#asking === asking) screens.clear();
      tell('HIDE');
    }
  }

  #ask(path: string, more: object): Promise<unknown> {
    const { calls, doWork } = this.#deps;
    const { email, handle } = this.#session();
    const { signal } = this.#asking;
    return askWorking(
      (done) => calls.ask(path, handle, { from: email, ...more, ...done }),
      doWork,
      { signal, onWork: () => undefined },
    );
  }

  #session(): Session {
    const { current } = this.#deps.sessions;
    if (!current) throw new HostRefusal('No account is connected');
    return current;
  }

  #at(step: Change['step']): Change {
    if (this.#change?.step !== step) throw new HostRefusal('No change of the address is under way');
    return this.#change;
  }
}

/** A wrong code may be tried again, a dead one not. */
function codeProblemOf(error: unknown): Problem {
  try {
    return codeProblem(refusedCode(error));
  } catch {
    return problemOf(error);
  }
}
