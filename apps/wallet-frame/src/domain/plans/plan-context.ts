import type { AskNode } from './ask-node';
import type { Accounts } from '../accounts/accounts';
import type { FrameNetwork } from '../networks/settings';
import type { AskEsplora } from './bitcoin/ask-esplora';
import type { FindDescriptors } from './descriptors/describe-request';
import type { PrepareBundle } from './evm/bundle';
import type { FeePayer } from './solana/fee-payer';
import type { SentCalls } from './sent-calls';

/** What a plan is made with. */
export interface PlanContext {
  readonly accounts: Accounts;
  readonly site: string;
  readonly sentCalls: SentCalls;

  /** Where the operator ships descriptors of contracts. */
  readonly descriptors?: FindDescriptors;

  /** The operator's settings of the network, where its nodes serve it. */
  readonly network: FrameNetwork | undefined;

  /**
   * The address of the visitor's key, where the account is a contract at another address, which is then in `accounts`.
   * Such a contract of EntryPoint 0.8 answers no EIP-1271.
   */
  readonly owner?: string;

  /** Where the visitor's account on the network is a smart account. */
  readonly smartAccount?: PrepareBundle;

  /** Where the operator's service may pay the fees, on Solana. */
  readonly feePayer?: () => Promise<FeePayer>;

  /** Asks the operator's node of the network. @throws {@link HostRefusal} */
  readonly node: AskNode;

  /** Asks the operator's server of the network, where that is one of Bitcoin. @throws {@link HostRefusal} */
  readonly esplora: AskEsplora;
}
