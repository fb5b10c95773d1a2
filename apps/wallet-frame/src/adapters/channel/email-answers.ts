import type {
  FrameAnswer,
  UntrustedPayload,
} from '../../../../../domain/frame-protocol/frame-requests';
import { emailAddress } from '../../domain/service/email-address';
import type { EmailChange } from '../../use-cases/log-in/email-change';
import { codeOfSite } from './code-of-site';
import { requiredText } from './payload';

export interface EmailAnswersDeps {
  readonly emails: Pick<EmailChange, 'begin' | 'takeNew' | 'takeOld'>;

  /** Whether the site may pass on a code that the visitor has typed into it. */
  readonly takesCodes: boolean;
}

/** The change of the e-mail address that a site asks for. */
export class EmailAnswers {
  readonly #deps: EmailAnswersDeps;

  constructor(deps: EmailAnswersDeps) {
    this.#deps = deps;
  }

  async begin(payload: UntrustedPayload<'UPDATE_EMAIL'>): Promise<FrameAnswer<'UPDATE_EMAIL'>> {
    return this.#deps.emails.begin(emailAddress(requiredText(payload, 'email')));
  }

  async takeOld(
    payload: UntrustedPayload<'UPDATE_EMAIL_PRIMARY_OTP'>,
  ): Promise<FrameAnswer<'UPDATE_EMAIL_PRIMARY_OTP'>> {
    return this.#deps.emails.takeOld(codeOfSite(payload, this.#deps.takesCodes));
  }

  async takeNew(
    payload: UntrustedPayload<'UPDATE_EMAIL_SECONDARY_OTP'>,
  ): Promise<FrameAnswer<'UPDATE_EMAIL_SECONDARY_OTP'>> {
    return this.#deps.emails.takeNew(codeOfSite(payload, this.#deps.takesCodes));
  }
}
