import type { Network } from '../domain/network/network';

/** The account that signs, and its network. */
export interface SolanaSigning {
  /** One of the addresses that the wallet shares: the base58 of an ed25519 public key. */
  readonly address: string;

  /** The network that the transaction is for. */
  readonly network: Network;
}

/** The fields of a sign-in, by the names of the Wallet Standard's `solana:signIn`. */
export interface SolanaSignInInput {
  /** The host of the site. */
  readonly domain: string;
  /** The address that signs, in base58. */
  readonly address: string;
  /** What the visitor agrees to. */
  readonly statement: string;
  /** The address that the sign-in is for. */
  readonly uri: string;
  /** The version of the message. */
  readonly version: string;
  /** The cluster, such as `mainnet`. */
  readonly chainId: string;
  /** The nonce of the site. */
  readonly nonce: string;
  /** A moment of ISO 8601. */
  readonly issuedAt: string;
  /** When the sign-in ends, likewise. */
  readonly expirationTime?: string;
  /** When it begins, likewise. */
  readonly notBefore?: string;
  /** An id of the site for this sign-in. */
  readonly requestId?: string;
  /** URIs that the sign-in names. */
  readonly resources?: readonly string[];
}

/**
 * The methods of a Solana wallet that use its keys. Transactions are bytes in Solana's wire format, legacy or
 * version 0. A method that the wallet does not have is absent. Answers are only checked to be bytes: the
 * caller verifies the signature.
 *
 * Each throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines), `CONNECTOR_GONE`
 * when the wallet has gone, `WALLET_RESPONSE_INVALID` for an answer that is no bytes, and the reason of its
 * `signal` as soon as that aborts: the wallet may still show the request then. There is no time limit.
 */
export interface SolanaWallet {
  /** Signs exactly `message` with the key of `address`. Resolves with the 64 bytes of the signature. */
  signMessage?(message: Uint8Array, address: string, signal?: AbortSignal): Promise<Uint8Array>;

  /**
   * Signs `message`, which the wallet makes from `input` itself, so that it can show the visitor a sign-in and check the
   * domain. Resolves with the 64 bytes of the signature.
   *
   * @throws `WALLET_RESPONSE_INVALID` also where the wallet signed another text or with another account.
   */
  signIn?(input: SolanaSignInInput, message: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>;

  /** Signs `transaction` without sending it. Resolves with the signed transaction. */
  signTransaction?(
    transaction: Uint8Array,
    signing: SolanaSigning,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;

  /** Signs `transaction` and sends it, once. Resolves with the 64 bytes of its first signature. */
  signAndSendTransaction?(
    transaction: Uint8Array,
    signing: SolanaSigning,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
}
