import { entriesOf, fieldOf, textOf } from '../../domain/outside/untrusted-record';
import { evmAddress, evmHash, sideOf } from './evm-parts';
import type { HistoryPart, Move } from './history-part';

/** The events of ERC-20 and ERC-721 together, and those of ERC-1155. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';

const WORD_DIGITS = 64;
const BATCH_MAX = 8;

/** The topics of the logs that move a token of `account`: one question each. */
export function transferTopics(account: string): readonly (readonly unknown[])[] {
  const own = `0x${account.slice(2).toLowerCase().padStart(WORD_DIGITS, '0')}`;
  const many = [SINGLE, BATCH];
  return [
    [TRANSFER, own],
    [TRANSFER, null, own],
    [many, null, own],
    [many, null, null, own],
  ];
}

/** What moved in one log; `undefined` for a log that is not of `account`, or that the chain has taken back. */
export function logPart(log: unknown, account: string): HistoryPart | undefined {
  const hash = evmHash(fieldOf(log, 'transactionHash'));
  const height = numberIn(log, 'blockNumber');
  const index = numberIn(log, 'logIndex');
  const token = evmAddress(fieldOf(log, 'address'));
  const isGone = fieldOf(log, 'removed') === true;
  if (!hash || height === undefined || index === undefined || !token || isGone) return undefined;
  const moves = movesIn(log, account, token);
  if (moves.length === 0) return undefined;
  const seconds = numberIn(log, 'blockTimestamp');
  return {
    key: `${hash}/${index}`,
    hash,
    height,
    place: numberIn(log, 'transactionIndex') ?? 0,
    moves,
    ...(seconds !== undefined && { minedAtMs: seconds * 1000 }),
  };
}

function movesIn(log: unknown, account: string, token: string): readonly Move[] {
  const topics = (entriesOf(fieldOf(log, 'topics'), 4) ?? []).map(wordOf);
  const data = wordsIn(textOf(log, 'data') ?? '');
  const [kind, second, third, fourth] = topics;
  if (kind === TRANSFER) {
    const side = sideOf(account, addressIn(second), addressIn(third));
    if (!side) return [];
    if (fourth !== undefined) return [nft(token, fourth, side)];
    const [units] = data;
    return units === undefined ? [] : [{ kind: 'fungible', token, units: BigInt(units), ...side }];
  }
  const side = sideOf(account, addressIn(third), addressIn(fourth));
  if (!side) return [];
  const moves = (ids: readonly string[]): readonly Move[] => ids.map((id) => nft(token, id, side));
  if (kind === SINGLE) return moves(data.slice(0, 1));
  return kind === BATCH ? moves(idsIn(data)) : [];
}

/** The first list of the data: an offset, then the length, then its entries. */
function idsIn(data: readonly string[]): readonly string[] {
  const start = Number(data[0] ?? '0x') / 32;
  const length = Number(data[start] ?? '0x');
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(length)) return [];
  return data.slice(start + 1, start + 1 + Math.min(length, BATCH_MAX));
}

function nft(token: string, id: string, side: Pick<Move, 'direction' | 'other'>): Move {
  return { kind: 'nft', token, tokenId: String(BigInt(id)), ...side };
}

function wordOf(topic: unknown): string | undefined {
  return typeof topic === 'string' && /^0x[0-9a-f]{64}$/i.test(topic)
    ? topic.toLowerCase()
    : undefined;
}

/** The data in words of 32 bytes. */
function wordsIn(data: string): readonly string[] {
  const digits = /^0x((?:[0-9a-f]{64})*)/i.exec(data.slice(0, 2 + 64 * WORD_DIGITS))?.[1] ?? '';
  return (digits.match(/.{64}/g) ?? []).map((word) => `0x${word}`);
}

/** The address in a word; empty for a word with more in it. */
function addressIn(word: string | undefined): string {
  const [, digits] = /^0x0{24}([0-9a-f]{40})$/.exec(word ?? '') ?? [];
  return evmAddress(digits) ?? '';
}

/** A quantity of a node that a JavaScript number holds exactly. */
export function numberIn(value: unknown, name: string): number | undefined {
  const field = fieldOf(value, name);
  const number =
    typeof field === 'string' && /^0x[0-9a-f]{1,13}$/i.test(field) ? Number(field) : field;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
    ? number
    : undefined;
}
