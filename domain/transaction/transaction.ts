import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip-network-id';
import { isCaipNetworkId } from '../caip/chain-id-grammar';
import { booleanOf, fieldOf, listOf, parseEach, textOf } from '../outside/untrusted-record';
import { isImageUrl } from '../text/image-url';
import { plainText } from '../text/plain-text';
import { type Decimal, decimalFromNumber, parseDecimal } from '../number/decimal';
import { nativeTokenMarkers } from '../token/token-balance';
import type { HistoryReach } from './history-reach';
import type { TransactionOutcome } from './transaction-outcome';

/** How far a transaction has come. */
export type TransactionStatus = 'confirmed' | 'failed' | 'pending';

/** Whether a transfer reached the account, left it, or went to itself. */
export type TransferDirection = 'in' | 'out' | 'self';

/** A transfer of a fungible token. */
export interface FungibleTransfer {
  /** A token with amounts. */
  readonly kind: 'fungible';
  /** Whether it came or went. */
  readonly direction: TransferDirection;
  /** The symbol of the token. */
  readonly symbol: string;

  /** In whole tokens. */
  readonly quantity: Decimal;
  /** The picture of the token. */
  readonly iconUrl?: string;

  /**
   * The receiver. Absent where the service does not name one: the transaction's `sentTo` may be a contract.
   */
  readonly recipient?: string;

  /**
   * The token's contract, or `native` for the chain's native currency. Absent where the service does not name
   * it.
   */
  readonly token?: string;

  /** Whether the transfer looks like bait: see `isBait`. */
  readonly isSpam?: true;
}

/** A transfer of an NFT. */
export interface NftTransfer {
  /** An NFT. */
  readonly kind: 'nft';
  /** Whether it came or went. */
  readonly direction: TransferDirection;
  /** The name of the NFT. */
  readonly name: string;
  /** Its picture. */
  readonly previewUrl?: string;
  /** Whether it looks like spam. */
  readonly isSpam: boolean;
}

/** What moved in a transaction. */
export type Transfer = FungibleTransfer | NftTransfer;

/** A transaction of an account's history. */
export interface Transaction {
  /** Its id, one of a kind in the list. */
  readonly id: string;
  /** When it happened, and what it is on the chain. */
  readonly metadata: {
    readonly minedAtMs: number;
    readonly chain: CaipNetworkId;

    /** What was done: `send`, `receive`, `trade`, `approve` and others. */
    readonly operationType: string;
    readonly status: TransactionStatus;
    readonly sentFrom: string;
    readonly sentTo: string;
    readonly hash?: string;

    /** What became of a transaction that this widget sent. Absent until it is known, and for all others. */
    readonly outcome?: TransactionOutcome;

    /** The reason that the chain or a service gives for a failed transaction. */
    readonly failure?: string;

    /** Whether this widget sent it, and the source does not list it. */
    readonly isOwn?: true;

    /** The hash of the transaction whose place it takes. */
    readonly replaces?: string;
  };
  /** What it moved. */
  readonly transfers: readonly Transfer[];
}

/** A page of an account's history. */
export interface TransactionPage {
  /** The transactions of this page, the latest first. */
  readonly transactions: readonly Transaction[];

  /** The cursor of the next page. Absent on the last. */
  readonly next?: string;

  /** How far back the source has looked. Absent where it knows the whole history. */
  readonly reach?: HistoryReach;
}

const MAX_NAME_LENGTH = 64;
const MAX_SYMBOL_LENGTH = 16;
const MAX_ADDRESS_LENGTH = 128;
const NATIVE = 'native';

const statuses: readonly TransactionStatus[] = ['confirmed', 'failed', 'pending'];
const directions: readonly TransferDirection[] = ['in', 'out', 'self'];

/**
 * Reads a page as a history service writes it: `data` and `next`. Drops a transaction that it cannot read,
 * and keeps the others. Returns `undefined` when there is no `data`.
 */
export function parseTransactionPage(value: unknown): TransactionPage | undefined {
  const data = listOf(value, 'data');
  const next = textOf(value, 'next');
  return data && { transactions: parseEach(data, parseTransaction), ...(next && { next }) };
}

/**
 * Reads a transaction as a history service writes it. Returns `undefined` without an id, a time, a known
 * status or a chain that is served. Drops a transfer that it cannot read, and keeps the others.
 */
