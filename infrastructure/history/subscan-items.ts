import { booleanOf, fieldOf, textOf } from '../../domain/outside/untrusted-record';
import { parseDecimal } from '../../domain/number/decimal';
import { unitsIn, wholeIn } from './evm-parts';
import type { FungibleMove, HistoryPart } from './history-part';
import { isSameAccount, type PolkadotSides, polkadotSides } from './polkadot-sides';

const hashPattern = /^0x[0-9a-f]{64}$/i;

/** Assets of the pallet Assets, whose number follows. */
const palletAsset = /^(?:standard_)?assets\/(\d{1,10})$/;
const DECIMALS_MAX = 36;

/** An extrinsic of `/scan/extrinsics`; `undefined` for one that is not of `account`. */
export function extrinsicPart(item: unknown, account: string): HistoryPart | undefined {
  const found = placeIn(item, fieldOf(item, 'extrinsic_hash'));
  const signer = textOf(fieldOf(item, 'account_display'), 'address') ?? textOf(item, 'account_id');
  const isDone = booleanOf(item, 'success');
  if (!found || isDone === undefined || !isSameAccount(account, signer ?? '')) return undefined;
  return {
    ...found,
    key: found.hash,
    head: {
      status: isDone ? 'confirmed' : 'failed',
      sentFrom: account,
      sentTo: '',
      operationType: 'execute',
    },
    moves: [],
  };
}

/** A transfer of `/scan/transfers`; `undefined` for one that is not of `account`, failed, or is not legible. */
export function transferPart(item: unknown, account: string): HistoryPart | undefined {
  const found = placeIn(item, fieldOf(item, 'hash'));
  const sides = polkadotSides(account, textOf(item, 'from') ?? '', textOf(item, 'to') ?? '');
  const event = wholeIn(fieldOf(item, 'event_idx')) ?? wholeIn(fieldOf(item, 'transfer_id'));
  if (!found || !sides || event === undefined || booleanOf(item, 'success') !== true)
    return undefined;
  const move = moveIn(item, sides);
  return move && { ...found, key: `${found.hash}/${event}`, moves: [move] };
}

/** The height of any item, also of one that is left out. */
export function heightOf(item: unknown): number | undefined {
  return wholeIn(fieldOf(item, 'block_num'));
}

function placeIn(item: unknown, hash: unknown) {
  const height = heightOf(item);
  const seconds = wholeIn(fieldOf(item, 'block_timestamp'));
  const [, place] = /^\d{1,12}-(\d{1,6})$/.exec(textOf(item, 'extrinsic_index') ?? '') ?? [];
  if (typeof hash !== 'string' || !hashPattern.test(hash)) return undefined;
  if (height === undefined || seconds === undefined || place === undefined) return undefined;
  return { hash: hash.toLowerCase(), height, place: Number(place), minedAtMs: seconds * 1000 };
}

function moveIn(item: unknown, sides: PolkadotSides): FungibleMove | undefined {
  const units = unitsIn(fieldOf(item, 'amount_v2'));
  if (units === undefined) return undefined;
  const move = { kind: 'fungible', units, ...sides } as const;
  const type = fieldOf(item, 'asset_type') ?? 'native';
  if (type === 'native') return move;
  const id = textOf(item, 'asset_unique_id') ?? '';
  const [, number] = palletAsset.exec(id) ?? [];
  if (number !== undefined) return { ...move, token: number };
  const symbol = textOf(item, 'asset_symbol') ?? '';
  const decimals = decimalsOf(units, textOf(item, 'amount') ?? '');
  return decimals === undefined ? undefined : { ...move, token: id, facts: { symbol, decimals } };
}

/** The decimals between an amount in base units and the same one in whole tokens. */
function decimalsOf(units: bigint, amount: string): number | undefined {
  const whole = parseDecimal(amount);
  if (!whole || whole.units < 0n) return undefined;
  for (let decimals = whole.scale; decimals <= DECIMALS_MAX; decimals += 1) {
    if (whole.units * 10n ** BigInt(decimals - whole.scale) === units) return decimals;
  }
  return undefined;
}
