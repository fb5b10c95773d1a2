/** Whether the visitor's machine has a network at all. */
export interface Connectivity {
  /** `false` only where there is certainly no network. */
  isOnline(): boolean;

  /**
   * Resolves as soon as there is one.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  whenOnline(signal: AbortSignal): Promise<void>;
}
