import type { BitcoinAddressType } from '../../../domain/address/bitcoin-address';
import type { TransferFee } from '../../../domain/send/transfer-fee';

/** What is known of a payment. */
export interface PaymentShape {
  /** What the sender's address can spend, in satoshi. */
  readonly coins: readonly bigint[];
  readonly from: BitcoinAddressType;
  readonly to: BitcoinAddressType;

  /** How much is paid, in satoshi. */
  readonly satoshi: bigint;
}

/** What is paid for a virtual byte, in satoshi. */
export interface FeeRates {
  /** To be part of the chain soon. */
  readonly usual: number;

  /** To be in the very next block. */
  readonly urgent: number;
}

/** Sizes in virtual bytes (BIP-141): of everything around coins and receivers, … */
const FRAME_SIZE = 10.5;

/** … of a coin that is spent, by one key, … */
const coinSizes: Readonly<Record<BitcoinAddressType, number>> = {
  futureWitness: 68,
  p2pkh: 148,
  p2sh: 91,
  p2tr: 57.5,
  p2wpkh: 68,
  p2wsh: 105,
};

/** … and of a receiver. */
const receiverSizes: Readonly<Record<BitcoinAddressType, number>> = {
  // The longest program there can be: what it costs is not said too low.
  futureWitness: 51,
  p2pkh: 34,
  p2sh: 32,
  p2tr: 43,
  p2wpkh: 31,
  p2wsh: 43,
};

/** A payment with one coin in and a change out, both of the kind that wallets use most. */
export function typicalFee({ usual }: FeeRates): TransferFee {
  const size = FRAME_SIZE + coinSizes.p2wpkh + 2 * receiverSizes.p2wpkh;
  return feeOf(size, usual, 0n);
}

/**
 * What the payment costs, with the coins that a wallet would likely choose: the largest ones, until they are
 * enough. Where none would be left over, all of them, without change and at the price of the next block: the
 * wallet chooses the price, and nothing else is there to pay it from. A coin that is worth less than it costs
 * to spend is never chosen.
 */
export function likelyFee(
  { coins, from, satoshi, to }: PaymentShape,
  rates: FeeRates,
): TransferFee {
  const coinSize = coinSizes[from];
  const isWorthIt = (coin: bigint): boolean => coin > BigInt(Math.ceil(coinSize * rates.urgent));
  const useful = coins.filter(isWorthIt).sort((one, other) => (other > one ? 1 : -1));
  const useless = coins.filter((coin) => !isWorthIt(coin)).reduce((sum, coin) => sum + coin, 0n);
  const size = FRAME_SIZE + receiverSizes[to];
  let total = 0n;
  for (const [index, coin] of useful.entries()) {
    total += coin;
    const withChange = size + (index + 1) * coinSize + receiverSizes[from];
    const fee = feeOf(withChange, rates.usual, useless);
    if (total >= satoshi + fee.cost) return fee;
  }
  return feeOf(size + useful.length * coinSize, rates.urgent, useless);
}

function feeOf(size: number, rate: number, reserve: bigint): TransferFee {
  const cost = BigInt(Math.ceil(Math.ceil(size) * rate));
  return { perGas: cost, cost, ...(reserve > 0n && { reserve }) };
}
