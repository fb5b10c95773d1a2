/**
 * Sends requests with the methods of a wallet's namespace, e.g. `solana_signMessage`, in the form for a
 * paired wallet (CAIP-27).
 */
export interface NamespaceRequester {
  /**
   * Sends `method` to the wallet, on the session's current chain, and returns its answer unchanged.
   *
   * @throws `WidgetError` `RPC` with the wallet's code, `CONNECTOR_GONE` when the session ends meanwhile, and
   *   the reason of `signal` as soon as it aborts.
   */
  request(method: string, params: unknown, signal?: AbortSignal): Promise<unknown>;
}
