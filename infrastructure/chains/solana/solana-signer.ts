import { encodeBase58 } from '../../../domain/address/base58';
import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { ChainSigner } from '../../../ports/chain-signer';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';

/** {@link ChainSigner} for Solana: the base58 of an ed25519 signature over the UTF-8 of the text. */
export class SolanaSigner implements ChainSigner {
  async signMessage(
    text: string,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    signal?.throwIfAborted();
    const solana = providerOf(session, 'solana');
    if (!solana?.signMessage) throw unsupported('solana:signMessage');
    const address = addressOf(account);
    const message = new TextEncoder().encode(text);
    const [signature, { isSignatureOf }] = await Promise.all([
      solana.signMessage(message, address, signal),
      import('./verify-signature'),
    ]);
    signal?.throwIfAborted();
    if (isSignatureOf(address, message, signature)) return encodeBase58(signature);
    throw new WidgetError('WALLET_RESPONSE_INVALID', {
      method: 'solana:signMessage',
      reason: 'the signature is not of this account',
    });
  }
}

/** The error where the wallet does not have the method `method`. */
export function unsupported(method: string): WidgetError<'RPC'> {
  return new WidgetError('RPC', {
    rpcCode: rpcCodes.unsupportedMethod,
    rpcMessage: `The wallet does not support ${method}`,
  });
}
