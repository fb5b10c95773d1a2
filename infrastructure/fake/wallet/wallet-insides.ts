import { ApprovalQueue, type ApprovalHook } from './approval';
import { pageOrigin, realSleep } from './page-defaults';
import { WalletEvents } from './wallet-events';
import { memoryOnlyStorage, WalletMemory, type WalletStorage } from './wallet-memory';
import { WalletSharing } from './wallet-sharing';

/** What every test wallet can be given of its surroundings. */
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

  /** The site that asks. */
  readonly origin: string;
}

/** What sets one wallet apart. */
export interface WalletKind {
  /** Under what it remembers things. */
  readonly key: string;

  /** The chain it starts on, where it has one. */
  readonly chainId?: number;
  readonly onChange?: () => void;
}

/** Puts a wallet together: the person who answers, what is remembered, and what the site may see. */
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
