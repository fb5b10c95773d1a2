/**
 * A transaction as wallets of Polkadot are asked to sign it: the `SignerPayloadJSON` of the Polkadot
 * wallets' common interface. Numbers are in hexadecimal, the highest digit first.
 */
export interface PolkadotPayload {
  /** The account that signs, in SS58. */
  readonly address: string;

  /** The block from which on the transaction is good, and its number. */
  readonly blockHash: string;
  readonly blockNumber: string;

  /** How long it is good, as the chain encodes it. */
  readonly era: string;
  readonly genesisHash: string;

  /** The call, as the chain encodes it: what is done if it is signed. */
  readonly method: string;
  readonly nonce: string;
  readonly specVersion: string;
  readonly transactionVersion: string;

  /** The names of the chain's transaction extensions, in its order: all of them are signed. */
  readonly signedExtensions: readonly string[];
  readonly tip: string;

  /** The version of the extrinsic's format: 4. */
  readonly version: number;

  /** 0: without a hash of the chain's metadata. Only for chains that know of such hashes. */
  readonly mode?: number;
}

/** What a Polkadot wallet does with the keys that it keeps: asking it may mean asking the visitor. */
export interface PolkadotWallet {
  /**
   * Signs a transaction. Resolves with the signature in hexadecimal, which begins with the byte that says
   * its kind (0 ed25519, 1 sr25519, 2 ECDSA).
   *
   * @throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines), `CONNECTOR_GONE`,
   * `WALLET_RESPONSE_INVALID` for an answer that is no signature, and the reason of `signal` as soon as
   * it aborts.
   */
  signTransaction(payload: PolkadotPayload, signal?: AbortSignal): Promise<string>;

  /**
   * Signs `bytes` (hexadecimal), which no transaction can be taken for: `<Bytes>` is in front of them and
   * `</Bytes>` behind. Resolves with the signature in hexadecimal, with or without the byte for its kind.
   *
   * @throws as {@link PolkadotWallet.signTransaction} does.
   */
  signBytes(bytes: string, address: string, signal?: AbortSignal): Promise<string>;
}
