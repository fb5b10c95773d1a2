import { WidgetError } from '../../domain/errors/widget-error';
import { abortable } from '../../domain/abort/abortable';

type Reply<Question, Answer> = (question: Question) => Answer | Promise<Answer>;

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The answers of one method of a fake. Until the test sets one, it rejects like a service that cannot be
 * reached.
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

  /** From now on answers every question with the result of `reply`. */
  replyWith(reply: Reply<Question, Answer>): void {
    this.#reply = reply;
  }

  /** Makes every question from now on throw `error`. */
  failWith(error: unknown): void {
    this.#reply = () => {
      throw error;
    };
  }

  /** From now on leaves every question without an answer, until {@link FakeAnswers.settle}. */
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

  /** Records `question` and answers it. A fake's method calls this. */
  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    this.#asked.push(question);
    return abortable(Promise.resolve(this.#reply(question)), signal);
  }
}
