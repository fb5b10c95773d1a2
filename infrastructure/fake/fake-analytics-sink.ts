import type { AnalyticsEntry, AnalyticsSink } from '../../ports/analytics-sink';
import { FakeAnswers } from './fake-answers';

/** An {@link AnalyticsSink} that keeps its entries, and cannot be reached until the test sets an answer. */
export class FakeAnalyticsSink implements AnalyticsSink {
  /** The entries it received, and its answers. */
  readonly answers = new FakeAnswers<AnalyticsEntry, void>();
  #mayTrack = true;

  /** From now on the visitor does not want to be measured. */
  refuse(): this {
    this.#mayTrack = false;
    return this;
  }

  mayTrack(): boolean {
    return this.#mayTrack;
  }

  send(entry: AnalyticsEntry, signal?: AbortSignal): Promise<void> {
    return this.answers.ask(entry, signal);
  }
}
