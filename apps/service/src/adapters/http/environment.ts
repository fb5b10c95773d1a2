import type { ChosenLimits } from '../../domain/limits';

/** What the Node server passes with a request. */
export interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** What is known of a request once its origin is judged. */
export interface Variables {
  /** The limits of the site whose page asks. */
  readonly ofSite: ChosenLimits;
}

export interface ServiceEnv {
  Bindings: Bindings;
  Variables: Variables;
}
