import type { AnalyticsEntry, AnalyticsSink } from '../../ports/analytics-sink';
import { FakeAnswers } from './fake-answers';

/** An {@link AnalyticsSink} that keeps what it is handed, and cannot be reached until the test sets an answer. */
export class FakeAnalyticsSink implements AnalyticsSink {
  /** What it was handed, and what it answers. */
  readonly answers = new FakeAnswers<AnalyticsEntry, void>();
  #mayTrack = true;

  /** The visitor does not want to be measured, from now on. */
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
