/** What the worker answers to one message of the page. */
export type KeyAnswer =
  | { readonly id: string; readonly result: unknown }
  | { readonly id: string; readonly error: string };
