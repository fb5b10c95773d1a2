import { bitcoinNetworksByForm, type BitcoinNetwork } from '../address/bitcoin-address';
import { plainText } from '../text/plain-text';
import { formatAmount, parseAmount } from '../token/amount';
import {
  type BitcoinPayment,
  type PaymentParse,
  refusePayment,
  type UriParameter,
  uriParameters,
} from './payment-request';

const BITCOIN_DECIMALS = 8;

/** The greatest amount: there will never be more than 21 million bitcoin. */
const MAX_SATOSHIS = 21_000_000n * 10n ** 8n;

const MAX_TEXT_LENGTH = 280;
const bitcoinUriPattern = /^bitcoin:(?:\/\/)?([^?#]*)(?:\?([^#]*))?$/i;
const amountPattern = /^\d+(?:\.\d*)?$|^\.\d+$/;

/**
 * Parameters that may occur only once. A proof of payment may not occur twice in its required form either.
 */
const singleParameters = ['amount', 'label', 'message', 'pop'];

/** The parameters that carry a segwit address of one network. */
const addressParameters: Readonly<Record<string, BitcoinNetwork>> = {
  bc: 'mainnet',
  tb: 'testnet',
};

/** The parameters that carry another way of paying: lightning, an offer, a silent payment. */
const otherInstructions: ReadonlySet<string> = new Set(['lightning', 'lno', 'sp']);

/**
 * Reads a `bitcoin:` URI (BIP-21, and BIP-321 which replaces it). Takes the first address: that of the body,
 * else that of a parameter. A URI without an address is valid but not supported. The widget never sends a
 * proof of payment, and refuses a URI that requires one.
 */
export function parseBitcoinUri(uri: string): PaymentParse {
  const match = bitcoinUriPattern.exec(uri);
  const parameters = match && uriParameters(match[2] ?? '');
  if (!match || !parameters) return refusePayment('form');
  const named = parameters.map(({ name, value }) => ({ name: name.toLowerCase(), value }));
  if (hasDuplicate(named)) return refusePayment('duplicate');
  if (named.some(({ name }) => name.startsWith('req-'))) return refusePayment('required');

  const bodyAddress = match[1] ?? '';
  const candidates = [
    ...(bodyAddress === '' ? [] : [{ address: bodyAddress }]),
    ...named.flatMap(({ name, value }) => {
      const network = addressParameters[name];
      return network ? [{ address: value, network }] : [];
    }),
  ];
  if (!candidates.every(isForItsNetwork)) return refusePayment('address');
  const receiver = candidates[0]?.address;
  if (receiver === undefined) {
    const isOther = named.some(({ name }) => otherInstructions.has(name));
    return refusePayment(isOther ? 'unsupported' : 'address');
  }

  const amount = valueOf(named, 'amount');
  const units = amount === undefined ? undefined : satoshisIn(amount);
  if (amount !== undefined && units === undefined) return refusePayment('amount');
  const label = shown(valueOf(named, 'label'));
  const message = shown(valueOf(named, 'message'));
  const request: BitcoinPayment = {
    namespace: 'bip122',
    receiver,
    networks: bitcoinNetworksByForm(receiver),
    ...(units !== undefined && { units }),
    ...(label && { label }),
    ...(message && { message }),
  };
  return { ok: true, request };
}

/** Writes a `bitcoin:` URI; {@link parseBitcoinUri} reads it back. */
export function formatBitcoinUri({ receiver, units, label, message }: BitcoinPayment): string {
  const parameters = [
    ...(units === undefined ? [] : [`amount=${formatAmount(units, BITCOIN_DECIMALS)}`]),
    ...(label === undefined ? [] : [`label=${encodeURIComponent(label)}`]),
    ...(message === undefined ? [] : [`message=${encodeURIComponent(message)}`]),
  ];
  return `bitcoin:${receiver}${parameters.length === 0 ? '' : `?${parameters.join('&')}`}`;
}

/** An address that a URI names, and the network that its parameter is for. */
interface AddressCandidate {
  readonly address: string;
  readonly network?: BitcoinNetwork;
}

function isForItsNetwork({ address, network }: AddressCandidate): boolean {
  const networks = bitcoinNetworksByForm(address);
  return network === undefined ? networks.length > 0 : networks.includes(network);
}

function hasDuplicate(parameters: readonly UriParameter[]): boolean {
  return singleParameters.some(
    (single) =>
      parameters.filter(({ name }) => name === single || name === `req-${single}`).length > 1,
  );
}

function valueOf(parameters: readonly UriParameter[], wanted: string): string | undefined {
  return parameters.find(({ name }) => name === wanted)?.value;
}

function satoshisIn(text: string): bigint | undefined {
  const parsed = amountPattern.test(text) ? parseAmount(text, BITCOIN_DECIMALS) : undefined;
  return parsed?.ok && parsed.units <= MAX_SATOSHIS ? parsed.units : undefined;
}

function shown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : plainText(text, MAX_TEXT_LENGTH);
}
