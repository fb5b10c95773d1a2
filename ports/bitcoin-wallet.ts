/** One payment of bitcoin. */
export interface BitcoinTransfer {
  /** The receiver's address, in the canonical spelling of a check at the safe level. */
  readonly to: string;
  /** The amount, in satoshis. */
  readonly satoshi: bigint;

  /** The CAIP-2 reference of the chain of the payment. */
  readonly chainReference: string;
}

/** A transaction that is signed in part or as a whole (BIP-174). */
export interface BitcoinPsbt {
  /** In base64. */
  readonly psbt: string;

  /** The numbers of the inputs to sign, by the address whose key signs them. */
  readonly inputs: Readonly<Record<string, readonly number[]>>;

  /** The CAIP-2 reference of the chain of the transaction. */
  readonly chainReference: string;

  /** Whether the wallet sends it once it is signed. Absent: it does not. */
  readonly broadcast?: boolean;
}

/** A {@link BitcoinPsbt} with the wallet's signatures. */
export interface SignedBitcoinPsbt {
  /** In base64. */
  readonly psbt: string;

  /** The transaction's id, where the wallet has sent it. */
  readonly txid?: string;
}

/**
 * The methods of a Bitcoin wallet that use its keys. A request may prompt the visitor, and there is no time
 * limit. Signatures are not verified here: the caller does that.
 *
 * Each throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines), `CONNECTOR_GONE`
 * when the wallet has gone, `WALLET_RESPONSE_INVALID` for an answer of another form, and the reason of its
 * `signal` as soon as that aborts: the wallet may still show the request then.
 */
export interface BitcoinWallet {
  /**
   * Signs `text` with the key of `address`. Resolves with the signature in base64: that of BIP-322 in its
   * simple form, or for addresses without a witness the older one that the key is recovered from.
   */
  signMessage(text: string, address: string, signal?: AbortSignal): Promise<string>;

  /**
   * Pays `transfer`, once. The wallet chooses the coins, the change and the fee rate, which it shows to the
   * visitor. Resolves with the transaction's id as soon as it is sent.
   *
   * @throws also `NETWORK_NOT_CHANGED` where the wallet is on another chain.
   */
  sendTransfer(transfer: BitcoinTransfer, signal?: AbortSignal): Promise<string>;

  /**
   * Signs the inputs of a transaction that the caller has made, and nothing more. Absent where the wallet
   * cannot. Resolves with a PSBT of the same unsigned transaction: inputs, outputs, version and lock time are those
   * of the request. Which inputs are signed, and whether a signature is valid, is for the caller to verify.
   *
   * @throws also `NETWORK_NOT_CHANGED` where the wallet is on another chain, and `WALLET_RESPONSE_INVALID` for an answer
   *   of another transaction.
   */
  signPsbt?(psbt: BitcoinPsbt, signal?: AbortSignal): Promise<SignedBitcoinPsbt>;
}
