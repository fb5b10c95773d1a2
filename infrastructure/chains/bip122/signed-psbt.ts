import { WidgetError } from '../../../domain/errors/widget-error';
import { textOf } from '../../../domain/outside/untrusted-record';
import type { SignedBitcoinPsbt } from '../../../ports/bitcoin-wallet';

/** The first bytes of a PSBT (BIP-174), in base64. */
const psbtPattern = /^cHNidP[89+/][A-Za-z0-9+/]+={0,2}$/;

/** The PSBT in a wallet's answer to `method`. @throws `WALLET_RESPONSE_INVALID` */
export function expectPsbt(answer: unknown, method: string): SignedBitcoinPsbt {
  const psbt = textOf(answer, 'psbt') ?? '';
  const txid = textOf(answer, 'txid');
  if (psbtPattern.test(psbt)) return { psbt, ...(txid && { txid }) };
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no PSBT' });
}
