import type { SocialIdentity } from '../domain/social-identity';

/** What a login keeps while the visitor is at the provider. */
export interface SocialSecrets {
  readonly state: string;
  readonly nonce: string;

  /** The verifier of PKCE (RFC 7636). */
  readonly verifier: string;
}

/** A provider with the operator's credentials. */
export interface SocialProvider {
  /** By which sites name it, such as `google`. */
  readonly id: string;

  /** As its button names it. */
  readonly name: string;

  /** Whether it comes back by a form that its page posts, as Apple does, instead of an address. */
  readonly postsBack: boolean;

  /**
   * The page of the provider to which the visitor goes. `redirectUri` is where the provider sends the visitor back, and
   * with `asksVisitor` it does so after a press of the visitor's alone, as far as the provider knows such a wish.
   */
  pageFor(
    secrets: SocialSecrets,
    redirectUri: string,
    wish: { readonly asksVisitor: boolean },
  ): Promise<URL>;

  /**
   * Who has come back. `back` is the request of the browser: state, nonce, verifier and issuer are checked, and the code is
   * exchanged.
   *
   * @throws where any of that does not fit, or the provider refuses or fails.
   */
  identityIn(back: URL | Request, secrets: SocialSecrets): Promise<SocialIdentity>;
}
