import { WidgetError } from '../../../domain/errors/widget-error';
import { textOf } from '../../../domain/outside/untrusted-record';
import type { SignedBitcoinPsbt } from '../../../ports/bitcoin-wallet';
import { unsignedTransactionIn } from './psbt-transaction';

/** The first bytes of a PSBT (BIP-174), in base64. */
const psbtPattern = /^cHNidP[89+/][A-Za-z0-9+/]+={0,2}$/;

/** The PSBT in a wallet's answer to `method`, of the transaction of the PSBT `asked`. @throws `WALLET_RESPONSE_INVALID` */
export function expectPsbt(answer: unknown, method: string, asked: string): SignedBitcoinPsbt {
  const psbt = textOf(answer, 'psbt') ?? '';
  const txid = textOf(answer, 'txid');
  if (!psbtPattern.test(psbt)) {
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no PSBT' });
  }
  requireSameTransaction(psbt, method, asked);
  return { psbt, ...(txid && { txid }) };
}

/**
 * Requires that the PSBT `answered`, in base64, is of the transaction that was `asked`: only signatures may differ.
 *
 * @throws `WALLET_RESPONSE_INVALID`, also where one of the two cannot be read.
 */
export function requireSameTransaction(answered: string, method: string, asked: string): void {
  const transaction = unsignedTransactionIn(answered);
  if (transaction !== undefined && transaction === unsignedTransactionIn(asked)) return;
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'another transaction' });
}
