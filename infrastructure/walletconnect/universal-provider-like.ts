/**
 * A `UniversalProvider` of `@walletconnect/universal-provider`, by the members that its versions have in common. The
 * rest of it is read where it is used, and checked.
 */
export interface UniversalProviderLike {
  /** The sign client inside it. */
  readonly client: object;
  readonly session?: { readonly topic: string } | undefined;
  connect(proposal: object): Promise<unknown>;
  authenticate(proposal: object): Promise<unknown>;
  disconnect(): Promise<void>;
  on(event: string, listener: (payload: never) => void): unknown;
  removeListener(event: string, listener: (payload: never) => void): unknown;
}
