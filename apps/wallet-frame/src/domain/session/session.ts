/** The visitor's session with the service, on one site. */
export interface Session {
  /** Worth nothing without the key of this browser. */
  readonly handle: string;

  /** The visitor, by the name that the service gave. */
  readonly user: string;

  /** Empty after a social login. */
  readonly email: string;
  readonly social?: SocialProfile;
}

/** Who the visitor is at the provider of a social login. For people to read: none of it is an identity. */
export interface SocialProfile {
  readonly provider: string;
  readonly name?: string;
  readonly picture?: string;
  readonly email?: string;
}

/** The visitor as people know them: an address, or a name. */
export function visitorName({ email, social }: Session): string {
  return email || (social?.name ?? social?.email ?? social?.provider ?? '');
}
