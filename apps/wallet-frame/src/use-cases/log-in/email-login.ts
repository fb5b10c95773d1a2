import { ONE_TIME_CODE_LIFE_MS } from '../../../../../domain/login/one-time-code';
import { recordOf, textIn } from '../../domain/bytes/untrusted';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { pause } from '../../domain/time/pause';
import type { AskedWork, DoWork } from '../../domain/service/asked-work';
import { postWorking, type Sending } from '../../domain/service/post-working';
import type { ServiceCalls } from '../../ports/service-calls';
import { ServiceRefusal } from '../../domain/service/service-refusal';
import type { Session } from '../../domain/session/session';
import type { Problem } from '../../domain/texts/problem';

export interface EmailLoginDeps {
  readonly calls: Pick<ServiceCalls, 'device' | 'post' | 'sign'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly now: () => number;
  readonly doWork: DoWork;
}

/** A login whose code is in the visitor's mailbox. */
export interface WaitingLogin {
  readonly flow: string;
  readonly email: string;

  /** Whether the visitor has to approve this browser in the mailbox first. */
  readonly needsDevice: boolean;

  /** When the next code may be asked for. */
  readonly resendAtMs: number;

  /** When the code that was sent last ends. */
  readonly expiresAtMs: number;
}

/** A login for whose mail this browser works first. */
export interface WorkingLogin {
  readonly email: string;

  /** Until the mail has left. */
  readonly done: Promise<WaitingLogin>;
}

/** How a code was judged. */
export type CodeOutcome =
  | { readonly kind: 'right'; readonly session: Session }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'expired' };

const LOOK_MS = 2000;

/** One login by a code at a time, which the service judges. */
export class EmailLogin {
  readonly #deps: EmailLoginDeps;
  #waiting: WaitingLogin | undefined;
  #working: WorkingLogin | undefined;
  #device: Promise<void> | undefined;
  #sending = new AbortController();

  constructor(deps: EmailLoginDeps) {
    this.#deps = deps;
  }

  get waiting(): WaitingLogin | undefined {
    return this.#waiting;
  }

  /** The login for whose mail this browser works. */
  get working(): WorkingLogin | undefined {
    return this.#working;
  }

  /**
   * Has a code sent. Another one to the same address replaces the code before. Where many were sent before, this browser
   * works for it first.
   *
   * @throws {@link ServiceRefusal}, {@link HostRefusal} where the visitor leaves, and what asking the service throws.
   */
  send(email: string): Promise<WaitingLogin> {
    return this.#send(email, () => undefined);
  }

