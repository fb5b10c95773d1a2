import type { CaipAddress } from '../domain/caip/caip-address';
import type { WalletSession } from './wallet-connector';

/** The ability of an adapter on whose namespace messages are signed. */
export interface ChainSigner {
  /**
   * Requests that the wallet behind `session` sign `text` with `account`; the wallet may prompt the visitor,
   * and there is no time limit. The signature is in the namespace's own form.
   *
   * @throws `WidgetError` `RPC` with the wallet's code (4001 when the visitor declines),
   *   `WALLET_RESPONSE_INVALID` for an answer that is no signature of the account's, what the network's
   *   `RpcClient` throws where the account is a contract and could not be asked, and the reason of `signal`
   *   as soon as it aborts: the wallet may still show the request then.
   */
  signMessage(
    text: string,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string>;

  /**
   * Whether `signature` of `text` is by the key of `account`. Asks neither a wallet nor a node, so it is
   * `false` for a contract's signature. Absent where the adapter cannot tell.
   */
  isSignedByKey?(text: string, account: CaipAddress, signature: string): Promise<boolean>;
}
