import type { Network } from '../domain/network/network';

/** Who signs, and for which chain. */
export interface SolanaSigning {
  /** One of the addresses that the wallet shares: the base58 of an ed25519 public key. */
  readonly address: string;

  /** The network that the transaction is for. */
  readonly network: Network;
}

/**
 * What a Solana wallet does with its keys. Bytes in, bytes out: transactions are in Solana's wire format,
 * legacy or version 0. Only the abilities that the wallet has are there. Nothing in an answer is checked
 * but that it is bytes: the caller verifies the signature.
 *
 * Each throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines), `CONNECTOR_GONE`
 * when the wallet has gone, `WALLET_RESPONSE_INVALID` for an answer that is no bytes, and the reason of its
 * `signal` as soon as that aborts: the wallet may still show the request then. There is no time limit.
 */
export interface SolanaWallet {
  /** Signs exactly `message` with the key of `address`. Resolves with the 64 bytes of the signature. */
  signMessage?(message: Uint8Array, address: string, signal?: AbortSignal): Promise<Uint8Array>;

  /** Signs `transaction`, which is not sent. Resolves with the signed transaction. */
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
