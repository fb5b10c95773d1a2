import { formatBitcoinUri, parseBitcoinUri } from './bitcoin-uri';
import { formatEthereumUri, parseEthereumUri } from './ethereum-uri';
import { type PaymentParse, type PaymentRequest, refusePayment } from './payment-request';

/** Longer than any URI that fits a QR code. */
const MAX_URI_LENGTH = 4_296;

/** Reads a payment URI that was scanned or pasted: ERC-681 or BIP-321. */
export function parsePaymentUri(text: string): PaymentParse {
  const uri = text.trim();
  if (uri.length > MAX_URI_LENGTH) return refusePayment('form');
  if (/^bitcoin:/i.test(uri)) return parseBitcoinUri(uri);
  return /^ethereum:/i.test(uri) ? parseEthereumUri(uri) : refusePayment('form');
}

/** Writes the payment URI that others scan to pay; {@link parsePaymentUri} reads it back. */
export function formatPaymentUri(request: PaymentRequest): string {
  return request.namespace === 'bip122' ? formatBitcoinUri(request) : formatEthereumUri(request);
}
