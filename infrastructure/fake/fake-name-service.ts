import type { NameRegistrationRequest, NameService } from '../../ports/name-service';
import type { NameRecord, NameSuggestion } from '../../domain/name/name-record';
import { FakeAnswers } from './fake-answers';

/** A {@link NameService} without a service: each method cannot be reached until the test sets an answer. */
export class FakeNameService implements NameService {
  readonly parent: string = 'example.eth';
  readonly lookUps = new FakeAnswers<string, NameRecord | undefined>();
  readonly reverseLookUps = new FakeAnswers<string, readonly NameRecord[]>();
  readonly suggestions = new FakeAnswers<string, readonly NameSuggestion[]>();
  readonly registrations = new FakeAnswers<NameRegistrationRequest, void>();

  lookUp(name: string, signal?: AbortSignal): Promise<NameRecord | undefined> {
    return this.lookUps.ask(name, signal);
  }

  namesOf(address: string, signal?: AbortSignal): Promise<readonly NameRecord[]> {
    return this.reverseLookUps.ask(address, signal);
  }

  suggest(name: string, signal?: AbortSignal): Promise<readonly NameSuggestion[]> {
    return this.suggestions.ask(name, signal);
  }

  register(request: NameRegistrationRequest, signal?: AbortSignal): Promise<void> {
    return this.registrations.ask(request, signal);
  }
}
