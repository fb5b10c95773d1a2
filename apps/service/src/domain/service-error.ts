/** Why a rule refuses, or what it asks outside of the service cannot be used. */
export type RefusalCode =
  | 'deletion'
  | 'halves_elsewhere'
  | 'not_sponsored'
  | 'older_wallet'
  | 'provider_answer'
  | 'provider_busy'
  | 'provider_failed'
  | 'provider_refused'
  | 'provider_unreachable'
  | 'site'
  | 'site_frozen'
  | 'site_login'
  | 'second_operator'
  | 'unknown_account'
  | 'wait'
  | 'wallet_key'
  | 'work';

/** What a refusal says besides its code. */
export interface RefusalDetails extends ErrorOptions {
  /** After how many seconds the caller may try again. */
  readonly retryAfter?: number;

  /** What the answer has besides: nothing that the caller may not read. */
  readonly more?: Readonly<Record<string, number | string>>;
}

/** A refusal that the caller may read: a fixed code, never a text of a provider. */
export class ServiceError extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code, details);
    this.code = code;
    this.details = details;
  }
}
