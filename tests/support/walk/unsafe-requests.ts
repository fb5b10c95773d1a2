import { WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';

/** The visitor's answer to a request that spends. */
export type SpendingAnswer = 'sign' | 'decline' | 'fail';

interface Asked {
  readonly subject: object;
  readonly answer: (answer: SpendingAnswer) => void;
}

/**
 * A wallet's record of the requests that spend, to find a request that is repeated, or sent after it was
 * executed.
 */
export class UnsafeRequests {
  readonly #name: string;
  readonly #isOneByOne: boolean;
  readonly #open: Asked[] = [];
  readonly #sent = new Map<object, string>();
  readonly #broken: string[] = [];
  #script: SpendingAnswer | undefined;

  /** Requests of some kinds come one by one; others may be cancelled for the next while they are open. */
  constructor(name: string, { isOneByOne }: { readonly isOneByOne: boolean }) {
    this.#name = name;
    this.#isOneByOne = isOneByOne;
  }

  /** The violations so far. */
  get broken(): readonly string[] {
    return this.#broken;
  }

  /** The requests without an answer. */
  get open(): readonly object[] {
    return this.#open.map(({ subject }) => subject);
  }

  /** The transaction that `subject` ended as. */
  hashOf(subject: object): string | undefined {
    return this.#sent.get(subject);
  }

  /** The widget's page is gone, with every caller that waits. */
  forget(): void {
    this.#open.length = 0;
  }

  /** Answers the next request at once; without `answer`, it is left open. */
  script(answer: SpendingAnswer | undefined): void {
    this.#script = answer;
  }

  /** Answers the request that has been open longest. */
  answerOldest(answer: SpendingAnswer): void {
    this.#open.shift()?.answer(answer);
  }

  /** The wallet gets a request: a fake's method calls this. */
  ask(subject: object): Promise<string> {
    const isTooMany = this.#isOneByOne ? this.#open.length > 0 : this.open.includes(subject);
    if (isTooMany) this.#broken.push(`${this.#name}: asked while it is asked`);
    if (this.#sent.has(subject)) this.#broken.push(`${this.#name}: asked again for what was sent`);
    return new Promise((resolve, reject) => {
      const answer = (given: SpendingAnswer): void => {
        if (given !== 'sign') return reject(refusals[given]());
        const hash = `0x${this.#name}${this.#sent.size + 1}`;
        this.#sent.set(subject, hash);
        return resolve(hash);
      };
      if (this.#script) answer(this.#script);
      else this.#open.push({ subject, answer });
    });
  }
}

const refusals = {
  decline: () => new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage: 'No' }),
  fail: () => new TypeError('fetch failed'),
};
