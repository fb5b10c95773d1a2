import { type RefusalCode, type RefusalDetails, ServiceError } from '../../domain/service-error';

/** The statuses with which the service refuses. */
type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 415 | 429 | 502 | 503;

/** What a request is answered that a route refuses. */
export class HttpRefusal extends Error {
  readonly status: RefusalStatus;
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(status: RefusalStatus, code: string, details: RefusalDetails = {}) {
    super(code, details);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The status for each refusal of the rules. */
const statuses: Readonly<Record<RefusalCode, RefusalStatus>> = {
  deletion: 409,
  halves_elsewhere: 409,
  not_sponsored: 403,
  older_wallet: 403,
  provider_answer: 502,
  provider_busy: 503,
  provider_failed: 502,
  provider_refused: 502,
  provider_unreachable: 503,
  site: 403,
  site_frozen: 403,
  site_login: 403,
  second_operator: 403,
  unknown_account: 404,
  wait: 429,
  wallet_key: 403,
  work: 429,
};

/** The answer for `error`; `undefined` where it is no refusal. */
export function refusalOf(error: unknown): HttpRefusal | undefined {
  if (error instanceof HttpRefusal) return error;
  if (!(error instanceof ServiceError)) return undefined;
  return new HttpRefusal(statuses[error.code], error.code, error.details);
}
