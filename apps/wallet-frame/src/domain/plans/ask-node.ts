/** Asks the operator's node of the network. */
export type AskNode = (method: string, params: unknown) => Promise<unknown>;
