import { WidgetError } from '../../domain/errors/widget-error';
import { abortable } from '../../domain/abort/abortable';

type Reply<Question, Answer> = (question: Question) => Answer | Promise<Answer>;

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * What one method of a fake answers. It rejects as a service does that cannot be reached, until it is
 * told what to say.
 */
export class FakeAnswers<Question, Answer> {
  readonly #asked: Question[] = [];
  readonly #waiting: Waiting<Answer>[] = [];
  #reply: Reply<Question, Answer> = () => {
    throw new WidgetError('SERVICE_UNREACHABLE', {});
  };

  /** Every question so far, the oldest first. */
  get asked(): readonly Question[] {
    return this.#asked;
  }

  /** How many questions have no answer yet. */
  get pendingCount(): number {
    return this.#waiting.length;
  }

  /** Answers every question from now on with `answer`. */
  answerWith(answer: Answer): void {
    this.#reply = () => answer;
  }

  /** Answers every question from now on with what `reply` makes of it. */
  replyWith(reply: Reply<Question, Answer>): void {
    this.#reply = reply;
  }

  /** Makes every question from now on throw `error`. */
  failWith(error: unknown): void {
    this.#reply = () => {
      throw error;
    };
  }

  /** Leaves every question from now on without an answer, until {@link FakeAnswers.settle}. */
  hang(): void {
    this.#reply = () =>
      new Promise((resolve, reject) => {
        this.#waiting.push({ resolve, reject });
      });
  }

  /** Answers the oldest question left without an answer. */
  settle(answer: Answer): void {
    this.#waiting.shift()?.resolve(answer);
  }

  /** Makes the oldest question left without an answer throw `error`. */
  settleWithError(error: unknown): void {
    this.#waiting.shift()?.reject(error);
  }

  /** Notes `question` and answers it; what a fake's method calls. */
  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    this.#asked.push(question);
    return abortable(Promise.resolve(this.#reply(question)), signal);
  }
}
