import type { CaipAddress } from '../caip/caip-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { TransactionOutcome } from './transaction-outcome';

/** A transaction that the visitor sent with the widget, for the site. A bundle of calls is one once its transaction is known. */
export interface SentByWidget {
  /** The hash of the transaction; on Solana its signature. */
  readonly hash: string;
  /** The namespace of its chain. */
  readonly namespace: ChainNamespace;

  /** The account that sent it, with its network. */
  readonly caipAddress: CaipAddress;

  /** How it ended. Absent while that is unknown. */
  readonly outcome?: TransactionOutcome;
}
