import { FeatureError } from '../../../domain/errors/feature-error';
import {
  booleanOf,
  fieldOf,
  listOf,
  numberOf,
  textOf,
} from '../../../domain/outside/untrusted-record';
import type { ChainAccount } from './solana-rpc';

const BASIS = 10_000n;

/** What Token-2022 keeps of each transfer, from an epoch on. */
interface Toll {
  readonly epoch: number;
  readonly basisPoints: bigint;
  readonly maximum: bigint;
}

/** The state of one extension of a mint of Token-2022; `undefined` where the mint does not have it. */
function stateOf(mint: ChainAccount, name: string): unknown {
  const info = fieldOf(fieldOf(mint.data, 'parsed'), 'info');
  const found = listOf(info, 'extensions')?.find((each) => textOf(each, 'extension') === name);
  return found && (fieldOf(found, 'state') ?? {});
}

/**
 * Checks the extensions of a mint that forbid a transfer.
 *
 * @throws `WidgetError` `TRANSFER_REFUSED`.
 */
export function requireTransferable(mint: ChainAccount, symbol: string): void {
  const refused = (reason: string): FeatureError<'TRANSFER_REFUSED'> =>
    new FeatureError('TRANSFER_REFUSED', { symbol, reason });
  if (stateOf(mint, 'nonTransferable')) throw refused('it cannot be transferred');
  if (booleanOf(stateOf(mint, 'pausableConfig'), 'paused')) throw refused('it is paused');
  if (textOf(stateOf(mint, 'transferHook'), 'programId') !== undefined) {
    throw refused('its transfers need a program');
  }
}

/**
 * What arrives of `units`; `undefined` where all of it does. `epochNow` is asked for where the toll changes with an
 * epoch.
 */
export async function arrivingUnits(
  units: bigint,
  mint: ChainAccount,
  epochNow: () => Promise<number>,
): Promise<bigint | undefined> {
  const config = stateOf(mint, 'transferFeeConfig');
  const [older, newer] = [tollIn(config, 'olderTransferFee'), tollIn(config, 'newerTransferFee')];
  if (!older || !newer) return undefined;
  const isOne = older.basisPoints === newer.basisPoints && older.maximum === newer.maximum;
  const { basisPoints, maximum } = isOne || (await epochNow()) >= newer.epoch ? newer : older;
  const share = (units * basisPoints + BASIS - 1n) / BASIS;
  const toll = share < maximum ? share : maximum;
  return toll > 0n ? units - toll : undefined;
}

function tollIn(config: unknown, name: string): Toll | undefined {
  const found = fieldOf(config, name);
  const [epoch, basisPoints] = [
    numberOf(found, 'epoch'),
    numberOf(found, 'transferFeeBasisPoints'),
  ];
  const maximum = wholeIn(fieldOf(found, 'maximumFee'));
  if (epoch === undefined || basisPoints === undefined || maximum === undefined) return undefined;
  const isRight = Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= Number(BASIS);
  return isRight ? { epoch, basisPoints: BigInt(basisPoints), maximum } : undefined;
}

/** A number of 64 bits, which a node's JSON has as a number and the widget reads as digits where it is too long. */
function wholeIn(value: unknown): bigint | undefined {
  return /^\d{1,20}$/.test(String(value)) ? BigInt(String(value)) : undefined;
}
