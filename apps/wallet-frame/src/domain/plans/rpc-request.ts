/** A request of a dapp, on one network. */
export interface RpcRequest {
  readonly method: string;
  readonly params: unknown;

  /** The network's id as in CAIP-2. */
  readonly chain: string;
}
