/** What a code is for: an account by its hash, a device by its public key, a site by its origin. */
export interface LoginSubject {
  readonly account: string;
  readonly device: string;
  readonly site: string;
}

/** A login as the database has it: a hash, and what is known of it, sealed. */
export interface SealedLogin {
  readonly name: string;
  readonly sealed: string;
}
