/** A secret as the operator has encrypted it, with the name of the key that opens it. */
export interface WrappedSecret {
  /** As the service of keys writes its keys: a mount and a name, an ARN, or the name of a resource. */
  readonly key: string;

  /** As the service of keys has answered it when it encrypted. */
  readonly ciphertext: string;
}

/** A key management service of the operator, which never gives its keys away. */
export interface KeyService {
  /**
   * Has the secret decrypted, by that key and no other. Nothing is asked of another host than the operator has set, no redirect is
   * followed, and an answer that is not whole in time is none.
   *
   * @returns the secret's bytes, which are not empty.
   * @throws {@link KeyServiceError}
   */
  decrypt(secret: WrappedSecret): Promise<Uint8Array>;
}

/** Why a secret was not decrypted, in a part of a sentence. It has a host, and neither a secret nor a text of the answer. */
export class KeyServiceError extends Error {}