export function parseTransaction(value: unknown): Transaction | undefined {
  const id = textOf(value, 'id');
  const metadata = fieldOf(value, 'metadata');
  const minedAtMs = Date.parse(textOf(metadata, 'minedAt') ?? '');
  const chain = textOf(metadata, 'chain');
  const status = statuses.find((known) => known === textOf(metadata, 'status'));
  const hash = cleaned(metadata, 'hash', MAX_ADDRESS_LENGTH);
  if (!id || Number.isNaN(minedAtMs) || !status) return undefined;
  if (chain === undefined || !isCaipNetworkId(chain)) return undefined;
  return {
    id,
    metadata: {
      minedAtMs,
      chain,
      operationType: cleaned(metadata, 'operationType', MAX_NAME_LENGTH),
      status,
      sentFrom: cleaned(metadata, 'sentFrom', MAX_ADDRESS_LENGTH),
      sentTo: cleaned(metadata, 'sentTo', MAX_ADDRESS_LENGTH),
      ...(hash && { hash }),
    },
    transfers: parseEach(listOf(value, 'transfers') ?? [], (transfer) =>
      parseTransfer(transfer, chain),
    ),
  };
}

function parseTransfer(value: unknown, chain: CaipNetworkId): Transfer | undefined {
  const direction = directions.find((known) => known === textOf(value, 'direction'));
  if (!direction) return undefined;
  const nft = fieldOf(value, 'nft_info');
  return nft ? parseNft(nft, direction) : parseFungible(value, direction, chain);
}

function parseNft(nft: unknown, direction: TransferDirection): NftTransfer {
  const preview = fieldOf(fieldOf(nft, 'content'), 'preview');
  const previewUrl = imageIn(preview);
  return {
    kind: 'nft',
    direction,
    name: cleaned(nft, 'name', MAX_NAME_LENGTH),
    ...(previewUrl && { previewUrl }),
    isSpam: booleanOf(fieldOf(nft, 'flags'), 'is_spam') ?? false,
  };
}

function parseFungible(
  value: unknown,
  direction: TransferDirection,
  chain: CaipNetworkId,
): FungibleTransfer | undefined {
  const fungible = fieldOf(value, 'fungible_info');
  const symbol = cleaned(fungible, 'symbol', MAX_SYMBOL_LENGTH);
  const quantity = quantityIn(value) ?? quantityIn(fungible);
  if (!symbol || !quantity) return undefined;
  const iconUrl = imageIn(fieldOf(fungible, 'icon'));
  const recipient = cleaned(value, 'recipient', MAX_ADDRESS_LENGTH);
  const token = tokenIn(fungible, chain);
  return {
    kind: 'fungible',
    direction,
    symbol,
    quantity,
    ...(iconUrl && { iconUrl }),
    ...(recipient && { recipient }),
    ...(token && { token }),
  };
}

/**
 * Services write the contract as `address`, bare or by CAIP-10, or one per chain under `implementations`, where
 * `null` stands for the chain's native currency.
 */
function tokenIn(fungible: unknown, chain: CaipNetworkId): string | undefined {
  const own = listOf(fungible, 'implementations')?.find(
    (each) => textOf(each, 'chain_id') === chain,
  );
  const address = fieldOf(own ?? fungible, 'address');
  if (address === null) return NATIVE;
  if (typeof address !== 'string') return undefined;
  const bare = address.startsWith(`${chain}:`) ? address.slice(chain.length + 1) : address;
  const marker = nativeTokenMarkers[parseCaipNetworkId(chain).namespace];
  if (bare.toLowerCase() === marker.toLowerCase()) return NATIVE;
  return plainText(bare, MAX_ADDRESS_LENGTH) || undefined;
}

/** Services write `quantity` beside `fungible_info`, or in it. */
function quantityIn(value: unknown): Decimal | undefined {
  const numeric = fieldOf(fieldOf(value, 'quantity'), 'numeric');
  if (typeof numeric === 'number') return decimalFromNumber(numeric);
  return typeof numeric === 'string' ? parseDecimal(numeric) : undefined;
}

function imageIn(value: unknown): string | undefined {
  const url = typeof value === 'string' ? value : textOf(value, 'url');
  return url !== undefined && isImageUrl(url) ? url : undefined;
}

function cleaned(value: unknown, name: string, maxLength: number): string {
  return plainText(textOf(value, name) ?? '', maxLength);
}
