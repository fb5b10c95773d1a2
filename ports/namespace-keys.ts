import type { NamespaceRequester } from './namespace-requester';
import type { Stream } from './stream';
import type { WalletEvent, WalletGrant } from './wallet-connector';

/** The keys of a wallet on one namespace, used by requests: those of a paired wallet, or of the embedded one. */
export interface NamespaceKeys extends NamespaceRequester {
  /** The current grant; `undefined` where there is none any more. */
  readonly grant: WalletGrant | undefined;

  /** The changes of the grant, and its end. Absent where the wallet's own access reports them. */
  readonly events$?: Stream<WalletEvent>;

  /** Whether the wallet has `method`. */
  takes(method: string): boolean;
}
