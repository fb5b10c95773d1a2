import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { ChainSigner } from '../../../ports/chain-signer';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { publicKeyOf } from './public-key';
import { bytesOf, hexOf } from './scale';
import { isSignatureOf } from './verify-signature';
import { wrappedMessage } from './wrapped-message';

/** {@link ChainSigner} by raw bytes that are wrapped: it verifies every signature before it returns it. */
export class PolkadotSigner implements ChainSigner {
  async signMessage(
    text: string,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const address = addressOf(account);
    const message = wrappedMessage(text);
    const polkadot = providerOf(session, 'polkadot');
    if (!polkadot) {
      const rpcMessage = 'The wallet does not sign messages';
      throw new WidgetError('RPC', { rpcCode: rpcCodes.unsupportedMethod, rpcMessage });
    }
    const signature = await polkadot.signBytes(hexOf(message), address, signal);
    const bytes = bytesOf(signature) ?? Uint8Array.of();
    if (isSignatureOf(publicKeyOf(address), message, bytes)) return signature;
    const reason = 'the signature does not fit the message and the account';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'signRaw', reason });
  }
}
