import { ServiceError } from '../service-error';

/**
 * Why nothing is paid: no rule of the site; a call, an account or an instruction that no rule allows; more gas or a higher fee
 * than it takes; a budget that is used up; or something that cannot be read.
 */
export type WhyNotSponsored =
  | 'account'
  | 'call'
  | 'fee'
  | 'gas'
  | 'instruction'
  | 'operation'
  | 'rule'
  | 'site_budget'
  | 'visitor_budget';

/** The service pays nothing, and says why: the visitor pays, and reads the fee before. */
export class NotSponsored extends ServiceError {
  readonly why: WhyNotSponsored;

  constructor(why: WhyNotSponsored) {
    super('not_sponsored', { more: { why } });
    this.why = why;
  }
}
