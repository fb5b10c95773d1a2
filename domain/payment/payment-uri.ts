import type { ChainNamespace } from '../caip/chain-namespace';
import { formatBitcoinUri, parseBitcoinUri } from './bitcoin-uri';
import { formatEthereumUri, parseEthereumUri } from './ethereum-uri';
import { type PaymentParse, type PaymentRequest, refusePayment } from './payment-request';
import { formatSolanaUri, parseSolanaUri } from './solana-uri';

/** Longer than any URI that fits a QR code. */
const MAX_URI_LENGTH = 4_296;

/** How the payment URIs of one namespace are read. */
interface PaymentScheme {
  readonly prefix: RegExp;
  readonly parse: (uri: string) => PaymentParse;
}

/** The payment URIs that the widget reads, by namespace. It refuses those of other namespaces. */
const schemes: { readonly [N in ChainNamespace]: PaymentScheme | undefined } = {
  bip122: { prefix: /^bitcoin:/i, parse: parseBitcoinUri },
  eip155: { prefix: /^ethereum:/i, parse: parseEthereumUri },
  polkadot: undefined,
  solana: { prefix: /^solana:/i, parse: parseSolanaUri },
};

/** Whether `text` begins like a payment URI that {@link parsePaymentUri} reads. */
export function hasPaymentScheme(text: string): boolean {
  const uri = text.trim();
  return Object.values(schemes).some((known) => known?.prefix.test(uri));
}

/** Reads a payment URI that was scanned or pasted: ERC-681, BIP-321, Solana Pay. */
export function parsePaymentUri(text: string): PaymentParse {
  const uri = text.trim();
  if (uri.length > MAX_URI_LENGTH) return refusePayment('form');
  const scheme = Object.values(schemes).find((known) => known?.prefix.test(uri));
  return scheme?.parse(uri) ?? refusePayment('form');
}

/** Writes the payment URI that others scan to pay; {@link parsePaymentUri} reads it back. */
export function formatPaymentUri(request: PaymentRequest): string {
  switch (request.namespace) {
    case 'bip122':
      return formatBitcoinUri(request);
    case 'eip155':
      return formatEthereumUri(request);
    case 'solana':
      return formatSolanaUri(request);
  }
}
