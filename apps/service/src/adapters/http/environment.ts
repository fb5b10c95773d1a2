/** What the Node server passes with a request. */
export interface Bindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

export interface ServiceEnv {
  Bindings: Bindings;
}
