import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { NamespaceKeys } from '../../ports/namespace-keys';
import type { WalletAccess, WalletSession } from '../../ports/wallet-connector';
import type { AccountPlace, AuthAccounts } from './auth-accounts';
import { AuthSession } from './auth-session';
import type { FrameLink } from './frame-link';
import type { RpcApproval } from './rpc-approval';
import type { UpdateEmail } from './update-email';

/** Downloads what makes the wallet of a namespace from the keys of the frame. */
export type LoadAuthAccess = (
  namespace: ChainNamespace,
) => Promise<(keys: NamespaceKeys) => WalletAccess>;

export interface OpenAuthSessionDeps {
  readonly access: LoadAuthAccess;
  readonly accounts: AuthAccounts;
  readonly approval: RpcApproval;
  readonly link: FrameLink;
  readonly updateEmail: UpdateEmail;
}

/** Opens sessions of the embedded wallet. The end of one forgets the login. */
export class OpenAuthSession {
  readonly #deps: OpenAuthSessionDeps;

  constructor(deps: OpenAuthSessionDeps) {
    this.#deps = deps;
  }

  /**
   * Reads the account on `namespace` and opens its session.
   *
   * @throws what `AuthAccounts.read` throws.
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
    return new AuthSession(deps, namespace, grant);
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
