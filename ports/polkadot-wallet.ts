/**
 * A transaction in the form in which Polkadot wallets sign it: the `SignerPayloadJSON` of their common
 * interface. Numbers are in hexadecimal, the highest digit first.
 */
export interface PolkadotPayload {
  /** The account that signs, in SS58. */
  readonly address: string;

  /** The first block in which the transaction is valid, and its number. */
  readonly blockHash: string;
  /** The block that the era counts from, as hex. */
  readonly blockNumber: string;

  /** The era of the transaction, as the chain encodes it. */
  readonly era: string;
  /** The hash of the first block of the chain, as hex. */
  readonly genesisHash: string;

  /** The call that the transaction executes, as the chain encodes it. */
  readonly method: string;
  /** The nonce of the account, as hex. */
  readonly nonce: string;
  /** The version of the runtime, as hex. */
  readonly specVersion: string;
  /** The version of its transactions, as hex. */
  readonly transactionVersion: string;

  /** The names of the chain's transaction extensions, in its order: all of them are signed. */
  readonly signedExtensions: readonly string[];
  /** What the block author gets on top, as hex, in the least units. */
  readonly tip: string;

  /** The version of the extrinsic's format: 4. */
  readonly version: number;

  /** 1: the hash of the chain's metadata is signed too (RFC-78). Only for chains that support such hashes. */
  readonly mode?: number;
  /** The hash of the metadata (RFC-78), as hex. */
  readonly metadataHash?: string;
}

/** The methods of a Polkadot wallet that use its keys. A request may prompt the visitor. */
export interface PolkadotWallet {
  /**
   * Signs a transaction. Resolves with the signature in hexadecimal, which begins with the byte for its kind
   * (0 ed25519, 1 sr25519, 2 ECDSA).
   *
   * @throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines), `CONNECTOR_GONE`,
   *   `WALLET_RESPONSE_INVALID` for an answer that is no signature, and the reason of `signal` as soon as it
   *   aborts.
   */
  signTransaction(payload: PolkadotPayload, signal?: AbortSignal): Promise<string>;

  /**
   * Signs `bytes` (hexadecimal). They begin with `<Bytes>` and end with `</Bytes>`, so they can be no
   * transaction. Resolves with the signature in hexadecimal, with or without the byte for its kind.
   *
   * @throws as {@link PolkadotWallet.signTransaction} does.
   */
  signBytes(bytes: string, address: string, signal?: AbortSignal): Promise<string>;
}
