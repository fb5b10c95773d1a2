import { fieldOf, numberOf } from '../../../domain/outside/untrusted-record';
import { isTokenDecimals } from '../../../domain/token/amount';
import { tokenPrograms } from './solana-programs';
import type { ChainAccount } from './solana-rpc';

/** The decimals of a mint that a node has parsed; `undefined` for any other account. */
export function mintDecimals(mint: ChainAccount | undefined): number | undefined {
  if (!mint || !tokenPrograms.includes(mint.owner)) return undefined;
  const decimals = numberOf(fieldOf(fieldOf(mint.data, 'parsed'), 'info'), 'decimals');
  return decimals !== undefined && isTokenDecimals(decimals) ? decimals : undefined;
}
