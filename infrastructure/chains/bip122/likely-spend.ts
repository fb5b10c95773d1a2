import type { BitcoinAddressType } from '../../../domain/address/bitcoin-address';
import type { TransferFee } from '../../../domain/transaction/transfer-fee';

/** The facts about a payment. */
export interface PaymentShape {
  /** The values of the sender's unspent coins, in satoshi. */
  readonly coins: readonly bigint[];
  readonly from: BitcoinAddressType;
  readonly to: BitcoinAddressType;

  /** The amount of the payment, in satoshi. */
  readonly satoshi: bigint;
}

/** The fee rates, in satoshi per virtual byte. */
export interface FeeRates {
  /** For a payment that is confirmed soon. */
  readonly usual: number;

  /** For a payment in the very next block. */
  readonly urgent: number;
}

/** Sizes in virtual bytes (BIP-141): of a transaction without coins and receivers, … */
const FRAME_SIZE = 10.5;

/** … of a coin that is spent by one key, … */
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
  // The longest witness program, so that the estimated cost is never too low.
  futureWitness: 51,
  p2pkh: 34,
  p2sh: 32,
  p2tr: 43,
  p2wpkh: 31,
  p2wsh: 43,
};

/** A payment with one coin and one change output, both of the most common kind. */
export function typicalFee({ usual }: FeeRates): TransferFee {
  const size = FRAME_SIZE + coinSizes.p2wpkh + 2 * receiverSizes.p2wpkh;
  return feeOf(size, usual, 0n);
}

/**
 * The cost of the payment with the coins that a wallet would likely choose: the largest first, until they
 * cover it. Where nothing would be left over, the payment uses all coins, has no change, and costs the rate
 * of the next block: the wallet chooses the rate and can pay it only from the coins. Never uses a coin that
 * costs more to spend than it is worth.
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
