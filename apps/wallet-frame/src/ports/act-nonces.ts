import type { ActNonce } from '../domain/wallet-key/wallet-act';

/** Where the operator's logins give out what an act is signed with. */
export interface ActNonces {
  nonce(): Promise<ActNonce>;
}
