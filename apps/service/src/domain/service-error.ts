/** The statuses with which the service refuses. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 413 | 415 | 429 | 502 | 503;

/** A refusal that the caller may read: a fixed code, never a text of a provider. */
export class ServiceError extends Error {
  readonly status: RefusalStatus;
  readonly code: string;

  /** After how many seconds the caller may try again. */
  readonly retryAfter: number | undefined;

  /** What the answer says besides: nothing that the caller may not read. */
  readonly more: Readonly<Record<string, number | string>>;

  constructor(
    status: RefusalStatus,
    code: string,
    retryAfter?: number,
    { more = {}, ...options }: ErrorOptions & Partial<Pick<ServiceError, 'more'>> = {},
  ) {
    super(code, options);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.more = more;
  }
}
