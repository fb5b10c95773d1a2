import type { TransactionStatus, TransferDirection } from '../../domain/transaction/transaction';

/** The facts of a transaction itself. */
export interface PartHead {
  readonly status: TransactionStatus;
  readonly sentFrom: string;
  readonly sentTo: string;

  /** What was done, where nothing moved: `approve`, `deploy`, `execute`. */
  readonly operationType: string;

  /**
   * Whether logs alone say what moved: native currency that comes back for a token is not among them. Other sources say
   * each change of the account's balances.
   */
  readonly hasLogsAlone?: true;

  /** Why it failed, as the source says. */
  readonly failure?: string;
}

/** A movement of a fungible token, before the chain is asked about the token. */
export interface FungibleMove {
  readonly kind: 'fungible';
  readonly direction: TransferDirection;
  readonly units: bigint;

  /** The other side of the transfer. */
  readonly other: string;

  /** The contract; absent for the native currency. */
  readonly token?: string;

  /** The source's own facts about the token, unless the chain is asked. */
  readonly facts?: {
    readonly symbol: string;
    readonly decimals: number;
    readonly name?: string;
    readonly iconUrl?: string;
    readonly isSpam?: boolean;
  };
}

/** A movement of an NFT, before the chain is asked about its collection. */
export interface NftMove {
  readonly kind: 'nft';
  readonly direction: TransferDirection;
  readonly other: string;
  readonly token: string;
  readonly tokenId: string;

  /** The source's own facts about the collection, unless the chain is asked. */
  readonly facts?: {
    readonly name: string;
    readonly previewUrl?: string;
    readonly isSpam?: boolean;
  };
}

export type Move = FungibleMove | NftMove;

/** A part of a transaction as one stream found it: the transaction itself, or something that moved in it. */
export interface HistoryPart {
  /** Differs from that of every other part, and is the same when the part is found again. */
  readonly key: string;

  /** The transaction. */
  readonly hash: string;

  /** Its block, or another number that only falls from one part of a stream to the next. */
  readonly height: number;

  /** Its place in the block, as far as it is known: a greater one is later. */
  readonly place: number;
  readonly minedAtMs?: number;
  readonly head?: PartHead;
  readonly moves: readonly Move[];
}

/** What one request to a source brought. */
export interface StreamBatch {
  readonly parts: readonly HistoryPart[];

  /** The stream has delivered every part at this height and above. 0 where it has ended. */
  readonly completeFrom: number;
}

/** One list of a source, the latest first. */
export interface HistoryStream {
  /**
   * The next parts. `wanted` is the height down to which the other streams are complete: a stream that searches ranges
   * of blocks goes that far at once, if it can.
   *
   * @throws what its service or node throws.
   */
  next(signal: AbortSignal | undefined, wanted: number): Promise<StreamBatch>;

  /** Whether it searches ranges of blocks, so that it should know what the other streams found. */
  readonly isRanged?: boolean;
}

/** All parts of one transaction. */
export interface FoundTransaction {
  readonly hash: string;
  readonly height: number;
  readonly parts: readonly HistoryPart[];
}
