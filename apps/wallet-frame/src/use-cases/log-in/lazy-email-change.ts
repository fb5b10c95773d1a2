import type { FrameAnswer } from '../../../../../domain/frame-protocol/frame-requests';
import type { EmailChange, EmailChangeDeps } from './email-change';

/** The {@link EmailChange} of this page, downloaded when a site asks for one. */
export class LazyEmailChange implements Pick<
  EmailChange,
  'begin' | 'drop' | 'takeNew' | 'takeOld'
> {
  readonly #deps: EmailChangeDeps;
  #loaded: Promise<EmailChange> | undefined;

  constructor(deps: EmailChangeDeps) {
    this.#deps = deps;
  }

  async begin(to: string): Promise<FrameAnswer<'UPDATE_EMAIL'>> {
    return (await this.#change()).begin(to);
  }

  async takeOld(code?: string): Promise<FrameAnswer<'UPDATE_EMAIL_PRIMARY_OTP'>> {
    return (await this.#change()).takeOld(code);
  }

  async takeNew(code?: string): Promise<FrameAnswer<'UPDATE_EMAIL_SECONDARY_OTP'>> {
    return (await this.#change()).takeNew(code);
  }

  drop(): void {
    void this.#loaded?.then(
      (change) => change.drop(),
      () => undefined,
    );
  }

  #change(): Promise<EmailChange> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #load(): Promise<EmailChange> {
    try {
      const { EmailChange: Change } = await import('./email-change');
      return new Change(this.#deps);
    } catch (error) {
      this.#loaded = undefined; // The next request asks again.
      throw error;
    }
  }
}
