import type { CaipAddress } from '../caip/caip-address';
import type { NamedFee } from '../transaction/transfer-fee';
import type { TokenBalance } from '../token/token-balance';

/** One transfer of one token: everything that a wallet is asked to send, and nothing else. */
export interface SendRequest {
  /** The account and the chain that the transfer leaves from. */
  readonly from: CaipAddress;

  /** The receiver, in the canonical spelling of a check at the safe level. */
  readonly to: string;
  /** The token. */
  readonly token: TokenBalance;

  /** In base units of the token. */
  readonly units: bigint;

  /** The fee that the visitor chose. Absent where the wallet chooses it. */
  readonly fee?: NamedFee;
}