  /** As {@link EmailLogin.send}, and does not wait for the work. */
  begin(email: string): Promise<Pick<WaitingLogin, 'needsDevice'>> {
    return new Promise((resolve, reject) => {
      const done = this.#send(email, (work) => {
        this.#working = { email, done };
        resolve(work);
      });
      done.then(resolve, reject);
    });
  }

  /**
   * Waits until the visitor has approved this browser in the mailbox, and a code is on its way.
   *
   * @throws {@link ServiceRefusal} where the login is over.
   */
  deviceApproved(): Promise<void> {
    this.#device ??= this.#lookForDevice().finally(() => {
      this.#device = undefined;
    });
    return this.#device;
  }

  /** @throws {@link ServiceRefusal}, and what asking the service throws. */
  async verify(code: string): Promise<CodeOutcome> {
    const { calls, site } = this.#deps;
    await this.#working?.done;
    const waiting = this.#waiting;
    if (!waiting) return { kind: 'expired' };
    const { email, flow } = waiting;
    const signature = await calls.sign(`${flow}:${code}:${site}`);
    // The same in each repetition, so that the service counts one.
    const attempt = crypto.randomUUID();
    try {
      const body = { flow, code, origin: site, signature, attempt };
      const answer = recordOf(await calls.post('/otp/verify', body));
      this.#waiting = undefined;
      const session = { handle: textIn(answer, 'session'), user: textIn(answer, 'user'), email };
      return { kind: 'right', session };
    } catch (error) {
      const outcome = refusedCode(error);
      if (outcome.kind === 'expired' || outcome.left === 0) this.#waiting = undefined;
      return outcome;
    }
  }

  async #lookForDevice(): Promise<void> {
    for (;;) {
      await this.#working?.done;
      const waiting = this.#waiting;
      if (!waiting) throw new ServiceRefusal(401, 'expired');
      if (!waiting.needsDevice) return;
      const { email, flow } = waiting;
      const answer = await this.#deps.calls.post('/device/look', { flow, email }).catch(unlessOver);
      const isNext = answer !== undefined && recordOf(answer)['action'] === 'VERIFY_OTP';
      // Another login may have begun meanwhile.
      if (this.#waiting === waiting && isNext) this.#wait(email, recordOf(answer));
      else await pause(LOOK_MS);
    }
  }

  #wait(email: string, answer: Readonly<Record<string, unknown>>): WaitingLogin {
    const { seconds } = answer;
    const waitMs = (typeof seconds === 'number' ? seconds : 0) * 1000;
    this.#waiting = {
      email,
      flow: textIn(answer, 'flow'),
      needsDevice: answer['action'] === 'VERIFY_DEVICE',
      resendAtMs: this.#deps.now() + waitMs,
      expiresAtMs: this.#deps.now() + ONE_TIME_CODE_LIFE_MS,
    };
    return this.#waiting;
  }

  /** The visitor has left. */
  drop(): void {
    this.#waiting = undefined;
    this.#leave();
  }

  /** Ends what is on its way. */
  #leave(): AbortSignal {
    this.#sending.abort(new HostRefusal('The login was cancelled'));
    this.#working = undefined;
    this.#sending = new AbortController();
    return this.#sending.signal;
  }

  async #send(email: string, onWork: (work: AskedWork) => void): Promise<WaitingLogin> {
    const signal = this.#leave();
    const sending = { onWork, signal };
    const before = this.#waiting;
    try {
      const isAgain = before?.email === email && !before.needsDevice;
      const again = isAgain ? await this.#again(before, sending) : undefined;
      const answer = again ?? (await this.#begin(email, sending));
      signal.throwIfAborted();
      return this.#wait(email, answer);
    } finally {
      if (this.#sending.signal === signal) this.#working = undefined;
    }
  }

  /** `undefined` where the login is over, so that a new one has to begin. */
  async #again({ email, flow }: WaitingLogin, sending: Sending) {
    try {
      return await postWorking(this.#deps, '/otp/resend', { flow, email }, sending);
    } catch (error) {
      if (error instanceof ServiceRefusal && error.code === 'expired') return undefined;
      throw error;
    }
  }

  async #begin(email: string, sending: Sending) {
    const { calls, site } = this.#deps;
    const device = await calls.device();
    return postWorking(this.#deps, '/otp', { email, device, origin: site }, sending);
  }
}

/** What a code that was not right is to the visitor: it may be tried again, or not. */
export function codeProblem(outcome: Exclude<CodeOutcome, { readonly kind: 'right' }>): Problem {
  if (outcome.kind === 'expired') return { code: 'expired' };
  const { left } = outcome;
  return left > 0 ? { code: 'wrong', count: left } : { code: 'spent' };
}

/** How a code was judged that was not right. @throws `error` where it says something else. */
export function refusedCode(error: unknown): Exclude<CodeOutcome, { readonly kind: 'right' }> {
  if (!(error instanceof ServiceRefusal)) throw error;
  if (error.code === 'wrong') return { kind: 'wrong', left: error.left };
  if (error.code === 'expired') return { kind: 'expired' };
  throw error;
}

/** A service that cannot be reached is asked again. */
function unlessOver(error: unknown): undefined {
  if (error instanceof ServiceRefusal && error.status < 500) throw error;
}
