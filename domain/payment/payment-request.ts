import type { BitcoinNetwork } from '../address/bitcoin-address';
import { formatAmount } from '../token/amount';
import { type Decimal, formatDecimal } from '../number/decimal';

/** A payment that a URI asks for on an EVM chain (ERC-681). */
export interface EvmPayment {
  readonly namespace: 'eip155';

  /** The EIP-155 chain id. Absent for the reader's own chain. */
  readonly chainReference?: string;

  /** An address as it was written, or a name. It is checked at the safe level before anything is sent. */
  readonly receiver: string;

  /** The token's contract, as it was written. Absent for the chain's native currency. */
  readonly token?: string;

  /** In base units of the token or the currency. */
  readonly units?: bigint;
}

/** A payment that a URI asks for in Bitcoin (BIP-21, BIP-321). */
export interface BitcoinPayment {
  readonly namespace: 'bip122';

  /** An address as it was written. It is checked at the safe level before anything is sent. */
  readonly receiver: string;

  /** The networks that the form of the address belongs to. */
  readonly networks: readonly BitcoinNetwork[];

  /** In satoshis. */
  readonly units?: bigint;

  /** The receiver's name, as the URI gives it. */
  readonly label?: string;

  /** The purpose of the payment, as the URI gives it. */
  readonly message?: string;
}

/** A payment that a URI asks for on Solana (Solana Pay, a transfer request). */
export interface SolanaPayment {
  readonly namespace: 'solana';

  /** An address as it was written. It is checked at the safe level before anything is sent. */
  readonly receiver: string;

  /** The token's mint. Absent for SOL. */
  readonly token?: string;

  /** In whole tokens: the URI does not name the decimals of the token. */
  readonly amount?: Decimal;

  /** The receiver's name, as the URI gives it. */
  readonly label?: string;

  /** The purpose of the payment, as the URI gives it. */
  readonly message?: string;
}

/** A payment that a URI asks for. */
export type PaymentRequest = EvmPayment | BitcoinPayment | SolanaPayment;

/**
 * Why the widget does not follow a payment URI.
 *
 * - `form`: it is not a payment URI, or breaks its grammar.
 * - `address`: its receiver is not an address of the network it names.
 * - `amount`: its amount is not a number, is negative, or is finer than the currency.
 * - `duplicate`: it repeats a parameter that may occur only once.
 * - `required`: it requires a parameter that we do not support.
 * - `unsupported`: it is valid, but uses a way of paying that we do not support.
 */
export type PaymentFault = 'form' | 'address' | 'amount' | 'duplicate' | 'required' | 'unsupported';

/** The result of reading a payment URI. */
export type PaymentParse =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly fault: PaymentFault };

/** The amount of `request` as it is typed, of a token with `decimals`. `undefined` where the payer chooses. */
export function amountTextOf(request: PaymentRequest, decimals: number): string | undefined {
  switch (request.namespace) {
    case 'bip122':
    case 'eip155':
      return request.units === undefined ? undefined : formatAmount(request.units, decimals);
    case 'solana':
      return request.amount && formatDecimal(request.amount);
  }
}

/** Makes the result for a URI that the widget does not follow. */
export function refusePayment(fault: PaymentFault): PaymentParse {
  return { ok: false, fault };
}

/** One parameter of a URI, decoded. */
export interface UriParameter {
  readonly name: string;
  readonly value: string;
}

/** The parameters after the question mark, or `undefined` when one is encoded wrongly. */
export function uriParameters(query: string): readonly UriParameter[] | undefined {
  try {
    return query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name: decodeURIComponent(name), value: decodeURIComponent(value.join('=')) };
      });
  } catch {
    return undefined;
  }
}
