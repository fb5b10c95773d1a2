import type { AccountType } from '../account/account-type';
import { compareDecimals, type Decimal } from '../number/decimal';

/** The facts that decide whether an account can pay for gas. */
export interface GasFunds {
  readonly accountType: AccountType;

  /** The balance of the chain's native currency in base units, when it is known. */
  readonly nativeBalance?: bigint | undefined;

  /** The same balance in US dollars. */
  readonly networkBalanceInUSD?: Decimal | undefined;

  /** What the gas costs in US dollars. */
  readonly gasPriceInUSD?: Decimal | undefined;

  /** What the gas costs in base units; used where a price in dollars is missing. */
  readonly gasCost?: bigint | undefined;
}

/** Whether the gas can be paid; `unknown` until enough is known to tell. */
export type GasCheck = 'sufficient' | 'insufficient' | 'exempt' | 'unknown';

/**
 * Whether an account can pay for gas: it cannot when it has nothing of the chain's native currency, or
 * when the gas costs more US dollars than that is worth. Smart accounts are exempt.
 */
export function checkGas({
  accountType,
  nativeBalance,
  networkBalanceInUSD,
  gasPriceInUSD,
  gasCost,
}: GasFunds): GasCheck {
  if (accountType === 'smartAccount') return 'exempt';
  if (nativeBalance === 0n) return 'insufficient';
  if (networkBalanceInUSD && gasPriceInUSD) {
    const isShort = compareDecimals(gasPriceInUSD, networkBalanceInUSD) > 0;
    return isShort ? 'insufficient' : 'sufficient';
  }
  if (nativeBalance === undefined || gasCost === undefined) return 'unknown';
  return gasCost > nativeBalance ? 'insufficient' : 'sufficient';
}
