import type {
  FrameAnswer,
  UntrustedPayload,
} from '../../../../../domain/frame-protocol/frame-requests';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { emailAddress } from '../../domain/service/email-address';
import { sayProblem } from '../../domain/texts/say-problem';
import type { VisitorWallets } from '../../ports/visitor-wallets';
import type { CodeEntry } from '../../use-cases/log-in/code-entry';
import { codeProblem, type EmailLogin } from '../../use-cases/log-in/email-login';
import type { Sessions } from '../../use-cases/log-in/sessions';
import { codeOfSite } from './code-of-site';
import { optionalText, requiredText } from './payload';

export interface LoginAnswersDeps {
  readonly entry: Pick<CodeEntry, 'ask' | 'restart'>;
  readonly login: Pick<EmailLogin, 'begin' | 'deviceApproved' | 'verify'>;
  readonly sessions: Pick<Sessions, 'current' | 'open' | 'resume'>;

  /** Whether the site may pass on a code that the visitor has typed into it. */
  readonly takesCodes: boolean;

  /** The visitor has to see the frame, or no more. */
  readonly tell: (type: 'SHOW' | 'HIDE') => void;
  readonly wallets: Pick<VisitorWallets, 'expect' | 'welcome'>;
}

/** The logins by e-mail that a site asks for, and the sessions that it continues. */
export class LoginAnswers {
  readonly #deps: LoginAnswersDeps;

  /** How many logins wait for the visitor's code. */
  #waiting = 0;

  constructor(deps: LoginAnswersDeps) {
    this.#deps = deps;
  }

  /** Whether a login waits for the visitor's code. */
  get isWaiting(): boolean {
    return this.#waiting > 0;
  }

  async isConnected(
    payload: UntrustedPayload<'IS_CONNECTED'>,
  ): Promise<FrameAnswer<'IS_CONNECTED'>> {
    const { sessions } = this.#deps;
    return { isConnected: await sessions.resume(optionalText(payload, 'token')) };
  }

  async begin(payload: UntrustedPayload<'CONNECT_EMAIL'>): Promise<FrameAnswer<'CONNECT_EMAIL'>> {
    const { entry, login, sessions, wallets } = this.#deps;
    const email = emailAddress(requiredText(payload, 'email'));
    if (sessions.current?.email === email) return { action: 'CONNECT' };
    entry.restart(email);
    wallets.expect();
    const { needsDevice } = await login.begin(email);
    return { action: needsDevice ? 'VERIFY_DEVICE' : 'VERIFY_OTP' };
  }

  /** The site asks again where that takes longer than it waits. */
  async deviceApproved(): Promise<FrameAnswer<'CONNECT_DEVICE'>> {
    await this.#deps.login.deviceApproved();
    return {};
  }

  async finish(payload: UntrustedPayload<'CONNECT_OTP'>): Promise<FrameAnswer<'CONNECT_OTP'>> {
    const code = codeOfSite(payload, this.#deps.takesCodes);
    await (code === undefined ? this.#askForCode() : this.#verify(code));
    return {};
  }

  async #askForCode(): Promise<void> {
    const { entry, sessions, tell, wallets } = this.#deps;
    tell('SHOW');
    this.#waiting += 1;
    try {
      await sessions.open(await entry.ask());
      await wallets.welcome();
    } finally {
      this.#waiting -= 1;
      tell('HIDE');
    }
  }

  async #verify(code: string): Promise<void> {
    const { login, sessions } = this.#deps;
    const outcome = await login.verify(code);
    if (outcome.kind !== 'right') throw new HostRefusal(sayProblem(codeProblem(outcome)));
    await sessions.open(outcome.session);
  }
}
