import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { NamespaceKeys } from '../../ports/namespace-keys';
import type { WalletAccess, WalletSession } from '../../ports/wallet-connector';
import type { AccountPlace, EmbeddedWalletAccounts } from './embedded-wallet-accounts';
import { EmbeddedWalletSession } from './embedded-wallet-session';
import type { EmbeddedWalletLink } from './embedded-wallet-link';
import type { RpcApproval } from './rpc-approval';
import type { UpdateEmail } from './update-email';

/** Downloads what makes the wallet of a namespace from the keys of the frame. */
export type LoadAuthAccess = (
  namespace: ChainNamespace,
) => Promise<(keys: NamespaceKeys) => WalletAccess>;

export interface OpenEmbeddedWalletDeps {
  readonly access: LoadAuthAccess;
  readonly accounts: EmbeddedWalletAccounts;
  readonly approval: RpcApproval;
  readonly link: EmbeddedWalletLink;
  readonly updateEmail: UpdateEmail;
}

/** Opens sessions of the embedded wallet. The end of one forgets the login. */
export class OpenEmbeddedWallet {
  readonly #deps: OpenEmbeddedWalletDeps;

  constructor(deps: OpenEmbeddedWalletDeps) {
    this.#deps = deps;
  }

  /**
   * Reads the account on `namespace` and opens its session.
   *
   * @throws what `EmbeddedWalletAccounts.read` throws.
   */
  async execute(
    namespace: ChainNamespace,
    place: AccountPlace,
    signal?: AbortSignal,
  ): Promise<WalletSession> {
    const { access, accounts, approval, link } = this.#deps;
    const [grant, accessWith] = await Promise.all([
      accounts.read(namespace, place, signal),
      access(namespace),
    ]);
    signal?.throwIfAborted();
    const deps = { accessWith, accounts, approval, link, onEnd: () => this.#forget() };
    return new EmbeddedWalletSession(deps, namespace, grant);
  }

  #forget(): void {
    const { approval, link, updateEmail } = this.#deps;
    approval.rejectAll();
    updateEmail.cancel();
    link.cache.clear();
    link.store.onEmailLogin({ type: 'signedOut' });
    link.store.onSocialLogin({ type: 'left' });
    link.store.change({ user: undefined });
  }
}
