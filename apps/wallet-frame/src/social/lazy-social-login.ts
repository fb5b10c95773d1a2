import type { OfferedSocial, SocialLogin, SocialLoginDeps } from './social-login';
import { SocialRefusal } from './social-refusal';

/** The {@link SocialLogin} of this page, downloaded when a site asks for one. */
export class LazySocialLogin implements Pick<
  SocialLogin,
  'begin' | 'beginFarcaster' | 'beginInTab' | 'drop' | 'ended' | 'offered' | 'takeBack'
> {
  readonly #deps: SocialLoginDeps;
  #loaded: Promise<SocialLogin> | undefined;

  constructor(deps: SocialLoginDeps) {
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

  async takeBack(uri: string): Promise<void> {
    await (await this.#login()).takeBack(uri);
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
