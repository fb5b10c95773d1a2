/** The message that the embedded wallet signs during a login: as data, and as text with a placeholder for the account. */
export interface FrameSignIn {
  /** A placeholder for the address, which the frame puts in. */
  readonly accountAddress: string;

  /** The CAIP-2 id of the network. */
  readonly chainId: string;
  /** The host of the site. */
  readonly domain: string;
  /** The address that the sign-in is for. */
  readonly uri: string;
  /** The version of the message. */
  readonly version: string;
  /** The nonce of the site. */
  readonly nonce: string;
  /** What the visitor agrees to. */
  readonly statement?: string;
  /** URIs that the sign-in names. */
  readonly resources?: readonly string[];
  /** An id of the site for this sign-in. */
  readonly requestId?: string;
  /** A moment of ISO 8601. */
  readonly issuedAt?: string;
  /** When the sign-in ends, likewise. */
  readonly expirationTime?: string;
  /** When it begins, likewise. */
  readonly notBefore?: string;
  /** The whole text, with the placeholder. */
  readonly serializedMessage: string;
}
