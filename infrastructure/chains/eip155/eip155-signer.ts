import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { ChainSigner } from '../../../ports/chain-signer';
import type { WalletSession } from '../../../ports/wallet-connector';
import { walletOf } from './session-wallet';

/** 65 bytes of a key's own, and any number from 32 on of a contract's (EIP-1271, ERC-6492). */
const signaturePattern = /^0x(?:[0-9a-f]{2}){32,}$/i;

/** {@link ChainSigner} of EVM chains: `personal_sign` of EIP-191. */
export class Eip155Signer implements ChainSigner {
  async signMessage(
    text: string,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const method = 'personal_sign';
    const params = [hexOfText(text), addressOf(account)];
    const signature = await walletOf(session).request(method, params, signal);
    if (typeof signature === 'string' && signaturePattern.test(signature)) return signature;
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no signature' });
  }
}

/** Always in hexadecimal: a text that looks like it would be signed as bytes by some wallets. */
function hexOfText(text: string): string {
  const digits = [...new TextEncoder().encode(text)].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `0x${digits.join('')}`;
}
