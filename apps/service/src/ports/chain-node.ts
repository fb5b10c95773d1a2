/** A node of the operator, by JSON-RPC. */
export interface ChainNode {
  /**
   * @param parse `undefined` where the result cannot be used.
   * @throws `ServiceError` where the node does not answer, refuses, or its answer cannot be used.
   */
  ask<Result>(
    method: string,
    params: readonly unknown[],
    parse: (result: unknown) => Result | undefined,
  ): Promise<Result>;
}
