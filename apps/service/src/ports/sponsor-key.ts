/** The key with which the service pays: in a variable, a file, or a service of keys. It signs only what the policy has passed. */
export interface EvmSponsorKey {
  /** The signature of a hash: 65 bytes, the last 27 or 28. */
  sign(hash: Uint8Array): Promise<Uint8Array>;
}

/** The key of the account that pays on Solana. */
export interface SolanaSponsorKey {
  readonly publicKey: Uint8Array;

  /** The signature of a message (Ed25519). */
  sign(message: Uint8Array): Promise<Uint8Array>;
}
