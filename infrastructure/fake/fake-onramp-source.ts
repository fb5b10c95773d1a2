import type { OnrampQuery, OnrampSource } from '../../ports/onramp-source';
import { FakeAnswers } from './fake-answers';

/** An {@link OnrampSource} that cannot be reached until the test sets an answer. */
export class FakeOnrampSource implements OnrampSource {
  /** The questions it received, and its answers. */
  readonly answers = new FakeAnswers<OnrampQuery, string>();

  buyUrl(query: OnrampQuery, signal?: AbortSignal): Promise<string> {
    return this.answers.ask(query, signal);
  }
}
