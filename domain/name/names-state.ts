import type { NameRecord, NameSuggestion } from './name-record';
import type { NameRegistrationState } from './name-registration-state';

/** What is known of a list of names that is looked up. */
export interface NameList<Entry> {
  /** Where the reading stands. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The names. */
  readonly names: readonly Entry[];
}

/** What is known of the names of the account in use. */
export interface NamesState {
  /** The name under which names are registered, such as `example.eth`. */
  readonly parent: string;

  /** Suggestions that are similar to the typed name. */
  readonly suggestions: NameList<NameSuggestion>;

  /** The names that the account has. */
  readonly own: NameList<NameRecord>;
  /** Where the registration of a name stands. */
  readonly registration: NameRegistrationState;
}
