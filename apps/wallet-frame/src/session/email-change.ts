import { maskEmailAddress } from '../../../../domain/auth/email-address';
import { recordOf, textIn } from '../bytes/untrusted';
import { HostRefusal } from '../channel/serve-host';
import type { Confirmation } from '../elsewhere/confirmation';
import { type ProvenCalls, ServiceRefusal } from '../service/proven-calls';
import { sayProblem } from '../texts/say-problem';
import type { PageAct } from '../wallet-key/page-act';
import type { ActProof } from '../wallet-key/wallet-act';
import type { Session, SessionKeeper } from './session-keeper';

export interface EmailChangeDeps {
  readonly calls: Pick<ProvenCalls, 'ask'>;
  readonly confirmation: Pick<Confirmation, 'ask'>;

  /** The signature of the wallet's own key. */
  readonly prove: (act: PageAct) => Promise<ActProof>;
  readonly sessions: Pick<SessionKeeper, 'current' | 'rename'>;
}

interface Change {
  readonly to: string;
  readonly flow: string;
  readonly step: 'new' | 'old';
}

/**
 * Gives the visitor's account another e-mail address. The site passes both codes on, so the visitor confirms the new
 * address here first: a site could name one of its own.
 */
export class EmailChange {
  readonly #deps: EmailChangeDeps;
  #change: Change | undefined;
  #asking = new AbortController();

  constructor(deps: EmailChangeDeps) {
    this.#deps = deps;
  }

  /** Asks the visitor, and has a code sent to the old address. @throws {@link HostRefusal} where the visitor declines. */
  async begin(to: string): Promise<{ readonly action: 'VERIFY_PRIMARY_OTP' }> {
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

  /** Takes the code of the old address, and has one sent to the new. */
  async takeOld(code: string): Promise<object> {
    const { flow, to } = this.#at('old');
    const next = recordOf(await this.#judged(() => this.#ask('/email/old', { to, flow, code })));
    this.#change = { to, flow: textIn(next, 'flow'), step: 'new' };
    return {};
  }

  /** Takes the code of the new address, and the change is done. */
  async takeNew(code: string): Promise<{ readonly newEmail: string }> {
    const { flow, to } = this.#at('new');
    await this.#judged(() => this.#ask('/email/new', { to, flow, code }));
    this.#change = undefined;
    await this.#deps.sessions.rename(to);
    return { newEmail: to };
  }

  /** The site or the visitor has left. */
  drop(): void {
    this.#change = undefined;
    this.#asking.abort();
  }

  /** A wrong code may be tried again, a dead one not. */
  async #judged(work: () => Promise<unknown>): Promise<unknown> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServiceRefusal) || error.code !== 'wrong') throw error;
      if (error.left > 0) throw new HostRefusal(sayProblem({ code: 'wrong', count: error.left }));
      throw new HostRefusal(sayProblem({ code: 'spent' }));
    }
  }

  #ask(path: string, more: object): Promise<unknown> {
    const { email, handle } = this.#session();
    return this.#deps.calls.ask(path, handle, { from: email, ...more });
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
