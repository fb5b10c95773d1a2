import type { UnsafeRequests } from './unsafe-requests';

/** A transfer or an exchange, as far as its one request to the wallet is concerned. */
interface Flow<Review extends object> {
  readonly status: string;
  readonly review?: Review;
  readonly hash?: string;
}

/**
 * The states of a review: it is pending while its wallet has it open, and finally sent when the wallet says
 * so, with the hash that the wallet gave.
 */
export class ReviewModel<Review extends object> {
  readonly #name: string;
  readonly #requests: UnsafeRequests;
  readonly #subjectOf: (review: Review) => object;
  readonly #finals = new Map<Review, string>();
  readonly #broken: string[] = [];

  /** `subjectOf` is the wallet's key of a review. */
  constructor(name: string, requests: UnsafeRequests, subjectOf: (review: Review) => object) {
    this.#name = name;
    this.#requests = requests;
    this.#subjectOf = subjectOf;
  }

  /** The violations so far. */
  get broken(): readonly string[] {
    return this.#broken;
  }

  /** Every state on the way: a review that was sent stays sent. */
  observe({ status, review, hash }: Flow<Review>): void {
    if (!review) return;
    const final = this.#finals.get(review);
    if (final !== undefined && (status !== 'sent' || hash !== final)) {
      this.#broken.push(`${this.#name}: ${status} ${hash ?? ''} after ${final} was sent`);
    }
    if (status === 'sent' && hash !== undefined) this.#finals.set(review, hash);
  }

  /** Between two steps, when everything has run that can. */
  check({ status, review, hash }: Flow<Review>): void {
    const isAsking = status === 'asking';
    const { open } = this.#requests;
    if (isAsking !== (open.length === 1)) {
      this.#broken.push(`${this.#name}: ${status} while the wallet has ${open.length} open`);
    }
    if (!review) return;
    const subject = this.#subjectOf(review);
    if (status === 'asking' && open[0] !== subject) {
      this.#broken.push(`${this.#name}: the wallet is asked for something else than was reviewed`);
    }
    const given = this.#requests.hashOf(subject);
    if ((status === 'sent' || given !== undefined) && hash !== given) {
      this.#broken.push(
        `${this.#name}: ${status} ${hash ?? ''}, and the wallet gave ${given ?? 'none'}`,
      );
    }
  }
}
