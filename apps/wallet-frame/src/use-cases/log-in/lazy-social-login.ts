import type { OfferedSocial } from '../../../../../domain/login/social-provider';
import type { SocialLogin, SocialLoginDeps } from './social-login';
import type { SocialReturn, SocialReturnDeps } from './social-return';
import { SocialRefusal } from '../../domain/refusals/social-refusal';

type LazySocialDeps = SocialLoginDeps & SocialReturnDeps;

/** The {@link SocialLogin} and {@link SocialReturn} of this page, downloaded when a site asks for one. */
export class LazySocialLogin
  implements
    Pick<SocialReturn, 'finish' | 'look'>,
    Pick<SocialLogin, 'begin' | 'beginFarcaster' | 'beginInTab' | 'drop' | 'ended' | 'offered'>
{
  readonly #deps: LazySocialDeps;
  #loaded: Promise<SocialLogin> | undefined;

  constructor(deps: LazySocialDeps) {
    this.#deps = deps;
  }

  async offered(): Promise<readonly OfferedSocial[]> {
    return (await this.#login()).offered();
  }

  async begin(name: string): Promise<string> {
    return (await this.#login()).begin(name);
  }

  async beginFarcaster(): Promise<string> {
    return (await this.#login()).beginFarcaster();
  }

  async beginInTab(name: string, page: string): Promise<string> {
    return (await this.#login()).beginInTab(name, page);
  }

  async look(): Promise<string | undefined> {
    // A site asks at every page that follows a login, and few of them find one.
    if ((await this.#deps.pending.list()).length === 0) return undefined;
    return (await this.#returned()).look();
  }

  async finish(): Promise<void> {
    this.drop();
    await (await this.#returned()).finish();
  }

  async ended(): Promise<void> {
    if (!this.#loaded) throw new SocialRefusal('over');
    await (await this.#loaded).ended();
  }

  drop(): void {
    void this.#loaded?.then((login) => login.drop());
  }

  #login(): Promise<SocialLogin> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #returned(): Promise<SocialReturn> {
    const { SocialReturn: Return } = await import('./social-return');
    return new Return(this.#deps);
  }

  async #load(): Promise<SocialLogin> {
    try {
      const { SocialLogin: Login } = await import('./social-login');
      return new Login(this.#deps);
    } catch (error) {
      this.#loaded = undefined; // The next press asks again.
      throw error;
    }
  }
}
