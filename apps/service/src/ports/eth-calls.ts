/** A call of a contract. Without `to` it creates one from `data`, for as long as the call takes. */
export interface EthCall {
  readonly to?: string;
  readonly data: string;
}

/** Calls of contracts. */
export interface ContractCalls {
  /**
   * What the contract answers, in hexadecimal digits; `''` where it refuses.
   *
   * @throws `ServiceError` where the node cannot be used.
   */
  call(url: string, call: EthCall): Promise<string>;
}
