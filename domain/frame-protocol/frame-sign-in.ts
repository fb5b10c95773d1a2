/** The message that the embedded wallet signs during a login: as data, and as text with a placeholder for the account. */
export interface FrameSignIn {
  readonly accountAddress: string;

  /** The CAIP-2 id of the network. */
  readonly chainId: string;
  readonly domain: string;
  readonly uri: string;
  readonly version: string;
  readonly nonce: string;
  readonly statement?: string;
  readonly resources?: readonly string[];
  readonly requestId?: string;
  readonly issuedAt?: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly serializedMessage: string;
}
