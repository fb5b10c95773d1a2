import { fieldOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import type { FungibleMove, HistoryPart, Move, NftMove, PartHead } from './history-part';
import { evmAddress, evmHash, sideOf, unitsIn, wholeIn } from './evm-parts';

/** The kinds of tokens whose transfers name one token of a collection. */
const collections: ReadonlySet<unknown> = new Set(['ERC-721', 'ERC-1155', 'ERC-404']);

/** What Blockscout's operators say about an honest address or token. */
const honest: ReadonlySet<unknown> = new Set(['ok', 'neutral', undefined, null]);

/** A transaction of `/addresses/{account}/transactions`; `undefined` for one that is not in a block, or not of `account`. */
export function transactionPart(item: unknown, account: string): HistoryPart | undefined {
  const hash = evmHash(fieldOf(item, 'hash'));
  const height = wholeIn(fieldOf(item, 'block_number'));
  const minedAtMs = timeIn(item);
  const sentFrom = hashOf(item, 'from');
  const sentTo = hashOf(item, 'to') ?? hashOf(item, 'created_contract');
  if (!hash || height === undefined || minedAtMs === undefined || !sentFrom) return undefined;
  const side = sideOf(account, sentFrom, sentTo ?? '');
  if (!side) return undefined;
  const units = unitsIn(fieldOf(item, 'value')) ?? 0n;
  const moves: readonly Move[] = units > 0n ? [{ kind: 'fungible', units, ...side }] : [];
  const head = headOf(item, sentFrom, sentTo ?? '');
  const place = wholeIn(fieldOf(item, 'position')) ?? 0;
  return head && { key: hash, hash, height, place, minedAtMs, head, moves };
}

/** A transfer of `/addresses/{account}/token-transfers`; `undefined` for one that is not of `account`, or not legible. */
export function transferPart(item: unknown, account: string): HistoryPart | undefined {
  const hash = evmHash(fieldOf(item, 'transaction_hash') ?? fieldOf(item, 'tx_hash'));
  const height = wholeIn(fieldOf(item, 'block_number'));
  const log = wholeIn(fieldOf(item, 'log_index'));
  const minedAtMs = timeIn(item);
  const side = sideOf(account, hashOf(item, 'from') ?? '', hashOf(item, 'to') ?? '');
  const move = side && moveOf(item, side);
  if (!hash || height === undefined || log === undefined || minedAtMs === undefined)
    return undefined;
  const key = `${hash}/${log}/${move?.kind === 'nft' ? move.tokenId : ''}`;
  return move && { key, hash, height, place: 0, minedAtMs, moves: [move] };
}

/** The height of any item, also of one that is left out. */
export function heightOf(item: unknown): number | undefined {
  return wholeIn(fieldOf(item, 'block_number'));
}

function headOf(item: unknown, sentFrom: string, sentTo: string): PartHead | undefined {
  // A block of before 2017 says nothing about the success of its transactions.
  const status = fieldOf(item, 'status') ?? 'ok';
  if (status !== 'ok' && status !== 'error') return undefined;
  const types = listOf(item, 'transaction_types') ?? [];
  const isApproval = textOf(item, 'method') === 'approve';
  const operationType = isApproval ? 'approve' : 'execute';
  const head = {
    hasLogsAlone: true,
    sentFrom,
    sentTo,
    operationType: types.includes('contract_creation') ? 'deploy' : operationType,
  } as const;
  if (status === 'ok') return { ...head, status: 'confirmed' };
  const failure = reasonIn(item);
  return { ...head, status: 'failed', ...(failure !== undefined && { failure }) };
}

/** The decoded text of a contract that refused, or else the result, such as `out of gas`. */
function reasonIn(item: unknown): string | undefined {
  const [first] = listOf(fieldOf(item, 'revert_reason'), 'parameters', 1) ?? [];
  return textOf(first, 'value') ?? textOf(item, 'result');
}

function moveOf(
  item: unknown,
  side: Pick<FungibleMove, 'direction' | 'other'>,
): FungibleMove | NftMove | undefined {
  const token = fieldOf(item, 'token');
  const contract = evmAddress(fieldOf(token, 'address_hash') ?? fieldOf(token, 'address'));
  if (contract === undefined) return undefined;
  const total = fieldOf(item, 'total');
  const isSpam = !honest.has(fieldOf(token, 'reputation')) || undefined;
  const symbol = textOf(token, 'symbol') ?? '';
  const name = textOf(token, 'name');
  const tokenId = unitsIn(fieldOf(total, 'token_id'));
  if (collections.has(fieldOf(token, 'type')) && tokenId !== undefined) {
    const previewUrl = textOf(fieldOf(total, 'token_instance'), 'image_url');
    const facts = {
      name: name ?? symbol,
      ...(previewUrl !== undefined && { previewUrl }),
      ...(isSpam && { isSpam }),
    };
    return { kind: 'nft', token: contract, tokenId: String(tokenId), facts, ...side };
  }
  const units = unitsIn(fieldOf(total, 'value'));
  const decimals = decimalsIn(token, total);
  if (units === undefined || decimals === undefined) return undefined;
  const iconUrl = textOf(token, 'icon_url');
  const facts = {
    symbol,
    decimals,
    ...(name !== undefined && { name }),
    ...(iconUrl !== undefined && { iconUrl }),
    ...(isSpam && { isSpam }),
  };
  return { kind: 'fungible', units, token: contract, facts, ...side };
}

/** The decimals that the token and the transfer agree on. Blockscout writes them at both. */
function decimalsIn(token: unknown, total: unknown): number | undefined {
  const [one, other] = [fieldOf(token, 'decimals'), fieldOf(total, 'decimals')].map(wholeIn);
  return one !== undefined && other !== undefined && one !== other ? undefined : (one ?? other);
}

function hashOf(item: unknown, name: string): string | undefined {
  return evmAddress(fieldOf(fieldOf(item, name), 'hash'));
}

function timeIn(item: unknown): number | undefined {
  const time = Date.parse(textOf(item, 'timestamp') ?? '');
  return Number.isNaN(time) ? undefined : time;
}
