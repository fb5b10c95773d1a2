/** Calls of the service, which this browser's key signs. */
export interface ServiceCalls {
  /** Hear that the service knows a session no more, as where the visitor has ended it on another browser. */
  readonly sessionOver: Set<() => void>;

  /** The public key of this browser, as the service stores it. */
  device(): Promise<{ readonly x: string; readonly y: string }>;

  /** The id by which the operator finds what is being done: 32 digits of base 16. */
  trace(): string;

  /** Signs a text by the key of this browser. */
  sign(text: string): Promise<string>;

  /** A call of a session. @throws {@link ServiceRefusal}, and what `fetch` throws. */
  ask(path: string, session: string, payload?: object): Promise<unknown>;

  /**
   * A call without a session. `withCookies` sends what the browser keeps for the wallet, where it allows that.
   *
   * @throws {@link ServiceRefusal}, and what `fetch` throws.
   */
  post(path: string, body: object, options?: { readonly withCookies?: boolean }): Promise<unknown>;
}
