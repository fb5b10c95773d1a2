/** What the worker says by itself: whether a request of it waits for the service. */
export interface KeyWait {
  readonly isWaiting: boolean;
}

/** What the worker answers to one message of the page. */
export type KeyAnswer =
  | { readonly id: string; readonly result: unknown }
  | { readonly id: string; readonly error: string };
