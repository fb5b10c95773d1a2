import type { ApprovalQueue, ApprovalKind, Approval } from './approval';
import type { WalletChains } from './wallet-chains';
import type { WalletEvents } from './wallet-events';
import type { WalletSharing } from './wallet-sharing';
import type { WalletSigner } from './wallet-signer';

/** Answers one method of the provider. */
export type WalletMethod = (params: readonly unknown[]) => unknown;

/** What the provider's methods are made of. */
export interface WalletParts {
  readonly chains: WalletChains;
  readonly queue: ApprovalQueue;
  readonly events: WalletEvents;
  readonly sharing: WalletSharing;
  readonly signer: WalletSigner;
  readonly origin: string;
  readonly isLocked: () => boolean;

  /** What is shared when a person says yes and names nothing. */
  readonly accountsToShare: () => Promise<readonly string[]>;

  /** Moves to a chain the wallet knows, and tells the site. */
  readonly moveTo: (chainId: number) => void;

  /** Remembers that the site asked while the wallet was locked. */
  readonly askOnceUnlocked: () => void;
}

/** Asks the person. A `pretended` answer is to be returned as it is. */
export function askPerson(
  { queue, origin }: WalletParts,
  kind: ApprovalKind,
  method: string,
  params: readonly unknown[],
): Promise<Approval> {
  return queue.ask({ kind, method, params, origin });
}
