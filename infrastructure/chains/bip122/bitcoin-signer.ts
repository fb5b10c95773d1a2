import { type CaipAddress, parseCaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { ChainSigner } from '../../../ports/chain-signer';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';

/** Requests message signatures from Bitcoin wallets. Verifies a signature before it returns it. */
export class BitcoinSigner implements ChainSigner {
  async signMessage(
    text: string,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const method = 'signMessage';
    const { address } = parseCaipAddress(account);
    const bitcoin = providerOf(session, 'bip122');
    if (!bitcoin) {
      const rpcMessage = 'The wallet does not sign messages';
      throw new WidgetError('RPC', { rpcCode: rpcCodes.unsupportedMethod, rpcMessage });
    }
    const signature = await bitcoin.signMessage(text, address, signal);
    const { isMessageSignature } = await import('./message-signature');
    if (isMessageSignature(text, address, signature)) return signature;
    const reason = 'the signature is not of this account and this message';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
  }
}
