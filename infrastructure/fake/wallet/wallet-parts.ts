import type { ApprovalQueue, ApprovalKind, Approval } from './approval';
import type { WalletChains } from './wallet-chains';
import type { WalletEvents } from './wallet-events';
import type { WalletSharing } from './wallet-sharing';
import type { WalletSigner } from './wallet-signer';

/** Answers one method of the provider. */
export type WalletMethod = (params: readonly unknown[]) => unknown;

/** The parts that the provider's methods use. */
export interface WalletParts {
  readonly chains: WalletChains;
  readonly queue: ApprovalQueue;
  readonly events: WalletEvents;
  readonly sharing: WalletSharing;
  readonly signer: WalletSigner;
  readonly origin: string;
  readonly isLocked: () => boolean;

  /** The accounts that an approval without a choice shares. */
  readonly accountsToShare: () => Promise<readonly string[]>;

  /** Switches to a known chain, and notifies the site. */
  readonly moveTo: (chainId: number) => void;

  /** Records that the site made a request while the wallet was locked. */
  readonly askOnceUnlocked: () => void;
}

/** Prompts the visitor. A `pretended` answer must be returned unchanged. */
export function askVisitor(
  { queue, origin }: WalletParts,
  kind: ApprovalKind,
  method: string,
  params: readonly unknown[],
): Promise<Approval> {
  return queue.ask({ kind, method, params, origin });
}
