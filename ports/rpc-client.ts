import type { Network } from '../domain/network/network';
import { createToken } from './token';

/** One JSON-RPC 2.0 call. */
export interface RpcRequest {
  /** The method. */
  readonly method: string;
  /** Its parameters. */
  readonly params?: readonly unknown[];
}

/** JSON-RPC to one chain. */
export interface RpcClient {
  /**
   * Sends `request` and returns its own result, never another call's. An integer in it that a JavaScript
   * number cannot hold exactly is the text of its digits.
   *
   * Failures that may pass are retried as the specification says; a method that signs or sends is never sent
   * twice.
   *
   * @throws `WidgetError` `RPC` with the node's code, `HTTP_STATUS`, `RPC_TIMEOUT`, `RPC_UNREACHABLE` or
   *   `RPC_RESPONSE_INVALID`, and the reason of `signal` as soon as it aborts.
   */
  request(request: RpcRequest, signal?: AbortSignal): Promise<unknown>;
}

/** The RPC client of each configured network. */
export interface RpcClients {
  /** The client of `network`: always the same one for the same network. Sends nothing by itself. */
  forNetwork(network: Network): RpcClient;
}

export const RpcClients = createToken<RpcClients>('RpcClients');
