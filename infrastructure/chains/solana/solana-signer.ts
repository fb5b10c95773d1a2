import { encodeBase58 } from '../../../domain/address/base58';
import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { isUserRejection } from '../../../domain/errors/user-rejection';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { ChainSigner } from '../../../ports/chain-signer';
import { providerOf } from '../../../ports/provider-of';
import type { SolanaWallet } from '../../../ports/solana-wallet';
import type { WalletSession } from '../../../ports/wallet-connector';

/**
 * {@link ChainSigner} for Solana: the base58 of an ed25519 signature over the UTF-8 of the text. A sign-in is requested
 * as one (`solana:signIn`) where the wallet can do that.
 */
export class SolanaSigner implements ChainSigner {
  /** Wallets that have signed another text than the sign-in: they are asked for plain messages from then on. */
  readonly #plain = new WeakSet();

  async signMessage(
    text: string,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    signal?.throwIfAborted();
    const solana = providerOf(session, 'solana');
    if (!solana?.signMessage && !solana?.signIn) throw unsupported('solana:signMessage');
    const address = addressOf(account);
    const message = new TextEncoder().encode(text);
    const signature =
      (await this.#signedIn(solana, text, message, signal)) ??
      (await solana.signMessage?.(message, address, signal));
    if (!signature) throw unsupported('solana:signMessage');
    const { isSignatureOf } = await import('./verify-signature');
    signal?.throwIfAborted();
    if (isSignatureOf(address, message, signature)) return encodeBase58(signature);
    throw new WidgetError('WALLET_RESPONSE_INVALID', {
      method: 'solana:signMessage',
      reason: 'the signature is not of this account',
    });
  }

  /** The signature of a sign-in; `undefined` where `text` is none, or the wallet does not take it as one. */
  async #signedIn(
    solana: SolanaWallet,
    text: string,
    message: Uint8Array,
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | undefined> {
    if (!solana.signIn || this.#plain.has(solana)) return undefined;
    const { signInInputOf } = await import('./sign-in-input');
    const input = signInInputOf(text);
    if (!input) return undefined;
    try {
      return await solana.signIn(input, message, signal);
    } catch (error) {
      signal?.throwIfAborted();
      // The visitor has answered it: another prompt would be one too many.
      const isAnswered = isUserRejection(error) || isWidgetError(error, 'WALLET_RESPONSE_INVALID');
      if (isWidgetError(error, 'WALLET_RESPONSE_INVALID')) this.#plain.add(solana);
      if (isAnswered || !solana.signMessage) throw error;
      return undefined;
    }
  }
}

/** The error where the wallet does not have the method `method`. */
export function unsupported(method: string): WidgetError<'RPC'> {
  return new WidgetError('RPC', {
    rpcCode: rpcCodes.unsupportedMethod,
    rpcMessage: `The wallet does not support ${method}`,
  });
}
