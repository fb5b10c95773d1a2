import { recordOf, textIn } from '../bytes/untrusted';
import { type ProvenCalls, ServiceRefusal } from '../service/proven-calls';
import type { Session } from './session-keeper';

export interface EmailLoginDeps {
  readonly calls: Pick<ProvenCalls, 'device' | 'post' | 'sign'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly now: () => number;
}

/** A login whose code is in the visitor's mailbox. */
export interface WaitingLogin {
  readonly flow: string;
  readonly email: string;

  /** When the next code may be asked for. */
  readonly resendAtMs: number;
}

/** How a code was judged. */
export type CodeOutcome =
  | { readonly kind: 'right'; readonly session: Session }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'expired' };

/** One login by a code at a time, which the service judges. */
export class EmailLogin {
  readonly #deps: EmailLoginDeps;
  #waiting: WaitingLogin | undefined;

  constructor(deps: EmailLoginDeps) {
    this.#deps = deps;
  }

  get waiting(): WaitingLogin | undefined {
    return this.#waiting;
  }

  /**
   * Has a code sent. Another one to the same address replaces the code before.
   *
   * @throws {@link ServiceRefusal}, and what asking the service throws.
   */
  async send(email: string): Promise<WaitingLogin> {
    const before = this.#waiting;
    const again = before?.email === email ? await this.#again(before) : undefined;
    const answer = again ?? (await this.#begin(email));
    const { seconds } = answer;
    const waitMs = (typeof seconds === 'number' ? seconds : 0) * 1000;
    const waiting = {
      email,
      flow: textIn(answer, 'flow'),
      resendAtMs: this.#deps.now() + waitMs,
    };
    this.#waiting = waiting;
    return waiting;
  }

  /** @throws {@link ServiceRefusal}, and what asking the service throws. */
  async guess(code: string): Promise<CodeOutcome> {
    const { calls, site } = this.#deps;
    const waiting = this.#waiting;
    if (!waiting) return { kind: 'expired' };
    const { email, flow } = waiting;
    const signature = await calls.sign(`${flow}:${code}:${site}`);
    try {
      const body = { flow, code, origin: site, signature };
      const answer = recordOf(await calls.post('/otp/verify', body));
      this.#waiting = undefined;
      const session = { handle: textIn(answer, 'session'), user: textIn(answer, 'user'), email };
      return { kind: 'right', session };
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      if (error.code === 'wrong' && error.left > 0) return { kind: 'wrong', left: error.left };
      if (error.code !== 'wrong' && error.code !== 'expired') throw error;
      this.#waiting = undefined;
      return error.code === 'wrong' ? { kind: 'wrong', left: 0 } : { kind: 'expired' };
    }
  }

  /** The visitor has left. */
  drop(): void {
    this.#waiting = undefined;
  }

  /** `undefined` where the login is over, so that a new one has to begin. */
  async #again({ email, flow }: WaitingLogin) {
    try {
      return recordOf(await this.#deps.calls.post('/otp/resend', { flow, email }));
    } catch (error) {
      if (error instanceof ServiceRefusal && error.code === 'expired') return undefined;
      throw error;
    }
  }

  async #begin(email: string) {
    const { calls, site } = this.#deps;
    const device = await calls.device();
    return recordOf(await calls.post('/otp', { email, device, origin: site }));
  }
}
