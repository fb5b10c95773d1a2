import { recordOf, textIn } from '../bytes/untrusted';
import { pause } from '../pause';
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

  /** Whether the visitor has to approve this browser in the mailbox first. */
  readonly needsDevice: boolean;

  /** When the next code may be asked for. */
  readonly resendAtMs: number;
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
  #device: Promise<void> | undefined;

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
    const again =
      before?.email === email && !before.needsDevice ? await this.#again(before) : undefined;
    const answer = again ?? (await this.#begin(email));
    return this.#wait(email, answer);
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
      const outcome = refusedCode(error);
      if (outcome.kind === 'expired' || outcome.left === 0) this.#waiting = undefined;
      return outcome;
    }
  }

  async #lookForDevice(): Promise<void> {
    for (;;) {
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
    };
    return this.#waiting;
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
