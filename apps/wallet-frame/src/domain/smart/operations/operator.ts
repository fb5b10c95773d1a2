/** How a server of the operator has answered. `silent`: not at all, or nothing that can be read. */
export type OperatorAnswer =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'silent' };

/** Stands for the operator's service in the place of the address of a paymaster. */
export const SERVICE = 'service';

/** Asks a bundler or a paymaster of the operator by JSON-RPC. It never rejects. */
export type AskOperator = (method: string, params: readonly unknown[]) => Promise<OperatorAnswer>;
