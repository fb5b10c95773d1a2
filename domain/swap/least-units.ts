import { maxSlippage } from './swap';

/** The least that the visitor accepts of the quoted `units`. Below it, the exchange is given up. */
export function leastUnits(units: bigint, slippage?: number): bigint {
  return units - maxSlippage(units, slippage);
}
