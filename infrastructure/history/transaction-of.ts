import { shortenAddress } from '../../domain/address/shorten-address';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { isImageUrl } from '../../domain/text/image-url';
import { plainText } from '../../domain/text/plain-text';
import { isTokenDecimals } from '../../domain/token/amount';
import { decimalFromUnits } from '../../domain/number/decimal';
import { MAX_SYMBOL_LENGTH } from '../../domain/token/token-balance';
import type { TokenFacts } from '../../domain/token/token-facts';
import { isBait } from '../../domain/token/bait';
import type { Transaction, Transfer } from '../../domain/transaction/transaction';
import type { FoundTransaction, FungibleMove, Move, NftMove, PartHead } from './history-part';

/** What the chain says about what the parts leave open. */
export interface ChainKnowledge {
  facts(token: string): Promise<TokenFacts>;

  /** The time of the block at `height`, in milliseconds. */
  timeOf(height: number): Promise<number>;
}

/** The `timeOf` of a source that names the time of each transaction itself. */
export async function noTime(): Promise<number> {
  throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'a transaction has no time' });
}

/** More than a visitor reads in one row. */
const TRANSFERS_MAX = 8;
const MAX_NAME_LENGTH = 64;
const MAX_FAILURE_LENGTH = 120;

/**
 * The transaction as a visitor sees it. `undefined` for one that a stranger sent and that moved nothing: transfers of
 * nothing are sent to put an address into the visitor's history.
 *
 * @throws what `chain` throws.
 */
export async function transactionOf(
  found: FoundTransaction,
  network: Network,
  chain: ChainKnowledge,
): Promise<Transaction | undefined> {
  const head = found.parts.find((part) => part.head)?.head;
  const moves = found.parts.flatMap((part) => part.moves).slice(0, TRANSFERS_MAX);
  const [minedAtMs, ...read] = await Promise.all([
    found.parts.find((part) => part.minedAtMs !== undefined)?.minedAtMs ??
      chain.timeOf(found.height),
    ...moves.map((move) => transferOf(move, network, chain)),
  ]);
  const transfers = read.flatMap((transfer) => transfer ?? []);
  const [first] = moves;
  if (!head && (transfers.length === 0 || !first)) return undefined;
  const failure = plainText(head?.failure ?? '', MAX_FAILURE_LENGTH);
  const { hash } = found;
  return {
    id: hash,
    metadata: {
      minedAtMs,
      chain: network.caipNetworkId,
      operationType: operationOf(transfers, head) ?? head?.operationType ?? 'execute',
      status: head?.status ?? 'confirmed',
      sentFrom: head?.sentFrom ?? (first?.direction === 'in' ? first.other : ''),
      sentTo: head?.sentTo ?? (first?.direction === 'out' ? first.other : ''),
      hash,
      ...(failure && { failure }),
    },
    transfers,
  };
}

function operationOf(
  transfers: readonly Transfer[],
  head: PartHead | undefined,
): string | undefined {
  const directions = new Set(transfers.map(({ direction }) => direction));
  if (directions.size > 1) return 'trade';
  if (directions.has('in')) return 'receive';
  if (directions.size === 0) return undefined;
  const isCall = head?.hasLogsAlone && !transfers.every((one) => isSentBy(one, head));
  return isCall ? head.operationType : 'send';
}

/**
 * Whether a transaction that goes to `sentTo` is this transfer itself. A token that leaves in the call of another contract is
 * no transfer of the visitor's: logs show no native currency that came back for it.
 */
function isSentBy(transfer: Transfer, { sentFrom, sentTo }: PartHead): boolean {
  if (transfer.kind !== 'fungible' || sentTo === '') return true;
  const { recipient, token } = transfer;
  const targets = [token === 'native' ? recipient : token, sentFrom];
  return targets.some((one) => one?.toLowerCase() === sentTo.toLowerCase());
}

async function transferOf(
  move: Move,
  network: Network,
  chain: ChainKnowledge,
): Promise<Transfer | undefined> {
  return move.kind === 'nft' ? nftOf(move, chain) : fungibleOf(move, network, chain);
}

async function nftOf(move: NftMove, chain: ChainKnowledge): Promise<Transfer> {
  const { direction, facts, token, tokenId } = move;
  const collection = facts?.name ?? (await chain.facts(token)).symbol ?? '';
  const name = plainText(collection, MAX_NAME_LENGTH) || shortenAddress(token);
  const isSpam = facts?.isSpam ?? (direction === 'in' && isBait(name));
  const { previewUrl } = facts ?? {};
  const isShown = previewUrl !== undefined && isImageUrl(previewUrl);
  return {
    kind: 'nft',
    direction,
    name: `${name} #${shortenAddress(tokenId)}`,
    ...(isShown && { previewUrl }),
    isSpam,
  };
}

async function fungibleOf(
  move: FungibleMove,
  network: Network,
  chain: ChainKnowledge,
): Promise<Transfer | undefined> {
  const { direction, other, token, units } = move;
  if (units === 0n) return undefined;
  const facts = await factsOf(move, network, chain);
  const { decimals, iconUrl } = facts;
  // An amount without its decimals could be any amount.
  if (decimals === undefined || !isTokenDecimals(decimals)) return undefined;
  const symbol =
    plainText(facts.symbol ?? '', MAX_SYMBOL_LENGTH) || shortenAddress(token ?? network.name);
  const isFlagged = facts.isSpam ?? (direction === 'in' && isBait(symbol, facts.name));
  const isSpam = token !== undefined && isFlagged;
  return {
    kind: 'fungible',
    direction,
    symbol,
    quantity: decimalFromUnits(units, decimals),
    token: token ?? 'native',
    ...(iconUrl !== undefined && isImageUrl(iconUrl) && { iconUrl }),
    ...(direction === 'out' && { recipient: other }),
    ...(isSpam && { isSpam }),
  };
}

async function factsOf(
  { facts, token }: FungibleMove,
  { nativeCurrency }: Network,
  chain: ChainKnowledge,
): Promise<TokenFacts & Partial<NonNullable<FungibleMove['facts']>>> {
  if (facts) return facts;
  return token === undefined ? nativeCurrency : chain.facts(token);
}
