/** Asks a wallet by the methods of its namespace, e.g. `solana_signMessage`, as one paired by a code is asked (CAIP-27). */
export interface NamespaceRequester {
  /**
   * Sends `method` to the wallet, on the chain the session is on, and returns its answer as it came.
   *
   * @throws `WidgetError` `RPC` with the wallet's code, `CONNECTOR_GONE` when the session ends
   * meanwhile, and the reason of `signal` as soon as it aborts.
   */
  request(method: string, params: unknown, signal?: AbortSignal): Promise<unknown>;
}
