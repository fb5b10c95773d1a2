import { ApprovalQueue, type ApprovalHook } from './approval';
import { pageOrigin, realSleep } from './page-defaults';
import { WalletEvents } from './wallet-events';
import { memoryOnlyStorage, WalletMemory, type WalletStorage } from './wallet-memory';
import { WalletSharing } from './wallet-sharing';

/** The surroundings that a test can give to every test wallet. */
export interface WalletSurroundings {
  readonly approval?: ApprovalHook;
  readonly storage?: WalletStorage;
  readonly origin?: string;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** The internals of a test wallet on any namespace. */
export interface WalletInsides {
  readonly queue: ApprovalQueue;
  readonly events: WalletEvents;
  readonly memory: WalletMemory;
  readonly sharing: WalletSharing;

  /** The site that makes the requests. */
  readonly origin: string;
}

/** The differences between the wallets. */
export interface WalletKind {
  /** The key of its stored record. */
  readonly key: string;

  /** The chain it starts on, where it has one. */
  readonly chainId?: number;
  readonly onChange?: () => void;
}

/** Assembles a wallet: the visitor's answers, the stored record, and the accounts that the site may see. */
export function walletInsides(
  surroundings: WalletSurroundings,
  { chainId = 0, key, onChange = () => {} }: WalletKind,
): WalletInsides {
  const { approval: hook, origin = pageOrigin() } = surroundings;
  const { sleep = realSleep, storage = memoryOnlyStorage() } = surroundings;
  const initial = { chainId, isLocked: false, grants: {}, selected: [], addedChains: [] };
  const events = new WalletEvents();
  const memory = new WalletMemory({ storage, key, initial, onChange });
  return {
    queue: new ApprovalQueue({ hook, sleep, onChange }),
    events,
    memory,
    sharing: new WalletSharing({ origin, memory, events }),
    origin,
  };
}
