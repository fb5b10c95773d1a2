/** The statuses with which the service refuses. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 413 | 429 | 502 | 503;

/** A refusal that the caller may read: a fixed code, never a text of a provider. */
export class ServiceError extends Error {
  readonly status: RefusalStatus;
  readonly code: string;

  /** After how many seconds the caller may try again. */
  readonly retryAfter: number | undefined;

  constructor(status: RefusalStatus, code: string, retryAfter?: number, options?: ErrorOptions) {
    super(code, options);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
